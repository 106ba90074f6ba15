import Bytes
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
    let text = text(of: field.place)
    guard field == .type, RecordingTypes.isList(text.span) else { return text }
    return RecordingTypes.plain(Array(text))[...]
  }

  /// Passes on the text of a field, which is empty when the record does not have it.
  ///
  /// Cheaper than the subscript where a million texts are passed on: nothing is counted.
  func withText<Result>(of field: RecordingField, _ body: (Span<UInt8>) -> Result) -> Result {
    withText(of: field.place) { RecordingTypes.with($0, of: field, body) }
  }

  /// Passes on the text of a field for a page: with U+FFFD for characters that pages may not
  /// contain.
  func withShownText<Result>(of field: RecordingField, _ body: (Span<UInt8>) -> Result) -> Result {
    withShownText(of: field.place) { RecordingTypes.with($0, of: field, body) }
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
      let species = text.split(separator: UInt8(ascii: ";"))
      return species.map { $0.trimming { $0 == UInt8(ascii: " ") } }.filter { !$0.isEmpty }
    }
    return JSON.elements(of: Array(text)).map { $0[...] }
  }

  /// The annotations as JSON; nil when the record does not have them, or is a row of a table.
  var annotationSet: ArraySlice<UInt8>? { json(of: Int(FieldSlot.annotationSet.rawValue)) }

  func kind(of slot: FieldSlot) -> FieldRange.Kind { kind(of: Int(slot.rawValue)) }

  /// Returns the text of a field, or the JSON of one that is not a string.
  func text(of slot: FieldSlot) -> ArraySlice<UInt8> { text(of: Int(slot.rawValue)) }
}

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

extension TableRow {
  /// Returns whether two records are equal, in any spelling and order.
  func isSame(as other: TableRow) -> Bool {
    RecordingField.allCases.allSatisfy { field in
      has(field) == other.has(field) && self[field] == other[field]
    } && also == other.also && annotationSet == other.annotationSet
  }

  /// Whether this is the one to list of two different records with one number.
  ///
  /// The record with more fields is preferred: version 3 of the API to version 2, and a complete
  /// record to an extract. Between equally full records the greater value of the first differing
  /// field decides: an arbitrary choice, but independent of the order of reading.
  func isPreferred(to other: TableRow) -> Bool {
    let (own, others) = (fullness, other.fullness)
    if own != others { return own > others }
    for field in RecordingField.allCases where self[field] != other[field] {
      return other[field].lexicographicallyPrecedes(self[field])
    }
    for field in RecordingField.allCases where has(field) != other.has(field) { return has(field) }
    if also != other.also {
      return other.also.lexicographicallyPrecedes(also) { $0.lexicographicallyPrecedes($1) }
    }
    return (other.annotationSet ?? []).lexicographicallyPrecedes(annotationSet ?? [])
  }

  /// The number of fields that are not empty.
  private var fullness: Int { RecordingField.allCases.count { !self[$0].isEmpty } }
}
