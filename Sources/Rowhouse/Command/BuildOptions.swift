import Files
import Publishing
import Rendering

/// How to publish, whatever is published: what the options of `build` and `recordings` share.
struct BuildOptions: Sendable {
  let output: String
  let theme: Theme?
  let baseURL: BaseURL?
  let limits: SizeLimits
  let workers: Int
  let reportFile: String?

  init(_ arguments: Arguments, defaultOutput: String?) throws(CommandFailure) {
    guard let output = arguments[.output] ?? defaultOutput else {
      throw .usage("say where to publish: --output DIR")
    }
    self.output = output
    theme = try arguments.theme()
    baseURL = try arguments.baseURL()
    limits = try SizeLimits(arguments)
    workers = try arguments.number(.jobs, in: 1...256) ?? Machine.processorCount
    reportFile = arguments[.report]
    if let reportFile, try Self.isInside(reportFile, output) {
      throw .usage("--report \(reportFile) is inside the output; write the report elsewhere")
    }
  }

  /// Whether a file is, or would be, in a folder or below it.
  private static func isInside(
    _ file: String, _ folder: String
  ) throws(CommandFailure) -> Bool {
    do throws(FileError) {
      let folder = try FilePath(folder).resolvedIfPresent()
      return try folder.isAncestor(orEqualTo: FilePath(file).resolvedIfPresent())
    } catch {
      throw .machine("\(error)")
    }
  }

  /// Publishes, says what will be and what was published, and writes the report if one was asked
  /// for.
  ///
  /// Whoever calls it listens for signals, so that a build that is asked to stop cleans up.
  ///
  /// - Parameters:
  ///   - publication: What to publish.
  ///   - records: What came of reading records, for a catalogue.
  ///   - progress: Told how far the publishing is.
  ///   - console: Where to say so.
  /// - Throws: ``CommandFailure``, after the report is written.
  func publish(
    _ publication: Publication, records: RecordReport?, _ progress: BuildProgress,
    _ console: Console
  ) async throws(CommandFailure) {
    var report = BuildReport(records: records)
    do throws(CommandFailure) {
      try await publish(publication, progress, noting: &report, console)
    } catch {
      throw error.after { () throws(CommandFailure) in try write(report) }
    }
    try write(report)
    for file in report.published.store.edited {
      console.warning(
        "warning: \(output)/\(file) is no longer part of the site, but was edited by hand, so it "
          + "stays; delete it if nobody needs it")
    }
    if let leftover = report.published.store.leftover {
      console.warning("warning: the old site could not be removed: \(leftover)")
    }
    try console.result("\(report.summary) in \(output)")
  }

  /// Foretells how large the site will be, and publishes it unless that is too much.
  private func publish(
    _ publication: Publication, _ progress: BuildProgress, noting report: inout BuildReport,
    _ console: Console
  ) async throws(CommandFailure) {
    let forecast = try Self.forecast(of: publication)
    report.forecast = forecast
    if let line = report.forecastLine { console.note(line) }
    for warning in limits.warnings(of: forecast) { console.warning(warning) }
    try limits.check(forecast)
    do throws(PublishError) {
      let store: FolderStore
      do throws(StoreError) { store = try FolderStore(output) } catch { throw .store(error) }
      report.published = try await Publisher(to: store, workers: workers, progress: progress)
        .publish(publication, mostBytes: limits.mostBytes)
    } catch {
      switch error {
      case .invalid(let findings): report.published = PublishReport(findings: findings)
      case .tooLarge(let limit): throw limits.failure(limit: limit, forecast)
      case .occupied, .unreadable, .store, .interrupted: break
      }
      throw CommandFailure(error)
    }
  }

  private static func forecast(of publication: Publication) throws(CommandFailure) -> Forecast {
    do throws(PublishError) {
      return try Forecast(of: publication)
    } catch {
      throw CommandFailure(error)
    }
  }

  private func write(_ report: BuildReport) throws(CommandFailure) {
    guard let reportFile else { return }
    do throws(FileError) {
      try OutputFile(reportFile).write(report.json)
    } catch {
      throw .machine("\(error)")
    }
  }
}

extension Arguments {
  /// Refuses operands, for a verb that takes none.
  func expectNoOperands(of verb: String) throws(CommandFailure) {
    guard let operand = operands.first else { return }
    throw .usage("\(verb) takes no \"\(operand)\"")
  }
}
