import Bytes
package import Files
package import Publishing
import Search
import Store
import Validation

extension Publisher where Store == PartWriter {
  /// Draws and validates a part of the pages, and keeps them with the facts about them; if one is
  /// invalid, it throws and keeps nothing.
  package func draw(_ part: WorkPart, of publication: Publication) async throws -> PublishReport {
    // After a commit there is nothing to remove.
    defer { store.discard() }
    var report = PublishReport()
    let watch = Stopwatch()
    let files = try files(of: publication)
    let (drawn, notes) = try await drawAll(publication, files, SiteBudget(), part: part)
    let findings = drawn.pageFindings.findings()
    guard findings.isEmpty else { throw PublishError.invalid(findings) }
    report.pages = drawn.pages
    report.bytes = drawn.bytes
    report.steps.append(StepReport(.pages, since: watch, bytes: drawn.bytes))
    try store.writeFacts { fields in
      drawn.write(to: &fields)
      for own in notes {
        fields.append(own.count)
        for notes in own { notes.write(to: &fields) }
      }
    }
    try expectScratch()
    report.store = try store.commit()
    return report
  }
}

extension Publisher {
  /// Publishes pages that were drawn in parts; if it throws, the existing site is unchanged.
  package func publish(
    _ publication: Publication, drawnIn parts: [FilePath], maximumFiles: Int? = nil,
    maximumBytes: Int? = nil
  ) async throws -> PublishReport {
    let budget = SiteBudget(maximumFiles: maximumFiles, maximumBytes: maximumBytes)
    return try await publishing(publication, budget) { files in
      let taken = try await workers.parts(of: parts.count) { queue in
        var taken: [TakenPart] = []
        while let job = queue.next() {
          taken.append(try take(parts[job], of: publication, files, queue, budget))
        }
        try expectGoingOn(queue)
        return taken
      }.flatMap(\.self)
      let validation = taken.reduce(into: SiteValidation()) { $0.merge($1.validation) }
      let notes = publication.searches.indices.map { search in taken.flatMap { $0.notes[search] } }
      let files = taken.reduce(0) { $0 + $1.files }
      guard publication.isWhole(files, validation, notes) else {
        let folder = parts.first?.parent ?? "."
        throw FileError(
          "use \"\(folder)\"",
          .words("its parts are not all pages of the site. Draw all parts again."))
      }
      return (validation, notes)
    }
  }

  /// Adds the pages of a part to the site.
  private func take(
    _ path: FilePath, of publication: Publication, _ files: SiteFiles, _ queue: JobQueue,
    _ budget: SiteBudget
  ) throws -> TakenPart {
    let part = try PartReader(path)
    let count = try takeFiles(of: part, files, queue, budget)
    do throws(FileError) {
      return try part.facts { fields in
        guard let validation = SiteValidation(from: &fields) else { return nil }
        var notes: [[SearchNotes]] = []
        for search in publication.searches {
          // Even the notes of no row have the numbers of everything.
          let own = fields.list(ofSize: 64) {
            SearchNotes(from: &$0, of: search.schema, in: scratch)
          }
          guard let own else { return nil }
          notes.append(own)
        }
        return TakenPart(files: count, validation: validation, notes: notes)
      }
    } catch {
      // Notes that were not kept are not read back either.
      try expectScratch()
      throw error
    }
  }

  /// Writes the files of a part, and returns how many there are.
  private func takeFiles(
    of part: PartReader, _ files: SiteFiles, _ queue: JobQueue, _ budget: SiteBudget
  ) throws -> Int {
    var open: [String: (draft: Store.Draft, size: Int)] = [:]
    var count = 0
    while let (frame, path, bytes) = try part.nextFile() {
      try expectGoingOn(queue)
      guard files.contains(Array(path.utf8)) else { throw part.damaged }
      if frame == .file {
        try keep(bytes, at: path, budget)
        progress.advance(by: 1, records: 0)
        count += 1
        continue
      }
      let known = open.removeValue(forKey: path)
      var draft = if let known { known.draft } else { try store.draft(of: path) }
      let size = known?.size ?? 0
      if frame == .piece {
        try draft.append(bytes)
        open[path] = (draft, size + bytes.count)
      } else {
        try draft.finish()
        count += 1
        try budget.take(size, for: path)
      }
    }
    guard open.isEmpty else { throw part.damaged }
    return count
  }
}

/// The pages of a part that are in the site, and the facts about them.
private struct TakenPart: Sendable {
  let files: Int
  let validation: SiteValidation
  let notes: [[SearchNotes]]
}

extension Publication {
  /// Whether parts are complete: each page and file, and of each search all rows of its pages.
  fileprivate func isWhole(
    _ files: Int, _ validation: SiteValidation, _ notes: [[SearchNotes]]
  ) -> Bool {
    let fileCount = fileSeries.reduce(pageCount) { $0 + $1.count }
    guard files == fileCount, validation.pages == pageCount else { return false }
    var rows = searches.map { _ in 0 }
    for series in series where number(ofSearch: series) < searches.count {
      rows[series.searchNumber] += (0..<series.count).reduce(0) { $0 + series.recordCount($1) }
    }
    return searches.indices.allSatisfy { search in
      searches[search].findsDrawnRows
        || rows[search] == notes[search].reduce(0) { $0 + $1.rowCount }
    }
  }
}
