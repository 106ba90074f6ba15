import Bytes

/// Errors, and requests for more bytes if these could help.
extension RowReader {
  /// A fault at a position in the window.
  func fault(
    _ reason: InputError.Reason, at position: Int?, record: Int? = nil, field: String? = nil
  ) -> InputError {
    InputError(
      file: window.source.name, place: place(at: position), record: record, field: field,
      reason: reason, of: shape.subject)
  }

  /// Reads on when a fault may only mean that the window was too short, and throws it otherwise.
  mutating func advance(
    after fault: SyntaxFault, number: Int?, field: Range<Int>?
  ) throws(InputError) {
    guard fault.offset >= window.end, !window.isLast else {
      throw self.fault(fault, number: number, field: field)
    }
    guard window.canAdvance(to: position) else {
      throw self.fault(
        .tooLarge(shape.subject), at: position, record: number, field: field.map(name))
    }
    try advance()
  }

  /// Returns the number of the row with an error; `nil` if it may not be a row: invalid text at the
  /// very beginning, or an object that may be around the rows.
  func number(of error: SyntaxFault) -> Int? {
    let mayBeAround = shape.list != nil && window.bytes[position] == UInt8(ascii: "{")
    return isAtBeginning && (error.offset == position || mayBeAround) ? nil : rowCount + 1
  }

  func fault(
    _ fault: SyntaxFault, number: Int? = nil, field: Range<Int>? = nil
  ) -> InputError {
    let ofRows = fault.expected == .list ? " of \(shape.subject.plural)" : ""
    let reason: InputError.Reason =
      fault.offset >= window.end
      ? .truncated
      : .syntax(
        fault, expected: fault.expected.words() + ofRows,
        found: SyntaxFault.words(for: window.bytes[fault.offset]))
    return self.fault(reason, at: fault.offset, record: number, field: field.map(name))
  }

  func place(at position: Int?) -> Place? {
    guard let position else { return nil }
    let offset = window.base + min(position, window.end)
    // The fault itself is about to be told; without a line it is still worth telling.
    return try? Place.places(at: [offset], in: window.source).first
  }

  /// A name in the window, as messages show it.
  func name(_ range: Range<Int>) -> String {
    Excerpt.of(JSON.text(window.bytes[range]))
  }

  /// Reads on in a row that the window is too short for.
  mutating func advanceInRow(_ record: Int? = nil) throws(InputError) {
    guard window.canAdvance(to: position) else {
      throw fault(.tooLarge(shape.subject), at: position, record: record)
    }
    try advance()
  }

  /// Reads on in a table if the fault may be a window that is too short, and throws it otherwise;
  /// in the header, columns have no names yet.
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
