import Foundation
import Store
import Synchronization
import TestSupport
import Testing

@Suite struct ReaderTests {
  @Test func `a reader never misses a file while sites change`() throws {
    try Sandbox.use { sandbox in
      let files = ["index.html", "other.html", "deep/page.html"]
      func publishVersion(_ version: Int) throws {
        let pages = files.map { ($0, "version \(version)") }
        try publish(Dictionary(uniqueKeysWithValues: pages), to: sandbox("site"))
      }
      try publishVersion(0)
      try sandbox.put("example.org", at: "site/CNAME")
      let readers = Readers(of: (files + ["CNAME"]).map { sandbox("site/\($0)") })
      for version in 1...50 { try publishVersion(version) }
      let (reads, misses) = readers.stop()
      #expect(misses == 0)
      #expect(reads > 100)
    }
  }
}

/// Two threads that open and read files over and over.
private final class Readers: Sendable {
  private let isStopped = Atomic(false)
  private let reads = Atomic(0)
  private let misses = Atomic(0)
  private let done = DispatchGroup()

  init(of files: [String]) {
    for _ in 0..<2 {
      done.enter()
      // A thread of its own: the tests beside this one keep the shared ones waiting.
      Thread.detachNewThread { [self] in
        defer { done.leave() }
        while !isStopped.load(ordering: .relaxed) {
          for file in files {
            let isThere = FileManager.default.contents(atPath: file)?.isEmpty == false
            if isThere {
              reads.add(1, ordering: .relaxed)
            } else {
              misses.add(1, ordering: .relaxed)
            }
          }
        }
      }
    }
  }

  func stop() -> (reads: Int, misses: Int) {
    isStopped.store(true, ordering: .relaxed)
    done.wait()
    return (reads.load(ordering: .relaxed), misses.load(ordering: .relaxed))
  }
}
