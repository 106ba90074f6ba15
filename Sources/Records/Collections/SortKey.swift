/// Where a row comes in its group: by its rank, the lower first.
struct SortKey {
  /// Where it stands in the notes.
  let row: UInt32
  let rank: UInt64
}
