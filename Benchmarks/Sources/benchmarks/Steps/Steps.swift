import Catalogues
import Foundation
import Recordings
import Records
import Rowhouse
import Store
import ToolCommands

/// Turns recordings into a catalogue step by step and says how long each step took.
///
/// A step is done a few times and its fastest run counts: whatever else a machine does makes it
/// slower. Every step is checked: one that lost a recording or a page ends the run.
struct Steps {
  /// The recordings.
  let file: URL

  /// Where sites are published, and left: files made soon after many were removed cost more.
  let folder: URL

  private static let title = "Benchmark"
  private static let repetitions = 3

  func run() async throws {
    let json = try file.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0
    let inputs = try CollectionInputs([file.path])
    let (index, indexing) = try await fastest { _ in
      try await inputs.index(of: .recordings(), workers: 1)
    }
    try Failure.unless(index.refusals.examples.isEmpty, "the index refused recordings")
    var table = StepTable(records: index.count)
    table.note("index, --jobs 1", bytes: json, indexing)
    let (inParts, indexingInParts) = try await fastest { _ in
      try await inputs.index(of: .recordings(), workers: 2)
    }
    try Failure.unless(
      inParts.groups == index.groups
        && (0..<index.count).allSatisfy { inParts.name(at: $0) == index.name(at: $0) },
      "the index depends on the number of workers")
    table.note("index, --jobs 2", bytes: json, indexingInParts)

    // What pages take is measured without the search, which notes what is on them as they are drawn.
    let pages = publication(of: index, hasSearch: false)
    try await pageByPage(of: index, pages, json: json, into: &table)
    try await drawing(pages, into: &table)
    try await publishing(pages, into: &table)
    try await publishing(searched: publication(of: index, hasSearch: true), into: &table)
    print(table)
  }

  private func publication(of index: CollectionIndex, hasSearch: Bool) -> Publication {
    var extras = CatalogueExtras()
    extras.hasSearch = hasSearch
    return Catalogue(
      of: RecordingKind(index, with: extras), titled: Self.title, pageSize: 50
    ).publication(theme: .cupertino)
  }

  /// What one worker does with a page, each part by itself.
  private func pageByPage(
    of index: CollectionIndex, _ publication: Publication, json: Int, into table: inout StepTable
  ) async throws {
    let ((times, report), _) = try await fastest { repetition in
      let times = StepTimes()
      let store = TimedStore(folder: try FolderStore(site("timed", repetition)), times: times)
      let catalogue = TimedCatalogue(index: index, times: times)
        .publication(like: publication, titled: Self.title)
      return (times, try await Publisher(to: store, workers: 1).publish(catalogue))
    }
    table.note("read a page's records", bytes: json, times[.read])
    table.note("draw it", bytes: report.bytes, times[.draw])
    table.note("validate it", bytes: report.bytes, times[.validate])
    table.note("write it", bytes: report.bytes, times[.write])
    table.note("all the rest", bytes: report.bytes, times[.other])
  }

  private func drawing(_ publication: Publication, into table: inout StepTable) async throws {
    var digests: [[String: UInt64]] = []
    for workers in [1, 2] {
      let ((store, report), time) = try await fastest { _ in
        let store = DigestStore()
        return (store, try await Publisher(to: store, workers: workers).publish(publication))
      }
      table.note("draw and validate, --jobs \(workers)", bytes: report.bytes, time)
      try Failure.unless(report.pages == publication.pageCount, "pages were lost")
      digests.append(store.digests)
    }
    try Failure.unless(digests[0] == digests[1], "the bytes depend on the number of workers")
  }

  private func publishing(_ publication: Publication, into table: inout StepTable) async throws {
    let (report, time) = try await fastest { repetition in
      try await Publisher(to: FolderStore(site("site", repetition)), workers: 2)
        .publish(publication)
    }
    table.note("draw, validate and publish", bytes: report.bytes, time)
    let timed = try FolderTally(of: URL(filePath: site("timed", 0)))
    let whole = try FolderTally(of: URL(filePath: site("site", 0)))
    try Failure.unless(timed.digest == whole.digest, "the timed pages are not the catalogue's")
    try Failure.unless(whole.distinctRows == table.records, "the listing lost recordings")
  }

  /// What is done where recordings can be searched for, as the command does.
  private func publishing(
    searched publication: Publication, into table: inout StepTable
  ) async throws {
    let (report, time) = try await fastest { repetition in
      try await Publisher(to: FolderStore(site("searched", repetition)), workers: 2)
        .publish(publication)
    }
    table.note("the same with the search", bytes: report.bytes, time)

    let (again, timeAgain) = try await fastest { _ in
      try await Publisher(to: FolderStore(site("searched", 0)), workers: 2)
        .publish(publication)
    }
    table.note("the same again, unchanged", bytes: again.bytes, timeAgain)
    try Failure.unless(again.store.written == 0, "what had not changed was written again")

    let (check, checking) = try await fastest { _ in
      try await FolderCheck(site("searched", 0), workers: 2).run()
    }
    table.note("check the folder", bytes: report.bytes, checking)
    try Failure.unless(check.findings.isEmpty, "the published folder has faults")
  }

  private func site(_ name: String, _ repetition: Int) -> String {
    folder.appending(path: "\(name)-\(repetition)").path
  }

  /// Does something a few times.
  ///
  /// - Returns: What came of the fastest run, and the time that it took.
  private func fastest<Result>(
    _ work: (_ repetition: Int) async throws -> Result
  ) async throws -> (result: Result, time: Duration) {
    var fastest = try await timed(0, work)
    for repetition in 1..<Self.repetitions {
      let next = try await timed(repetition, work)
      if next.time < fastest.time { fastest = next }
    }
    return fastest
  }

  private func timed<Result>(
    _ repetition: Int, _ work: (_ repetition: Int) async throws -> Result
  ) async throws -> (result: Result, time: Duration) {
    let start = ContinuousClock.now
    let result = try await work(repetition)
    return (result, ContinuousClock.now - start)
  }
}
