import Records
import TestSupport

/// Tables written in one of the many ways that RFC 4180 allows.
enum RandomTable {
  static func text(
    of rows: [[String]], separatedBy delimiter: Delimiter, using generator: inout SeededGenerator
  ) -> [UInt8] {
    let lineEnd = generator.below(2) == 0 ? "\n" : "\r\n"
    var text: [UInt8] = []
    for (number, row) in rows.enumerated() {
      for (column, field) in row.enumerated() {
        if column > 0 { text.append(delimiter.rawValue) }
        // In the first row whatever might separate is told from what does by its quotes.
        let delimiters = number == 0 ? Delimiter.allCases : [delimiter]
        text += self.field(field, isAlone: row.count == 1, delimiters, using: &generator)
      }
      if number + 1 == rows.count, generator.below(2) == 0 { break }
      text += Array(lineEnd.utf8)
      if generator.below(8) == 0 { text += Array(lineEnd.utf8) }
    }
    return text
  }

  /// A field in quotes when it must be, and sometimes when it need not.
  private static func field(
    _ text: String, isAlone: Bool, _ delimiters: [Delimiter],
    using generator: inout SeededGenerator
  ) -> [UInt8] {
    let bytes = Array(text.utf8)
    let special = Array("\"\n\r".utf8) + delimiters.map(\.rawValue)
    guard
      bytes.contains(where: special.contains) || isAlone && bytes.isEmpty
        || generator.below(4) == 0
    else { return bytes }
    let quote = UInt8(ascii: "\"")
    return [quote] + bytes.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }
}
