/// What is wrong, and whether more bytes would mend it.
extension SourceReader {
  /// A fault at a position in the window.
  func fault(_ reason: RecordFault.Reason, at position: Int?) -> RecordFault {
    RecordFault(
      file: window.source.name, place: place(at: position), reason: reason, of: Self.subject)
  }

  mutating func advance() throws(RecordFault) {
    do {
      try window.advance(to: position)
      position = 0
    } catch {
      throw RecordFault(error)
    }
  }

  /// Reads on when a fault may only mean that the window was too short, and throws it otherwise.
  mutating func advance(
    after fault: JSONFault, number: Int?, field: Range<Int>?
  ) throws(RecordFault) {
    guard fault.offset >= window.end, !window.isLast else {
      throw self.fault(fault, number: number, field: field)
    }
    guard window.canAdvance(to: position) else {
      throw RecordFault(
        file: window.source.name, place: place(at: position), record: number,
        field: field.map(name), reason: .tooLarge(limit: RecordWindow.limit), of: Self.subject)
    }
    try advance()
  }

  func fault(
    _ fault: JSONFault, number: Int? = nil, field: Range<Int>? = nil
  ) -> RecordFault {
    let reason: RecordFault.Reason =
      fault.offset >= window.end
      ? .truncated
      : .syntax(
        expected: fault.expected.words, found: JSONFault.words(for: window.bytes[fault.offset]))
    return RecordFault(
      file: window.source.name, place: place(at: fault.offset), record: number,
      field: field.map(name), reason: reason, of: Self.subject)
  }

  func place(at position: Int?) -> Place? {
    guard let position else { return nil }
    let offset = window.base + min(position, window.end)
    // The fault itself is about to be told; without a line it is still worth telling.
    return try? Place.places(at: [offset], in: window.source).first
  }

  private func name(_ range: Range<Int>) -> String {
    Excerpt.of(JSON.text(window.bytes[range]))
  }
}
