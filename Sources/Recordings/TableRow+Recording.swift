import Records

/// A row whose columns are the fields of a recording, each at its own place, and then the two lists.
///
/// Text is the record's own, byte for byte, with escapes replaced.
extension TableRow {
  /// The text of a field; empty when the record does not have it.
  ///
  /// A number or a truth value where text belongs is its own JSON. Costs nothing but for the
  /// pictures' addresses, which are copied when they have escapes.
  subscript(field: RecordingField) -> ArraySlice<UInt8> {
    let text = text(of: Int(field.rawValue))
    guard field == .type, RecordingTypes.isList(text.span) else { return text }
    return RecordingTypes.plain(Array(text))[...]
  }

  /// Passes on the text of a field, which is empty when the record does not have it.
  ///
  /// Cheaper than the subscript where a million texts are passed on: nothing is counted.
  func withText<Result>(
    of field: RecordingField, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    withText(of: Int(field.rawValue)) { RecordingTypes.with($0, of: field, body) }
  }

  /// Passes on the text of a field for a page: with U+FFFD for characters that pages may not
  /// contain.
  func withShownText<Result>(
    of field: RecordingField, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    withShownText(of: Int(field.rawValue)) { RecordingTypes.with($0, of: field, body) }
  }

  /// Whether the record does not have a field at all, not even as `null`.
  func isAbsent(_ field: RecordingField) -> Bool { kind(of: FieldSlot(field)) == .absent }

  /// Whether the record has a field and it is not `null`.
  func has(_ field: RecordingField) -> Bool {
    let kind = kind(of: FieldSlot(field))
    return kind != .absent && kind != .null
  }

  /// The other species in the recording, in the record's order.
  ///
  /// The API sends a list with one empty text if there are none; this is then empty. If it is a
  /// text instead of a list, as in a table, semicolons separate the species, or it is a list of Python.
  var also: [ArraySlice<UInt8>] {
    let text = text(of: .also)
    guard kind(of: .also) == .json else {
      if let species = ListForm.pythonElements(of: Array(text)) { return species.map { $0[...] } }
      return text.split(separator: UInt8(ascii: ";")).map(Self.trimmed).filter { !$0.isEmpty }
    }
    return JSON.elements(of: Array(text)).map { $0[...] }
  }

  /// The annotations as JSON; nil when the record does not have them, or is a row of a table.
  var annotationSet: ArraySlice<UInt8>? {
    json(of: Int(FieldSlot.annotationSet.rawValue))
  }

  /// Returns the kind of a field's value.
  func kind(of slot: FieldSlot) -> FieldRange.Kind { kind(of: Int(slot.rawValue)) }

  /// Returns the text of a field, or the JSON of one that is not a string.
  func text(of slot: FieldSlot) -> ArraySlice<UInt8> { text(of: Int(slot.rawValue)) }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    guard let last = text.lastIndex(where: { !isSpace($0) }) else { return [] }
    return text[...last].drop(while: isSpace)
  }
}
