import Bytes
import Publishing
import Validation

/// How findings are written.
enum FindingFormat: String, CaseIterable {
  /// As compilers do.
  case text
  case json

  /// The interchange format of static analysis, version 2.1.0.
  case sarif

  /// Commands of GitHub's workflows, which show them beside the lines.
  case github
}

/// The result of a check, for the selected rules.
struct FindingReport {
  /// The folder as it was named.
  let folder: String
  let pages: Int
  let findings: [Finding]
  private let ordinaryPages: Int

  /// The rules that were chosen, and that ordinary pages were not held to.
  private let leftOut: [Rule]

  init(_ report: FolderCheck.Report, of rules: Set<Rule>, in folder: String) {
    self.folder = folder
    pages = report.pages
    ordinaryPages = report.ordinaryPages
    findings = report.findings.filter { rules.contains($0.rule) }
    leftOut = Rule.allCases.filter { rules.contains($0) && !HTMLValidator.rules.contains($0) }
  }

  /// Prints the findings, or that there are none; for programs, nothing else is on standard output.
  func say(as format: FindingFormat, _ console: Console) throws {
    switch format {
    case .text:
      if let note { console.note("note: \(note)") }
      if findings.isEmpty {
        try console.result("\(Quantity(pages, of: "page")) in \(folder), all valid")
      } else {
        try console.answer(findings.map(\.description))
      }
    case .json: try answer(json, console)
    case .sarif: try answer(sarif, console)
    case .github:
      let lines = github
      if !lines.isEmpty { try console.answer(exactly: Array(lines.joined(separator: "\n").utf8)) }
    }
  }

  private func answer(_ value: JSONText, _ console: Console) throws {
    try console.answer(exactly: value.bytes(spaced: true))
  }

  /// A note about the rules that were not applied to some pages; `nil` if all were.
  var note: String? {
    guard ordinaryPages > 0, !leftOut.isEmpty else { return nil }
    return
      "not checked in \(Quantity(ordinaryPages, of: "page")) of ordinary HTML: "
      + leftOut.map(\.rawValue).list()
  }

  private var json: JSONText {
    let findings = findings.map { finding in
      JSONText.object([
        ("file", .string(finding.file)), ("line", .number(finding.line)),
        ("column", .number(finding.column)), ("rule", .string(finding.rule.rawValue)),
        ("message", .string(finding.message)),
        ("count", finding.count > 1 ? .number(finding.count) : nil),
      ])
    }
    let unjudged = (ordinaryPages > 0 ? leftOut : []).map { JSONText.string($0.rawValue) }
    return .object([
      ("folder", .string(folder)), ("pages", .number(pages)),
      ("ordinaryPages", .number(ordinaryPages)),
      ("rulesNotJudgedOfOrdinaryPages", .list(unjudged)), ("findings", .list(findings)),
    ])
  }
}
