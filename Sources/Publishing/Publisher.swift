public import Files
import Markup
import Rendering
import Screens
import Search
import Validation

/// Turns a publication into files: all of them, or none.
public struct Publisher<Store: SiteStore>: Sendable {
  private let store: Store
  private let workers: Workers
  private let progress: BuildProgress
  private let isInterrupted: @Sendable () -> Bool

  /// Creates a publisher.
  ///
  /// - Parameters:
  ///   - store: Where the files go.
  ///   - workers: The number of pages in the making at once. The result does not depend on it.
  ///   - progress: Told of every step and every page.
  ///   - isInterrupted: Asked before each page whether to stop.
  public init(
    to store: Store, workers: Int = Machine.processorCount,
    progress: BuildProgress = BuildProgress(),
    isInterrupted: @escaping @Sendable () -> Bool = { Interrupt.isRequested }
  ) {
    self.store = store
    self.workers = Workers(workers)
    self.progress = progress
    self.isInterrupted = isInterrupted
  }

  /// Draws, validates and stores every page, then puts them in place of the site that was there.
  ///
  /// - Parameters:
  ///   - publication: The pages and files.
  ///   - mostBytes: The most bytes that all files may have together, the manifest among them. With
  ///     the first page that is too many, everything stops.
  /// - Returns: What was published.
  /// - Throws: ``PublishError``. The site that was there is then untouched.
  public func publish(
    _ publication: Publication, mostBytes: Int? = nil
  ) async throws(PublishError) -> PublishReport {
    do throws(PublishError) {
      return try await publishing(publication, ByteBudget(mostBytes))
    } catch {
      store.discard()
      throw error
    }
  }

  private func publishing(
    _ publication: Publication, _ budget: ByteBudget
  ) async throws(PublishError) -> PublishReport {
    var report = PublishReport()
    var watch = Stopwatch()
    let files = try files(of: publication)
    progress.begin(.pages, of: publication.pageCount)
    for file in publication.files { try budget.take(file.bytes.count, for: "\(file.path)") }
    let parts = try await draw(publication, files, budget)
    var drawn = parts.reduce(into: Judgement()) { $0.merge($1.judgement) }
    report.pages = publication.pageCount
    report.bytes = drawn.bytes
    report.steps.append(StepReport(.pages, since: watch, bytes: drawn.bytes))

    watch = Stopwatch()
    progress.begin(.links)
    for path in publication.filePaths { drawn.add(file: "\(path)") }
    report.findings = drawn.findings()
    guard report.findings.isEmpty else { throw .invalid(report.findings) }
    report.steps.append(StepReport(.links, since: watch, bytes: 0))

    if let search = publication.search {
      watch = Stopwatch()
      let bytes = try await write(search, of: parts.compactMap(\.notes), budget)
      report.steps.append(StepReport(.search, since: watch, bytes: bytes))
    }

    watch = Stopwatch()
    progress.begin(.commit)
    let bytes = try write(publication, budget)
    do throws(StoreError) { report.store = try store.commit() } catch { throw .store(error) }
    report.steps.append(StepReport(.commit, since: watch, bytes: bytes))
    return report
  }

  /// Writes the files that are not pages.
  ///
  /// - Returns: How many bytes they have.
  private func write(
    _ publication: Publication, _ budget: ByteBudget
  ) throws(PublishError) -> Int {
    var sum = 0
    for file in publication.files { sum += try write(file) }
    guard let sitemap = publication.sitemap else { return sum }
    for index in 0..<sitemap.fileCount {
      let file = sitemap.file(at: index)
      try budget.take(file.bytes.count, for: "\(file.path)")
      sum += try write(file)
    }
    return sum
  }

  private func write(_ file: SiteFile) throws(PublishError) -> Int {
    do throws(StoreError) {
      try store.write(file.bytes, to: "\(file.path)")
      return file.bytes.count
    } catch {
      throw .store(error)
    }
  }
}

// MARK: - Drawing

extension Publisher {
  /// Notes what there will be, and objects to two files in one place before either is drawn.
  private func files(of publication: Publication) throws(PublishError) -> SiteFiles {
    var files = SiteFiles()
    for path in publication.filePaths where !files.insert("\(path)") { throw .occupied(path) }
    for series in publication.series {
      for index in 0..<series.count {
        let path = series.path(at: index)
        guard files.insert("\(path)") else { throw .occupied(path) }
      }
    }
    return files
  }

  /// What a worker knows of the pages it has drawn.
  private struct Drawn: Sendable {
    var judgement = Judgement()
    var notes: PageNotes?
  }

  /// Deals the pages to the workers.
  private func draw(
    _ publication: Publication, _ files: SiteFiles, _ budget: ByteBudget
  ) async throws(PublishError) -> [Drawn] {
    try await workers.parts { worker throws(PublishError) in
      try draw(publication, from: worker, files, budget)
    }
  }

  private func draw(
    _ publication: Publication, from worker: Int, _ files: SiteFiles, _ budget: ByteBudget
  ) throws(PublishError) -> Drawn {
    var validator = PageValidator(files: files)
    var html = HTMLWriter()
    var drawn = Drawn()
    var notes = publication.search?.notes(workers: workers.count)
    // The pages of all series are dealt out as one row of them.
    var next = worker
    var first = 0
    for series in publication.series {
      while next < series.count {
        try draw(next, of: series, in: publication.frame, into: &html, noting: &notes)
        let bytes = html.bytes
        let file = "\(series.path(at: next))"
        drawn.judgement.add(validator.read(bytes, file: file), of: bytes)
        notes?.rows?.read(bytes, number: first + next, path: file)
        try budget.take(bytes.count, for: file)
        do throws(StoreError) { try store.write(bytes, to: file) } catch { throw .store(error) }
        progress.advance(by: 1, records: series.recordCount(at: next))
        next += workers.count
      }
      next -= series.count
      first += series.count
    }
    drawn.notes = notes
    return drawn
  }

  private func draw(
    _ index: Int, of series: PageSeries, in frame: PageFrame, into html: inout HTMLWriter,
    noting notes: inout PageNotes?
  ) throws(PublishError) {
    if isInterrupted() || Task.isCancelled { throw .interrupted }
    html.removeAll()
    var own = notes?.recordings
    notes?.recordings = nil
    defer { notes?.recordings = own }
    do throws(PageFault) {
      try series.draw(index, in: frame, into: &html, noting: &own)
    } catch {
      throw .unreadable(series.path(at: index), error)
    }
  }
}

// MARK: - Search

extension Publisher {
  /// Writes the files that the search page reads.
  ///
  /// - Returns: How many bytes they have.
  private func write(
    _ search: PublicationSearch, of notes: [PageNotes], _ budget: ByteBudget
  ) async throws(PublishError) -> Int {
    let index = search.index(of: notes)
    progress.begin(.search, of: index.jobCount)
    let parts = try await workers.parts { worker throws(PublishError) in
      var written: (parts: [IndexPart], bytes: Int, fingerprint: UInt64) = ([], 0, 0)
      for job in stride(from: worker, to: index.jobCount, by: workers.count) {
        if isInterrupted() || Task.isCancelled { throw .interrupted }
        let part = try index.files(of: job) { file throws(PublishError) in
          written.bytes += try write(file, budget)
          written.fingerprint &+= file.fingerprint
        }
        if let part { written.parts.append(part) }
        progress.advance(by: 1, records: 0)
      }
      return written
    }
    // A sum does not depend on who made which file.
    let fingerprint = parts.reduce(0) { $0 &+ $1.fingerprint }
    var bytes = parts.reduce(0) { $0 + $1.bytes }
    let rest = index.files(
      after: parts.flatMap(\.parts), version: String(fingerprint, radix: 16))
    for file in rest { bytes += try write(file, budget) }
    return bytes
  }

  private func write(_ file: SearchFile, _ budget: ByteBudget) throws(PublishError) -> Int {
    try budget.take(file.bytes.count, for: file.path)
    do throws(StoreError) { try store.write(file.bytes, to: file.path) } catch {
      throw .store(error)
    }
    return file.bytes.count
  }
}
