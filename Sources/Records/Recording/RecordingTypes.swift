/// The types of a recording, such as *song* and *flight call*, in the text of one field.
package enum RecordingTypes {
  /// Whether the text of a field is a list of types as tables made for Python have it.
  static func isList(_ text: Span<UInt8>, _ field: RecordingField) -> Bool {
    field == .type && text.count > 2 && text[0] == UInt8(ascii: "[")
      && (text[1] == UInt8(ascii: "'") || text[1] == UInt8(ascii: "\""))
  }

  /// The types with commas between them, as the API of xeno-canto writes them.
  package static func plain(_ text: [UInt8]) -> [UInt8] {
    isList(text.span, .type) ? ListForm.python.text(of: text) : text
  }
}
