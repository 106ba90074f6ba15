import Markup
import Rendering
import Screens
import Search
import Validation

extension Publisher {
  /// Notes what there will be, and objects to two files in one place before either is drawn.
  func files(of publication: Publication) throws(PublishError) -> SiteFiles {
    var files = SiteFiles()
    for path in publication.filePaths { try note(path, in: &files) }
    for series in publication.series {
      for index in 0..<series.count { try note(series.path(at: index), in: &files) }
    }
    for series in publication.fileSeries {
      for index in 0..<series.count { try note(series.path(at: index), in: &files) }
    }
    return files
  }

  private func note(_ path: SitePath, in files: inout SiteFiles) throws(PublishError) {
    guard files.insert("\(path)") else { throw .occupied(path) }
  }

  /// Deals the pages to the workers, and the files that are made when they are written.
  ///
  /// - Returns: What is known of all pages, and what each worker noted for the search.
  func drawAll(
    _ publication: Publication, _ files: SiteFiles, _ budget: SiteBudget
  ) async throws(PublishError) -> (Judgement, [SearchNotes]) {
    let parts = try await workers.parts { worker throws(PublishError) in
      try draw(publication, from: worker, files, budget)
    }
    return (parts.reduce(into: Judgement()) { $0.merge($1.judgement) }, parts.compactMap(\.notes))
  }

  private func draw(
    _ publication: Publication, from worker: Int, _ files: SiteFiles, _ budget: SiteBudget
  ) throws(PublishError) -> DrawnPages {
    var validator = PageValidator(files: files)
    var html = HTMLWriter()
    var drawn = DrawnPages(
      notes: publication.search?.notes(workers: workers.count, limit: wordLimit))
    var pagesBefore = 0
    // The blocks of all series are dealt out as one row of them.
    var next = worker
    var first = worker
    for series in publication.series {
      if series.followsBlocks { next = first }
      first = next
      let draw = series.makeDrawing()
      while next < series.blockCount {
        for index in series.block(next) {
          try expectGoingOn()
          let path = series.path(at: index)
          html.removeAll()
          do throws(PageFault) {
            if publication.search?.findsDrawnRows == true { html.noteRows() }
            try draw(index, publication.frame, &html, &drawn.notes)
          } catch {
            throw .unreadable(path, error)
          }
          let bytes = html.bytes
          let file = "\(path)"
          drawn.judgement.add(validator.read(bytes, file: file), of: bytes)
          drawn.notes?.add(html.notedRows, number: pagesBefore + index, path: file)
          if let notes = drawn.notes {
            if notes.isFull { throw .tooManyWords }
            // A list that is full takes twice its memory at once, and those of all workers grow alike.
            try expectRoom(for: workers.count * notes.memory)
          }
          try keep(bytes, at: file, budget)
          progress.advance(by: 1, records: series.recordCount(at: index))
        }
        next += workers.count
      }
      next -= series.blockCount
      pagesBefore += series.count
    }
    for series in publication.fileSeries {
      try make(series, from: worker, budget, noting: &drawn.judgement)
    }
    return drawn
  }

  /// Makes a worker's part of some files that are not pages.
  private func make(
    _ series: FileSeries, from worker: Int, _ budget: SiteBudget, noting drawn: inout Judgement
  ) throws(PublishError) {
    var bytes: [UInt8] = []
    for index in stride(from: worker, to: series.count, by: workers.count) {
      try expectGoingOn()
      let path = series.path(at: index)
      bytes.removeAll(keepingCapacity: true)
      do throws(PageFault) {
        try series.make(index, into: &bytes)
      } catch {
        throw .unreadable(path, error)
      }
      drawn.add(file: "\(path)")
      try keep(bytes, at: "\(path)", budget)
    }
  }

  func expectGoingOn() throws(PublishError) {
    if isInterrupted() || Task.isCancelled { throw .interrupted }
  }

  func keep(
    _ bytes: [UInt8], at file: String, _ budget: SiteBudget
  ) throws(PublishError) {
    try budget.take(bytes.count, for: file)
    do throws(StoreError) { try store.write(bytes, to: file) } catch { throw .store(error) }
  }
}
