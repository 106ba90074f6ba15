import Bytes
import Validation

extension FindingReport {
  /// The findings and their rules as a log of one run
  /// (https://docs.oasis-open.org/sarif/sarif/v2.1.0/sarif-v2.1.0.html).
  var sarif: JSONText {
    let rules = Rule.allCases
    var columns = EditorColumns(in: folder)
    let results = findings.map { Self.result(of: $0, at: uri(of: $0), &columns) }
    let driver = JSONText.object([
      ("name", .string("rowhouse")), ("version", .string(Command.version)),
      ("rules", .list(rules.map(Self.descriptor))),
    ])
    let run = JSONText.object([
      ("tool", .object([("driver", driver)])), ("invocations", .list([invocation])),
      ("columnKind", .string("utf16CodeUnits")), ("results", .list(results)),
    ])
    return .object([
      ("$schema", .string("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .string("2.1.0")), ("runs", .list([run])),
    ])
  }

  /// The properties of the run as a whole.
  private var invocation: JSONText {
    let notes = note.map {
      JSONText.object([("level", .string("note")), ("message", Self.text($0))])
    }
    return .object([
      ("executionSuccessful", .flag(true)),
      ("toolExecutionNotifications", notes.map { .list([$0]) }),
    ])
  }

  private static func descriptor(of rule: Rule) -> JSONText {
    .object([
      ("id", .string(rule.rawValue)),
      ("shortDescription", text(rule.guide.demand)),
      ("fullDescription", text(rule.guide.reason)),
      ("help", text(rule.explanation)),
      ("defaultConfiguration", .object([("level", .string("error"))])),
    ])
  }

  private static func result(
    of finding: Finding, at uri: String, _ columns: inout EditorColumns
  ) -> JSONText {
    let region = JSONText.object([
      ("startLine", .number(finding.line)),
      ("startColumn", .number(columns.column(of: finding))),
    ])
    let place = JSONText.object([
      ("artifactLocation", .object([("uri", .string(uri))])), ("region", region),
    ])
    return .object([
      ("ruleId", .string(finding.rule.rawValue)),
      ("ruleIndex", .number(Rule.allCases.firstIndex(of: finding.rule) ?? -1)),
      ("level", .string("error")),
      ("message", text(finding.message)),
      ("locations", .list([.object([("physicalLocation", place)])])),
      ("occurrenceCount", finding.count > 1 ? .number(finding.count) : nil),
    ])
  }

  private static func text(_ text: String) -> JSONText { .object([("text", .string(text))]) }

  /// The path of a finding's file from where the command was run, or from the folder if that is not
  /// below.
  private func uri(of finding: Finding) -> String {
    let parts = folder.split(separator: "/").filter { $0 != "." }
    let isBelow = folder.utf8.first != UInt8(ascii: "/") && !parts.contains("..")
    let path = ((isBelow ? parts.map(String.init) : []) + [finding.file]).joined(separator: "/")
    // A colon in the first part would end a scheme.
    let bytes = PercentEncoding.encoded(Array(path.utf8).span, keepingEscapes: false) {
      PercentEncoding.isPlain($0) && $0 != UInt8(ascii: "?") && $0 != UInt8(ascii: ":")
    }
    return bytes.map { String(decoding: $0, as: UTF8.self) } ?? path
  }
}
