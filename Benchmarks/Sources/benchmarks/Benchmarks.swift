import Foundation
import Rowhouse

/// Makes recordings, turns them into a catalogue step by step, and says how long each step took.
///
/// Every figure is checked: a step that lost a recording or a page ends the run.
@main
enum Benchmarks {
  static func main() async throws {
    let count = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 100_000
    let folder = URL.temporaryDirectory.appending(path: "rowhouse-benchmarks")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "recordings.json")
    try Generator(count: count).write(to: file)

    var table = Table()
    let size = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    var start = ContinuousClock.now
    let index = try RecordingInputs([file.path]).index()
    table.note("index", records: count, bytes: size, since: start)
    try expect(index.count == count && index.refusals.isEmpty, "the index lost recordings")

    let publication = Catalogue(of: index, titled: "Benchmark", pageSize: 50)
      .publication(theme: .cupertino)
    var digests: [[String: Int]] = []
    var bytes = 0
    for workers in [1, 2] {
      let store = Counter()
      start = ContinuousClock.now
      let report = try await Publisher(to: store, workers: workers).publish(publication)
      let step = "draw and validate, \(workers) \(workers == 1 ? "worker" : "workers")"
      table.note(step, records: count, bytes: report.bytes, since: start)
      try expect(report.pages == publication.pageCount, "pages were lost")
      digests.append(store.digests)
      bytes = report.bytes
    }
    try expect(digests[0] == digests[1], "the bytes depend on the number of workers")

    let output = folder.appending(path: "site").path
    for step in ["draw, validate and publish", "the same again, unchanged"] {
      start = ContinuousClock.now
      _ = try await Publisher(to: FolderStore(output)).publish(publication)
      table.note(step, records: count, bytes: bytes, since: start)
    }
    start = ContinuousClock.now
    let check = try await FolderCheck(output, workers: 2).run()
    table.note("check the folder", records: count, bytes: bytes, since: start)
    try expect(check.faults.isEmpty, "the published folder has faults")
    print(table)
  }

  private static func expect(_ isTrue: Bool, _ failure: String) throws {
    if !isTrue { throw Failure(description: failure) }
  }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }
}
