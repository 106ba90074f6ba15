/// Where the value of a field of a recording is noted: a text, or one of the two lists.
struct FieldSlot: Hashable {
  let rawValue: UInt8

  init(_ field: RecordingField) { rawValue = field.rawValue }

  private init(offset: UInt8) { rawValue = UInt8(RecordingField.allCases.count) + offset }

  /// Lists, kept as JSON.
  static let also = FieldSlot(offset: 0)
  static let annotationSet = FieldSlot(offset: 1)

  /// A range for each.
  typealias Ranges = InlineArray<43, FieldRange>
}

extension RowShape {
  /// What is known of recordings as the API sends them.
  static let recordings = RowShape(
    subject: .recordings, list: Array("recordings".utf8), kept: [Array("annotation-set".utf8)],
    knowsNames: true)
}
