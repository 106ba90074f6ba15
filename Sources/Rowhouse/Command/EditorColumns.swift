import Files
import Validation

/// The columns of findings as editors count them, in units of UTF-16: findings count bytes.
struct EditorColumns {
  private let folder: String
  private var file = ""
  private var lines: [ArraySlice<UInt8>] = []

  init(in folder: String) {
    self.folder = folder
  }

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
