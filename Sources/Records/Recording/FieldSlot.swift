/// What a name in a record means to us: a field, or one of the few things that are not text.
struct FieldSlot: Hashable {
  let rawValue: UInt8

  init(_ field: RecordingField) { rawValue = field.rawValue }

  private init(offset: UInt8) { rawValue = UInt8(RecordingField.allCases.count) + offset }

  /// Lists, kept as JSON.
  static let also = FieldSlot(offset: 0)
  static let annotationSet = FieldSlot(offset: 1)

  /// The slots before this one have a range in a layout.
  static let recordings = FieldSlot(offset: 2)

  /// Objects of pictures, and the names within them.
  static let sonograms = FieldSlot(offset: 3)
  static let oscillograms = FieldSlot(offset: 4)
  static let small = FieldSlot(offset: 5)
  static let medium = FieldSlot(offset: 6)
  static let large = FieldSlot(offset: 7)
  static let full = FieldSlot(offset: 8)

  /// A name that means nothing to us; its value is checked and passed over.
  static let unknown = FieldSlot(offset: 9)

  /// The names that are not those of text fields.
  static let others: [(key: StaticString, slot: FieldSlot)] = [
    ("also", also), ("annotation-set", annotationSet), ("recordings", recordings),
    ("sono", sonograms), ("osci", oscillograms), ("small", small), ("med", medium),
    ("large", large), ("full", full),
  ]

  /// The picture's field for a name within `sono` or `osci`.
  func picture(in group: FieldSlot) -> FieldSlot {
    let first: RecordingField
    let count: UInt8
    if group == .sonograms {
      (first, count) = (.sonogramSmall, 4)
    } else {
      (first, count) = (.oscillogramSmall, 3)
    }
    let step = rawValue &- Self.small.rawValue
    return step < count ? FieldSlot(rawValue: first.rawValue + step) : .unknown
  }

  private init(rawValue: UInt8) { self.rawValue = rawValue }
}
