import Bytes
import Files
import Search
import Store
import Validation

extension Publisher where Store == PartStore {
  /// Draws and validates a part of the pages, and keeps them with the facts about them.
  ///
  /// - Parameters:
  ///   - part: Which part.
  ///   - publication: The whole publication.
  /// - Returns: A report of the drawn pages.
  /// - Throws: ``PublishError``; also if a page of the part is invalid. Nothing is then kept.
  package func draw(
    _ part: WorkPart, of publication: Publication
  ) async throws(PublishError) -> PublishReport {
    do throws(PublishError) {
      return try await drawing(part, of: publication)
    } catch {
      store.discard()
      throw error
    }
  }

  private func drawing(
    _ part: WorkPart, of publication: Publication
  ) async throws(PublishError) -> PublishReport {
    var report = PublishReport()
    let watch = Stopwatch()
    let files = try files(of: publication)
    let budget = SiteBudget(maximumFiles: nil, maximumBytes: nil)
    var (drawn, notes) = try await drawAll(publication, files, budget, part: part)
    let findings = drawn.pageFindings.findings()
    guard findings.isEmpty else { throw .invalid(findings) }
    (report.pages, report.bytes) = (drawn.pages, drawn.bytes)
    report.steps.append(StepReport(.pages, since: watch, bytes: drawn.bytes))
    do throws(FileError) {
      try store.file.write(.filesEnd, [], of: "")
    } catch {
      throw .store(error)
    }
    store.file.write { archive in
      archive.serialize(&drawn)
      for search in publication.searches.indices {
        archive.serialize(&notes[search], each: publication.searches[search].schema.notes())
      }
    }
    try expectScratch()
    do throws(FileError) { report.store = try store.commit() } catch { throw .store(error) }
    return report
  }
}

extension Publisher {
  /// Publishes pages that were drawn in parts.
  ///
  /// - Parameters:
  ///   - publication: The whole publication.
  ///   - parts: All parts of it.
  ///   - maximumFiles: As of ``publish(_:maximumFiles:maximumBytes:)``.
  ///   - maximumBytes: Likewise.
  /// - Returns: A report of the published pages.
  /// - Throws: ``PublishError``. The existing site is then unchanged.
  package func publish(
    _ publication: Publication, drawnIn parts: [PlanFileReader], maximumFiles: Int? = nil,
    maximumBytes: Int? = nil
  ) async throws(PublishError) -> PublishReport {
    let budget = SiteBudget(maximumFiles: maximumFiles, maximumBytes: maximumBytes)
    return try await publishing(publication, budget) { _ throws(PublishError) in
      let paths = parts.map(\.path)
      let read = try await workers.parts(of: paths.count) { queue throws(PublishError) in
        var read: [(SiteValidation, [[SearchNotes]])] = []
        while let job = queue.next() {
          read.append(try take(paths[job], publication, queue, budget))
        }
        try expectGoingOn(queue)
        return read
      }.flatMap(\.self)
      let validation = read.reduce(into: SiteValidation()) { $0.merge($1.0) }
      return (
        validation, publication.searches.indices.map { search in read.flatMap { $0.1[search] } }
      )
    }
  }

  /// Adds the pages of a part to the site.
  ///
  /// - Returns: The facts about them.
  private func take(
    _ path: FilePath, _ publication: Publication, _ queue: JobQueue, _ budget: SiteBudget
  ) throws(PublishError) -> (SiteValidation, [[SearchNotes]]) {
    var open: [String: (draft: Store.Draft, size: Int)] = [:]
    var validation = SiteValidation()
    var notes: [[SearchNotes]] = publication.searches.map { _ in [] }
    let file: PlanFileReader
    do throws(FileError) { file = try PlanFileReader(path) } catch { throw .store(error) }
    try file.readFiles { frame, path, bytes throws(PublishError) in
      try expectGoingOn(queue)
      guard frame != .file else {
        try keep(bytes, at: path, budget)
        return progress.advance(by: 1, records: 0)
      }
      var size = 0
      do throws(FileError) {
        let known = open.removeValue(forKey: path)
        var draft = if let known { known.draft } else { try store.draft(of: path) }
        size = known?.size ?? 0
        if frame == .piece {
          try draft.append(bytes)
          open[path] = (draft, size + bytes.count)
        } else {
          try draft.finish()
        }
      } catch {
        throw .store(error)
      }
      if frame == .pieceEnd { try budget.take(size, for: path) }
    } failing: {
      .store($0)
    }
    do throws(FileError) {
      try file.read { archive in
        archive.serialize(&validation)
        for (search, own) in publication.searches.enumerated() {
          archive.serialize(&notes[search], each: own.schema.notes(in: scratch))
        }
      }
      try file.expectEnd()
    } catch {
      throw .store(error)
    }
    return (validation, notes)
  }
}
