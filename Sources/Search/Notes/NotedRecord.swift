/// A record whose words are noted.
struct NotedRecord: Sendable {
  /// Where it is among all records.
  var position: UInt32

  /// Where its words begin.
  let firstToken: UInt32

  /// What comes first among records that are found equally well: the lowest, then by position.
  let order: SearchOrder

  /// The number of its sound and 1, or 0 if it has none.
  var sound: UInt32 = 0

  /// The number it is called by, or ``unnumbered``.
  let number: UInt64

  static let unnumbered = UInt64.max
}
