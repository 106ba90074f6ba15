/// The sort key of a row in its group: its rank, the lowest first.
struct SortKey {
  /// Its index in the notes.
  let row: UInt32
  let rank: UInt64
}
