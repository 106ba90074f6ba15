package import Files
import Markup
import Rendering
import Screens
package import Search
package import Store
package import Validation

/// Turns a publication into files: all of them, or none.
///
/// A program may publish several sites at once. Nothing here listens for signals: a publisher stops
/// if its own task is cancelled, or if `isInterrupted` says so.
package struct Publisher<Store: SiteStore>: Sendable {
  package let store: Store
  package let workers: Workers
  package let progress: BuildProgress
  let isInterrupted: @Sendable () -> Bool

  /// Takes the search's notes about rows, which would be too much for memory.
  package let scratch: ScratchFile?

  /// The most bytes of words that a worker notes for the search, where it is less than there can be.
  var wordLimit: Int?

  /// Called before much memory is allocated; returns whether it is available.
  var hasRoom: @Sendable (_ bytes: Int) -> Bool = Machine.hasRoom

  /// Creates a publisher, whose result does not depend on the number of `workers`.
  ///
  /// A cancelled task stops it, or `isInterrupted`, which is called before each page.
  package init(
    to store: Store, workers: Int = Machine.processorCount,
    progress: BuildProgress = BuildProgress(),
    isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) {
    self.store = store
    self.workers = Workers(workers)
    self.progress = progress
    self.isInterrupted = isInterrupted
    scratch = store.scratch()
  }

  /// Draws, validates and stores every page, then replaces the existing site, unless it throws.
  ///
  /// The first page or file beyond `maximumFiles`, with the manifest, or `maximumBytes` stops it.
  package func publish(
    _ publication: Publication, maximumFiles: Int? = nil, maximumBytes: Int? = nil
  ) async throws -> PublishReport {
    let budget = SiteBudget(maximumFiles: maximumFiles, maximumBytes: maximumBytes)
    return try await publishing(publication, budget) { files in
      try await drawAll(publication, files, budget)
    }
  }

  /// Publishes pages that are drawn now, or were drawn in parts: `draw` puts them into the store.
  package func publishing(
    _ publication: Publication, _ budget: SiteBudget,
    drawing draw: (SiteFiles) async throws -> (SiteValidation, [[SearchNotes]])
  ) async throws -> PublishReport {
    // After a commit there is nothing to remove.
    defer { store.discard() }
    var report = PublishReport()
    var watch = Stopwatch()
    let files = try files(of: publication)
    progress.begin(.pages, of: publication.pageCount)
    for file in publication.files { try budget.take(file.bytes.count, for: "\(file.path)") }
    var (drawn, notes) = try await draw(files)
    report.pages = publication.pageCount
    report.bytes = drawn.bytes
    report.steps.append(StepReport(.pages, since: watch, bytes: drawn.bytes))

    watch = Stopwatch()
    progress.begin(.links)
    for path in publication.filePaths { drawn.add(file: "\(path)") }
    for path in publication.fileSeries.lazy.flatMap(\.paths) { drawn.add(file: "\(path)") }
    report.findings = drawn.findings()
    guard report.findings.isEmpty else { throw PublishError.invalid(report.findings) }
    report.steps.append(StepReport(.links, since: watch, bytes: 0))

    if !publication.searches.isEmpty {
      watch = Stopwatch()
      var bytes = 0
      for (number, search) in publication.searches.enumerated() {
        // Taken out, so that nothing is held twice.
        var own: [SearchNotes] = []
        swap(&own, &notes[number])
        bytes += try await write(search, of: &own, budget)
      }
      try expectScratch()
      report.steps.append(StepReport(.search, since: watch, bytes: bytes))
    }

    watch = Stopwatch()
    progress.begin(.commit)
    let bytes = try write(publication, budget)
    report.store = try store.commit()
    report.steps.append(StepReport(.commit, since: watch, bytes: bytes))
    return report
  }

  /// Writes the files that are not pages, and returns how many bytes they have.
  private func write(_ publication: Publication, _ budget: SiteBudget) throws -> Int {
    var sum = 0
    for file in publication.files {
      try store.write(file.bytes, to: "\(file.path)")
      sum += file.bytes.count
    }
    guard let sitemap = publication.sitemap else { return sum }
    for index in 0..<sitemap.fileCount {
      let file = sitemap.file(at: index)
      try keep(file.bytes, at: "\(file.path)", budget)
      sum += file.bytes.count
    }
    return sum
  }
}
