import Files
import Markup
import Rendering
import Screens
package import Search
import Store
package import Validation

extension Publisher {
  /// Returns the files of the site; throws, before any is drawn, if two have the same path.
  package func files(of publication: Publication) throws(PublishError) -> SiteFiles {
    var files = SiteFiles()
    for path in publication.allPaths where !files.insert("\(path)") { throw .occupied(path) }
    return files
  }

  /// Deals the pages, and then the files made when written, or a part of both, to the workers.
  ///
  /// Returns the facts about the pages, and the notes of each worker for each search.
  package func drawAll(
    _ publication: Publication, _ files: SiteFiles, _ budget: SiteBudget,
    part: WorkPart = WorkPart(0, of: 1)
  ) async throws -> (SiteValidation, [[SearchNotes]]) {
    let runs = SeriesRun.runs(of: publication.series)
    let blocks = runs.reduce(0) { $0 + $1.blockCount }
    let parts = try await workers.parts(of: blocks, in: part) { queue in
      try draw(publication, runs, queue, files, budget)
    }
    let validation = parts.reduce(into: SiteValidation()) { $0.merge($1.validation) }
    let others = publication.fileSeries.flatMap { series in
      (0..<series.count).map { (series, $0) }
    }
    _ = try await workers.parts(of: others.count, in: part) { queue in
      try make(others, queue, budget)
    }
    let notes = publication.searches.indices.map { search in parts.compactMap { $0.notes[search] } }
    return (validation, notes)
  }

  private func draw(
    _ publication: Publication, _ runs: [SeriesRun], _ queue: JobQueue, _ files: SiteFiles,
    _ budget: SiteBudget
  ) throws -> DrawnPages {
    var validator = PageValidator(files: files)
    var html = HTMLWriter()
    var drawn = DrawnPages(
      notes: publication.searches.map { search -> SearchNotes? in
        search.schema.notes(limit: wordLimit, in: scratch)
      } + [nil])
    var runs = runs[...]
    var blocksBefore = 0
    var drawings: [PageSeries.Drawing] = []
    while let job = queue.next() {
      while let run = runs.first, job - blocksBefore >= run.blockCount {
        blocksBefore += run.blockCount
        runs.removeFirst()
        drawings = []
      }
      guard let run = runs.first else { break }
      if drawings.isEmpty { drawings = run.series.map { $0.makeDrawing() } }
      for (draw, (series, pagesBefore)) in zip(drawings, zip(run.series, run.pagesBefore)) {
        for index in series.block(job - blocksBefore) {
          try expectGoingOn(queue)
          let path = series.path(at: index)
          let search = publication.number(ofSearch: series)
          html.removeAll()
          html.noteRows(publication.findsDrawnRows(on: series))
          try PublishError.making(path) {
            try draw(index, publication.frame, &html, &drawn.notes[search])
          }
          let bytes = html.bytes
          let file = "\(path)"
          let isTakenOver = try store.takeOver(bytes, as: file)
          drawn.validation.add(
            isTakenOver
              ? validator.readAgain(bytes, file: file) : validator.read(bytes, file: file),
            of: bytes)
          if series.isFound {
            drawn.notes[search]?.add(
              html.notedRows, of: series, at: index, number: pagesBefore + index, path: file)
          }
          if let notes = drawn.notes[search] {
            if notes.isFull { throw PublishError.tooManyWords }
            try expectScratch()
            // A list that is full takes twice its memory at once, and those of all workers grow alike.
            try expectRoom(for: workers.count * notes.memory)
          }
          if isTakenOver {
            try budget.take(bytes.count, for: file)
          } else {
            try keep(bytes, at: file, budget)
          }
          progress.advance(by: 1, records: series.recordCount(index))
        }
      }
    }
    try expectGoingOn(queue)
    return drawn
  }

  /// Makes a worker's part of some files that are not pages.
  private func make(_ files: [(FileSeries, Int)], _ queue: JobQueue, _ budget: SiteBudget) throws {
    var bytes: [UInt8] = []
    while let job = queue.next() {
      try expectGoingOn(queue)
      let (series, index) = files[job]
      let path = series.path(index)
      if let known = series.known?(index),
        try store.takeOver("\(path)", size: known.size, digest: known.digest)
      {
        try budget.take(known.size, for: "\(path)")
        continue
      }
      let parts = series.parts(of: index)
      var file = try parts == 1 ? nil : store.draft(of: "\(path)")
      var size = 0
      for part in 0..<parts {
        try expectGoingOn(queue)
        bytes.removeAll(keepingCapacity: true)
        try series.write(part, of: index, into: &bytes)
        size += bytes.count
        try file?.append(bytes)
      }
      guard let file else {
        try keep(bytes, at: "\(path)", budget)
        continue
      }
      try budget.take(size, for: "\(path)")
      try file.finish()
    }
    try expectGoingOn(queue)
  }

  package func expectGoingOn(_ queue: JobQueue) throws(PublishError) {
    if isInterrupted() || queue.isCancelled { throw .interrupted }
  }

  package func keep(_ bytes: [UInt8], at file: String, _ budget: SiteBudget) throws {
    try budget.take(bytes.count, for: file)
    try store.write(bytes, to: file)
  }
}

/// Series that one worker draws together, block by block: a list, and its items' pages.
///
/// Links between both can then be checked at once, and need not be kept.
private struct SeriesRun {
  let series: [PageSeries]

  /// How many pages of the site come before those of each series.
  let pagesBefore: [Int]

  var blockCount: Int { series[0].blockCount }

  static func runs(of all: [PageSeries]) -> [SeriesRun] {
    var runs: [SeriesRun] = []
    var pages = 0
    for series in all {
      let last = series.followsBlocks ? runs.popLast() : nil
      runs.append(
        SeriesRun(
          series: (last?.series ?? []) + [series], pagesBefore: (last?.pagesBefore ?? []) + [pages])
      )
      pages += series.count
    }
    return runs
  }
}

/// A worker's facts about the pages it has drawn.
private struct DrawnPages: Sendable {
  var validation = SiteValidation()

  /// The notes of each search; `nil` for searches without rows on these pages.
  var notes: [SearchNotes?]
}
