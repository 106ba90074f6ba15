import Records

/// The types of a recording, such as *song* and *flight call*, in the text of one field.
enum RecordingTypes {
  /// Whether a text is a list of types as tables made for Python have it.
  static func isList(_ text: Span<UInt8>) -> Bool {
    text.count > 2 && text[0] == UInt8(ascii: "[")
      && (text[1] == UInt8(ascii: "'") || text[1] == UInt8(ascii: "\""))
  }

  /// The types with commas between them, as the API of xeno-canto writes them.
  static func plain(_ text: [UInt8]) -> [UInt8] {
    isList(text.span) ? ListForm.python.text(of: text) : text
  }

  /// Passes on the text of a field, of types as ``plain(_:)`` has them.
  @inline(__always)
  static func with<Result>(
    _ text: Span<UInt8>, of field: RecordingField, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    guard field == .type, isList(text) else { return body(text) }
    let types = plain(text.indices.map { text[$0] })
    return body(types.span)
  }
}
