import Bytes

@testable import Records

extension Delimited {
  /// All rows of a text, as lists of texts.
  static func rows(
    of text: [UInt8], separatedBy delimiter: Delimiter = .comma
  ) throws(SyntaxFault) -> [[String]] {
    let bytes = text + repeatElement(0, count: JSON.padding)
    var rows: [[String]] = []
    var position = 0
    while position < text.count {
      if bytes[position] == UInt8(ascii: "\n") || bytes[position] == UInt8(ascii: "\r") {
        position += 1
      } else {
        var row: [String] = []
        let range = position..<text.count
        position = try readRow(bytes.span, in: range, by: Dialect(delimiter: delimiter)) {
          _, content, hasDoubledQuotes in
          let content = hasDoubledQuotes ? unescaped(bytes, in: content) : bytes[content]
          row.append(content.text)
        }.end
        rows.append(row)
      }
    }
    return rows
  }
}
