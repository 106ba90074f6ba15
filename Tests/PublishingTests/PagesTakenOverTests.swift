import Files
import Rendering
import Screens
import Store
import TestSupport
import Testing

@testable import Publishing

/// Pages that the last build has judged.
@Suite struct PagesTakenOverTests {
  /// A store whose last build had some files, whatever their bytes.
  private final class KnowingStore: SiteStore {
    private let memory = MemoryStore()
    private let known: Set<String>
    var files: [String: [UInt8]] { memory.files }

    init(_ known: String...) { self.known = Set(known) }

    func takeOver(_ bytes: [UInt8], as file: String) throws(FileError) -> Bool {
      guard known.contains(file) else { return false }
      try memory.write(bytes, to: file)
      return true
    }

    func write(_ bytes: [UInt8], to file: String) throws(FileError) {
      try memory.write(bytes, to: file)
    }
    func commit() throws(FileError) -> StoreSummary { try memory.commit() }
    func discard() { memory.discard() }
  }

  private func publication(of series: PageSeries...) -> Publication {
    Publication(
      frame: PageFrame(site: "Test", language: "en"), theme: Theme(name: "none", stylesheet: []),
      series: series)
  }

  private let faulty = PageSeries(named: "Empty", at: .front) { _, _ in }
  private let lost = PageSeries(named: "Lost", at: .front) {
    LostScreen().draw(at: .front, in: $0, into: &$1)
  }

  @Test func `a page that is taken over is not judged, and is in the site`() async throws {
    let store = KnowingStore("index.html")
    let report = try await Publisher(to: store, workers: 2).publish(publication(of: faulty))
    let other = MemoryStore()
    await #expect(throws: PublishError.self) {
      try await Publisher(to: other, workers: 2).publish(publication(of: faulty))
    }
    #expect(report.pages == 1 && store.files["index.html"] == [])
  }

  @Test func `where it leads is looked at all the same`() async {
    let error = await #expect(throws: PublishError.self) {
      try await Publisher(to: KnowingStore("index.html"), workers: 2)
        .publish(publication(of: lost))
    }
    #expect(
      error?.description == """
        index.html:19:55: error: "gone.html" is not a page or file of this site: add the file or \
        fix the reference [site-link]
        """)
  }

  @Test func `its bytes count`() async {
    let error = await #expect(throws: PublishError.self) {
      try await Publisher(to: KnowingStore("index.html"), workers: 2)
        .publish(publication(of: lost), maximumBytes: 1_000)
    }
    guard case .tooLarge = error else { return #expect(error == nil) }
  }
}
