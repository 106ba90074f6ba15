import Bytes
import Files
import Validation

extension FindingReport {
  /// The commands of a GitHub workflow
  /// (https://docs.github.com/en/actions/reference/workflow-commands-for-github-actions): one for
  /// each finding, and one for rules that were not applied.
  var github: [String] {
    var columns = EditorColumns(in: folder)
    let path = folder.utf8.last == UInt8(ascii: "/") ? folder : "\(folder)/"
    let errors = findings.map { finding in
      "::error file=\(Self.property(path + finding.file)),line=\(finding.line),"
        + "col=\(columns.column(of: finding)),title=\(Self.property(finding.rule.rawValue))::"
        + Self.data(finding.message)
    }
    return errors + (note.map { ["::notice title=ordinary HTML::\(Self.data($0))"] } ?? [])
  }

  /// A text, in which a percent sign and line breaks are escaped.
  private static func data(_ text: String) -> String { escaped(text, "%\r\n") }

  /// The value of a property, which a colon or a comma would end.
  private static func property(_ text: String) -> String { escaped(text, "%\r\n:,") }

  /// The text, which a command is decoded to; other controls are escaped as everywhere else.
  private static func escaped(_ text: String, _ signs: String) -> String {
    let bytes = PercentEncoding.encoded(Array(text.utf8).span, keepingEscapes: false) { byte in
      !signs.utf8.contains(byte)
    }
    return Excerpt.line(bytes.map { String(decoding: $0, as: UTF8.self) } ?? text)
  }
}

/// The columns of findings as editors count them, in units of UTF-16: findings count bytes.
struct EditorColumns {
  private let folder: String
  private var file = ""
  private var lines: [ArraySlice<UInt8>] = []

  init(in folder: String) { self.folder = folder }

  /// The column of a finding; as it is, where the file is not there to be read again.
  mutating func column(of finding: Finding) -> Int {
    if file != finding.file {
      file = finding.file
      let bytes = try? InputFile("\(folder)/\(file)").readAll()
      lines = (bytes ?? []).split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    }
    guard lines.indices.contains(finding.line - 1) else { return finding.column }
    let before = lines[finding.line - 1].prefix(finding.column - 1)
    return String(decoding: before, as: UTF8.self).utf16.count + 1
  }
}
