import Foundation
import Recordings
import Records
import Rendering
import Synchronization
import TestSupport
import Testing

@testable import Catalogues
@testable import Publishing

@Suite struct BuildProgressTests {
  /// Somebody who writes down what there is to see.
  private final class Watcher: Sendable {
    private let seen = Mutex<[BuildSnapshot]>([])
    var snapshots: [BuildSnapshot] { seen.withLock { $0 } }
    func note(_ snapshot: BuildSnapshot) { seen.withLock { $0.append(snapshot) } }
  }

  @Test func `a step is seen when it begins, and then ten times in a second at most`() {
    let watcher = Watcher()
    let progress = BuildProgress { watcher.note($0) }
    progress.begin(.pages, of: 1_000)
    for _ in 0..<500 { progress.advance(by: 1, records: 50) }
    #expect(watcher.snapshots.count <= 2)
    usleep(120_000)
    progress.advance(by: 1, records: 50)
    progress.begin(.links)
    let (last, links) = (watcher.snapshots.dropLast().last, watcher.snapshots.last)
    #expect(last?.step == .pages)
    #expect((last?.done, last?.total, last?.records) == (501, 1_000, 25_050))
    #expect(last?.fraction == 0.501)
    #expect((0.1..<10) ~= last?.seconds ?? 0)
    #expect(links == BuildSnapshot(step: .links, done: 0, total: 0, records: 0, seconds: 0))
    #expect(links?.fraction == nil)
  }

  @Test func `a build passes through every step, and every record is counted`() async throws {
    let watcher = Watcher()
    let progress = BuildProgress { watcher.note($0) }
    let records = (1...120).map { CatalogueTests.record($0) }.joined(separator: ",")
    let bytes = Array("[\(records)]".utf8)
    progress.begin(.index, of: bytes.count)
    let read = Mutex((bytes: 0, records: 0))
    let index = try CollectionIndex.reading(
      [BytesSource(name: "x.json", bytes: bytes)], of: .recordings(), windowSize: 4_096
    ) { bytes, records in
      read.withLock { $0 = ($0.bytes + bytes, $0.records + records) }
      return true
    }
    #expect(read.withLock { $0.bytes } == bytes.count)
    #expect(read.withLock { $0.records } == 120)

    let publication = Catalogue(of: RecordingKind(index), titled: "Birds", pageSize: 7)
      .publication(theme: Theme(name: "none", stylesheet: []))
    let report = try await Publisher(to: MemoryStore(), workers: 2, progress: progress)
      .publish(publication)
    var steps: [BuildStep] = []
    for snapshot in watcher.snapshots where snapshot.step != steps.last {
      steps.append(snapshot.step)
    }
    #expect(steps == [.index, .pages, .links, .search, .commit])
    #expect(report.steps.map(\.step) == [.pages, .links, .search, .commit])
    #expect(report.steps.first?.bytes == report.bytes)
    #expect(report.steps.last?.bytes == publication.files.reduce(0) { $0 + $1.bytes.count })
    #expect(report.steps.allSatisfy { $0.peakMemory > 1_000_000 && $0.seconds >= 0 })
  }

  @Test func `reading can be called off`() {
    let source = BytesSource(
      name: "x.json", bytes: Array("[\(CatalogueTests.record(1)),\(CatalogueTests.record(2))]".utf8)
    )
    #expect {
      try CollectionIndex.reading([source], of: .recordings(), windowSize: 64) { _, _ in false }
    } throws: { error in
      "\(error)" == "x.json: reading was cancelled"
    }
  }
}
