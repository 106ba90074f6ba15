/// Tables written in one of the many ways that RFC 4180 allows.
package enum RandomTable {
  /// Returns a table with a byte between cells, among all that might be taken for one.
  package static func text(
    of rows: [[String]], separatedBy delimiter: UInt8, among others: [UInt8],
    using generator: inout SeededGenerator
  ) -> [UInt8] {
    let lineEnd = generator.below(2) == 0 ? "\n" : "\r\n"
    var text: [UInt8] = []
    for (number, row) in rows.enumerated() {
      for (column, field) in row.enumerated() {
        if column > 0 { text.append(delimiter) }
        // In the first row whatever might separate is told from what does by its quotes.
        let delimiters = number == 0 ? others : [delimiter]
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
    _ text: String, isAlone: Bool, _ delimiters: [UInt8],
    using generator: inout SeededGenerator
  ) -> [UInt8] {
    let bytes = Array(text.utf8)
    let special = Array("\"\n\r".utf8) + delimiters
    guard
      bytes.contains(where: special.contains) || isAlone && bytes.isEmpty
        || generator.below(4) == 0
    else { return bytes }
    let quote = UInt8(ascii: "\"")
    return [quote] + bytes.flatMap { $0 == quote ? [quote, quote] : [$0] } + [quote]
  }
}
