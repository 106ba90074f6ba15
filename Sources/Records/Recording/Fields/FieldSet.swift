/// Fields that have values: a bit for each.
struct FieldSet: Sendable {
  private var bits: UInt64 = 0

  private static let all: UInt64 = 1 << UInt64(RecordingField.allCases.count) - 1

  /// Notes in which fields a record has a value: only those are looked at that had none so far.
  @inline(__always)
  mutating func note(_ layout: RowLayout, _ columns: FieldColumns) {
    var rest = Self.all & ~bits
    while rest != 0 {
      let number = rest.trailingZeroBitCount
      rest &= rest - 1
      guard let field = RecordingField(rawValue: UInt8(number)) else { return }
      let range = columns.range(of: FieldSlot(field), in: layout)
      if range.count > 0 { bits |= 1 << UInt64(number) }
    }
  }

  mutating func formUnion(_ other: FieldSet) { bits |= other.bits }

  func contains(_ field: RecordingField) -> Bool { bits & 1 << UInt64(field.rawValue) != 0 }
}
