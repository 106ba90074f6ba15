import Files
import Publishing
import Rendering

/// How to publish, whatever is published: what the options of `build` and `recordings` share.
struct BuildOptions: Sendable {
  let output: String
  let theme: Theme?
  let baseURL: BaseURL?
  let workers: Int
  let reportFile: String?

  init(_ arguments: Arguments, defaultOutput: String?) throws(CommandFailure) {
    guard let output = arguments[.output] ?? defaultOutput else {
      throw .usage("say where to publish: --output DIR")
    }
    self.output = output
    theme = try arguments.theme()
    baseURL = try arguments.baseURL()
    workers = try arguments.number(.jobs, in: 1...256) ?? Machine.processorCount
    reportFile = arguments[.report]
  }

  /// Publishes, says what was published, and writes the report if one was asked for.
  ///
  /// - Parameters:
  ///   - publication: What to publish.
  ///   - records: What came of reading records, for a catalogue.
  ///   - console: Where to say so.
  /// - Throws: ``CommandFailure``, after the report is written.
  func publish(
    _ publication: Publication, records: RecordReport?, _ console: Console
  ) async throws(CommandFailure) {
    var report = BuildReport(records: records)
    do throws(PublishError) {
      let store: FolderStore
      do throws(StoreError) { store = try FolderStore(output) } catch { throw .store(error) }
      report.published = try await Publisher(to: store, workers: workers).publish(publication)
    } catch {
      if case .invalid(let findings) = error {
        report.published = PublishReport(findings: findings)
      }
      try write(report)
      throw CommandFailure(error)
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
    console.result("\(report.summary) in \(output)")
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
