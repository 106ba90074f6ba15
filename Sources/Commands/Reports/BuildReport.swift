package import Bytes
import Files
package import Publishing
import Screens
import Store

/// The result of a build: its last line, and the file of `--report`.
package struct BuildReport {
  package var published = PublishReport()

  /// How large the site was thought to be, before it was drawn.
  var forecast: Forecast?

  /// The files of the published site and their bytes, the manifest among them.
  var size: (files: Int, bytes: Int)?

  /// The result of reading rows, if there are any.
  var records: (any InputReport)?

  package init(published: PublishReport = PublishReport(), records: (any InputReport)? = nil) {
    self.published = published
    self.records = records
  }

  /// The line that a build begins with, once its rows are read.
  var forecastLine: String? {
    guard let forecast, records != nil else { return nil }
    return
      "estimate: \(contents(forecast.pages)), \(forecast.fileCount), about "
      + "\(ByteCount(forecast.bytes))"
  }

  /// The line a build ends with.
  package var summary: String {
    let files = size.map { ", \(Quantity($0.files, of: "file"))" } ?? ""
    return "\(contents(published.pages))\(files), "
      + "\(GroupedNumber(size?.bytes ?? published.bytes)) bytes, all valid,"
  }

  /// The changes to an older site's files, if there was one:
  /// `: 3 files written, 53 kept, 0 removed`.
  var changes: String {
    let store = published.store
    guard store.kept > 0 || store.removed > 0 else { return "" }
    return ": \(Quantity(store.written, of: "file")) written, \(GroupedNumber(store.kept)) kept, "
      + "\(GroupedNumber(store.removed)) removed"
  }

  /// Returns the counts for a sentence: `2,650 rows on 54 pages`.
  private func contents(_ pages: Int) -> String {
    let records = records.map { "\(Quantity($0.listed, of: $0.noun)) on " }
    return "\(records ?? "")\(Quantity(pages, of: "page"))"
  }

  package var json: [UInt8] {
    let size = forecast.map {
      JSONText.object([("files", .number($0.files)), ("bytes", .number($0.bytes))])
    }
    var members: [(String, JSONText?)] = [
      ("pages", .number(published.pages)), ("bytes", .number(published.bytes)),
      ("written", .number(published.store.written)), ("kept", .number(published.store.kept)),
      ("removed", .number(published.store.removed)),
      ("findings", .list(published.findings.map { .string("\($0)") })),
      ("peakMemory", .number(Machine.peakMemory)), ("forecast", size),
    ]
    let steps = [records?.index].compactMap(\.self) + published.steps
    if let records {
      members.insert(("records", .number(records.listed)), at: 0)
      members += records.json
    }
    members.append(("seconds", .object(steps.map { ($0.step.rawValue, .seconds($0.seconds)) })))
    members.append(("steps", .object(steps.map { ($0.step.rawValue, Self.json(of: $0)) })))
    return JSONText.object(members).bytes(spaced: true) + [UInt8(ascii: "\n")]
  }

  private static func json(of step: StepReport) -> JSONText {
    .object([
      ("seconds", .seconds(step.seconds)), ("bytes", .number(step.bytes)),
      ("peakMemory", .number(step.peakMemory)),
    ])
  }
}

/// The result of reading a site's rows, for the messages and the report of its build.
package protocol InputReport: Sendable {
  /// The noun for one row.
  var noun: String { get }

  /// How many rows the site has.
  var listed: Int { get }

  /// The cost of reading and sorting them.
  var index: StepReport { get }

  /// The members of the report of `--report`.
  var json: [(String, JSONText?)] { get }

  /// Prints which rows were skipped or repaired; throws if that exceeds the limits.
  func report(to console: Console) throws(CommandFailure)
}
