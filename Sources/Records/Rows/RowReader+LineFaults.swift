import Bytes

/// Errors in a table, and requests for more bytes if these could help.
extension RowReader {
  /// Reads on in a row that the window is too short for.
  mutating func advanceInRow(_ record: Int? = nil) throws(InputError) {
    guard window.canAdvance(to: position) else {
      throw fault(.tooLarge(shape.subject), at: position, record: record)
    }
    try advance()
  }

  /// Reads on when a fault may only mean that the window was too short, and throws it otherwise.
  ///
  /// The header is a row whose columns have no names yet.
  mutating func advance(
    after error: SyntaxFault, separatedBy delimiter: Delimiter, in names: [String]? = nil
  ) throws(InputError) {
    let isAtEnd = error.offset >= window.end
    if isAtEnd, !window.isLast, window.canAdvance(to: position) { return try advance() }
    let record = names == nil ? nil : rowCount + 1
    let field = names.flatMap { $0.count > error.column ? $0[error.column] : nil }
    if isAtEnd, error.expected == .closingQuote {
      let limit = window.isLast ? nil : RecordWindow.limit
      throw fault(.openQuote(limit: limit), at: error.field, record: record, field: field)
    }
    guard !isAtEnd || window.isLast else {
      throw fault(.tooLarge(shape.subject), at: position, record: record)
    }
    let found = isAtEnd ? "the end of the file" : SyntaxFault.words(for: window.bytes[error.offset])
    throw fault(
      .syntax(error, expected: error.expected.words(delimiter), found: found), at: error.offset,
      record: record, field: field)
  }
}
