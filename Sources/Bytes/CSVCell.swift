/// The quotes of CSV (RFC 4180).
@usableFromInline
package enum CSVCell {
  /// Whether a cell with a byte needs quotes: a comma, a quote or a control character.
  @inlinable @inline(__always)
  package static func needsQuotes(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",")
  }

  /// Appends a cell in quotes; quotes within it are doubled.
  package static func appendQuoted(_ cell: ArraySlice<UInt8>, to text: inout [UInt8]) {
    let quote = UInt8(ascii: "\"")
    text.append(quote)
    for byte in cell {
      if byte == quote { text.append(byte) }
      text.append(byte)
    }
    text.append(quote)
  }
}
