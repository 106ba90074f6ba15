/// Where a row comes: its group, then its rank in that, the lower first.
struct SortKey {
  var group: UInt32

  /// Where it stands in the notes.
  let row: UInt32
  let rank: UInt64
}
