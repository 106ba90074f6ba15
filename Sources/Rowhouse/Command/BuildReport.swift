import Files
import Publishing
import Screens

/// What a build did: the line it ends with, and the file of `--report`.
struct BuildReport {
  var published = PublishReport()

  /// What came of reading records, for a catalogue.
  var records: RecordReport?

  /// The line a build ends with.
  var summary: String {
    let records = records.map { Quantity($0.listed, of: "recording") }
    let pages = Quantity(published.pages, of: "page")
    return
      "\(records.map { "\($0) on " } ?? "")\(pages), \(GroupedNumber(published.bytes)) bytes, all valid,"
  }

  /// The report as JSON.
  var json: [UInt8] {
    var members: [(String, JSONText)] = [
      ("pages", .number(published.pages)),
      ("bytes", .number(published.bytes)),
      ("written", .number(published.store.written)),
      ("kept", .number(published.store.kept)),
      ("removed", .number(published.store.removed)),
      ("findings", .array(published.findings.map { .string("\($0)") })),
      ("peakMemory", .number(Machine.peakMemory)),
    ]
    var seconds = published.seconds.map { ($0.step.rawValue, JSONText.seconds($0.seconds)) }
    if let records {
      members.insert(("records", .number(records.listed)), at: 0)
      members.append(("refused", .array(records.refused.map { .string("\($0)") })))
      members.append(("repeated", .array(records.repeated.map { .string("\($0)") })))
      seconds.insert(("index", .seconds(records.seconds)), at: 0)
    }
    members.append(("seconds", .object(seconds)))
    return Array("\(JSONText.object(members))\n".utf8)
  }
}
