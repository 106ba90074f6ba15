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
    if let reportFile { try Self.expectFolder(for: reportFile) }
  }

  /// Refuses to write the report where it would take the place of what is read.
  ///
  /// - Parameter inputs: Files, folders, and `-` for standard input.
  /// - Throws: ``CommandFailure``
  func expectReport(besides inputs: [String]) throws(CommandFailure) {
    guard let reportFile else { return }
    for input in inputs where input != "-" {
      if try Self.isInside(reportFile, input) {
        throw .usage("--report \(reportFile) is among the inputs; write the report elsewhere")
      }
    }
  }

  /// Whether the report is, or would be, in a folder or below it.
  ///
  /// - Throws: ``CommandFailure``, where the report could not be written after all the work.
  private static func isInside(
    _ report: String, _ folder: String
  ) throws(CommandFailure) -> Bool {
    do throws(FileError) {
      let folder = try FilePath(folder).resolvedIfPresent()
      return try folder.isAncestor(orEqualTo: place(of: FilePath(report)))
    } catch {
      throw .machine("--report \(report): \(error)")
    }
  }

  /// Where a report is, or would be, without symbolic links as far as there is a way.
  private static func place(of report: FilePath) throws(FileError) -> FilePath {
    let place = try report.resolvedIfPresent()
    guard place == report, let name = report.last else { return place }
    let parent = report.parent.bytes.isEmpty ? "." : report.parent
    return try parent.resolvedIfPresent().appending(name)
  }

  /// Objects to a report for which there is no folder, before the work rather than after it.
  private static func expectFolder(for report: String) throws(CommandFailure) {
    do throws(FileError) {
      let folder = try FilePath(report).parent
      if !folder.bytes.isEmpty { _ = try FileStatus(of: folder) }
    } catch {
      throw .machine("--report \(report): \(error)")
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
    try console.result("\(report.summary) in \(output)\(report.changes)")
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
        .publish(publication, mostFiles: limits.mostFiles, mostBytes: limits.mostBytes)
    } catch {
      switch error {
      case .invalid(let findings): report.published = PublishReport(findings: findings)
      case .tooLarge(let limit): throw limits.failure(limit: limit, forecast)
      case .tooManyFiles(let limit): throw limits.failure(mostFiles: limit, forecast)
      case .occupied, .unreadable, .tooManyWords, .store, .interrupted: break
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
