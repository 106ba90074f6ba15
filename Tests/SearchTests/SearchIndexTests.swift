import Files
import TestSupport
import Testing

@testable import Search

/// The whole index of thousands of recordings; what is found in it, the tests in a browser ask its script.
@Suite struct SearchIndexTests {
  private static let catalogue = SampleCatalogue(count: 6_000, seed: 1)
  private static let files = catalogue.index(by: 1).allFiles()

  @Test(arguments: [2, 3, 7])
  func `the files do not depend on who noted what`(workers: Int) {
    let index = Self.catalogue.index(by: workers)
    let other = index.allFiles(ofJobs: (0..<index.jobCount).reversed())
    #expect(Self.bytes(other) == Self.bytes(Self.files))
  }

  @Test(arguments: [1, 3])
  func `the files do not depend on what is in memory`(workers: Int) throws {
    try Sandbox.use { sandbox in
      let scratch = ScratchFile(in: try Folder(FilePath(sandbox("."))))
      let index = Self.catalogue.index(by: workers, in: scratch)
      #expect(Self.bytes(index.allFiles()) == Self.bytes(Self.files))
      #expect(scratch.failure == nil)
    }
  }

  private static func bytes(_ files: [SearchFile]) -> [String: [UInt8]] {
    Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.bytes) })
  }

  @Test func `no files but the root and the filters are there of nothing`() {
    let files = SampleCatalogue(count: 0, seed: 1).index(by: 2).allFiles()
    #expect(files.map(\.path).sorted() == ["search/filters.js", "search/root.js"])
  }

  @Test func `the files of a job have numbers that no other job's have`() {
    let index = Self.catalogue.index(by: 2)
    #expect(!index.isOverfull)
    var isOverfull: [Bool] = []
    for room in [0, 1, 10_000] {
      var count = 0
      let job = IndexJob(words: 0..<index.words.count, digits: 0..<10, uses: 0, numberCount: 0)
      let part = job.files(7, numbered: 500..<500 + room, of: index) { file in
        if file.path.contains("/w") { count += 1 }
      }
      #expect(count > 1 && part.firstNumber == 500)
      isOverfull.append(part.isOverfull)
    }
    #expect(isOverfull == [true, true, false])
  }

  @Test func `what a job cannot write ends it`() {
    struct Full: Error {}
    let index = Self.catalogue.index(by: 1)
    for job in 0..<index.jobCount {
      #expect(throws: Full.self) {
        _ = try index.files(of: job) { _ throws(Full) in throw Full() }
      }
    }
  }
}
