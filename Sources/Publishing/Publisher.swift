public import Files
import Markup
import Rendering
import Screens
import Validation

/// Turns a publication into files: all of them, or none.
public struct Publisher<Store: SiteStore>: Sendable {
  private let store: Store
  private let workers: Workers
  private let isInterrupted: @Sendable () -> Bool

  /// Creates a publisher.
  ///
  /// - Parameters:
  ///   - store: Where the files go.
  ///   - workers: The number of pages in the making at once. The result does not depend on it.
  ///   - isInterrupted: Asked before each page whether to stop.
  public init(
    to store: Store, workers: Int = Machine.processorCount,
    isInterrupted: @escaping @Sendable () -> Bool = { Interrupt.isRequested }
  ) {
    self.store = store
    self.workers = Workers(workers)
    self.isInterrupted = isInterrupted
  }

  /// Draws, validates and stores every page, then puts them in place of the site that was there.
  ///
  /// - Returns: What was published.
  /// - Throws: ``PublishError``. The site that was there is then untouched.
  public func publish(_ publication: Publication) async throws(PublishError) -> PublishReport {
    do throws(PublishError) {
      return try await publishing(publication)
    } catch {
      store.discard()
      throw error
    }
  }

  private func publishing(
    _ publication: Publication
  ) async throws(PublishError) -> PublishReport {
    var report = PublishReport()
    var watch = Stopwatch()
    let jobs = try jobs(for: publication)
    var drawn = try await draw(jobs, in: publication)
    report.pages = jobs.count
    report.bytes = drawn.bytes
    report.seconds.append((.pages, watch.seconds))
    watch = Stopwatch()

    for file in publication.files { drawn.add(file: "\(file.path)") }
    report.findings = drawn.findings()
    guard report.findings.isEmpty else { throw .invalid(report.findings) }
    report.seconds.append((.links, watch.seconds))
    watch = Stopwatch()

    do throws(StoreError) {
      for file in publication.files { try store.write(file.bytes, to: "\(file.path)") }
      report.store = try store.commit()
    } catch {
      throw .store(error)
    }
    report.seconds.append((.commit, watch.seconds))
    return report
  }
}

// MARK: - Drawing

extension Publisher {
  private struct Job {
    let path: SitePath
    let series: PageSeries
    let index: Int
  }

  /// Lists the pages, and objects to two files in one place before either is drawn.
  private func jobs(for publication: Publication) throws(PublishError) -> [Job] {
    var jobs: [Job] = []
    var taken = Set<SitePath>()
    for file in publication.files where !taken.insert(file.path).inserted {
      throw .occupied(file.path)
    }
    for series in publication.series {
      for index in 0..<series.count {
        let path = series.path(at: index)
        guard taken.insert(path).inserted else { throw .occupied(path) }
        jobs.append(Job(path: path, series: series, index: index))
      }
    }
    return jobs
  }

  /// Deals the pages to the workers.
  private func draw(
    _ jobs: [Job], in publication: Publication
  ) async throws(PublishError) -> Judgement {
    let parts = try await workers.parts { worker throws(PublishError) in
      try draw(jobs, from: worker, in: publication)
    }
    return parts.reduce(into: Judgement()) { $0.merge($1) }
  }

  private func draw(
    _ jobs: [Job], from worker: Int, in publication: Publication
  ) throws(PublishError) -> Judgement {
    var validator = PageValidator()
    var html = HTMLWriter()
    var drawn = Judgement()
    for job in stride(from: worker, to: jobs.count, by: workers.count).lazy.map({ jobs[$0] }) {
      if isInterrupted() || Task.isCancelled { throw .interrupted }
      html.removeAll()
      do throws(PageFault) {
        try job.series.draw(job.index, in: publication.frame, into: &html)
      } catch {
        throw .unreadable(job.path, error)
      }
      let bytes = html.bytes
      let file = "\(job.path)"
      drawn.add(validator.read(bytes, file: file), of: bytes)
      do throws(StoreError) { try store.write(bytes, to: file) } catch { throw .store(error) }
    }
    return drawn
  }
}
