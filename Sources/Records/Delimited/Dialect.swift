/// The separator and the quotation mark of a table.
struct Dialect: Sendable, BitwiseCopyable {
  let delimiter: Delimiter

  /// The quotation mark, or ``noQuote``.
  var quote = UInt8(ascii: "\"")

  /// Whether to read rows that RFC 4180 does not allow, if a reading fits the columns.
  var isLenient = false

  /// A byte that occurs in no UTF-8, for tables in which quotation marks are text.
  static let noQuote: UInt8 = 0xFF

  /// Whether a byte is a space or tab, and not the separator.
  @inline(__always)
  func isBlank(_ byte: UInt8) -> Bool {
    (byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")) && byte != delimiter.rawValue
  }
}
