import Bytes

/// The order of the rows that are found equally well.
struct RecordRanks: Sendable {
  /// The position of the row of each rank.
  let positions: LargeArray<UInt32>

  /// The rank of the row at each position.
  let ranks: LargeArray<UInt32>

  /// Whether each row's rank is its position.
  let isPosition: Bool

  /// Of rows whose ranks are their positions.
  init(count: Int) {
    positions = LargeArray((0..<count).lazy.map(UInt32.init))
    (ranks, isPosition) = (positions, true)
  }

  init(of notes: [SearchNotes]) {
    var keys = LargeArray<UInt64>()
    keys.reserveCapacity(notes.reduce(0) { $0 + $1.rows.count })
    for notes in notes {
      notes.readRows { row, position in keys.append(UInt64(row.order) << 32 | UInt64(position)) }
    }
    keys.sort(keys.indices)
    positions = LargeArray(keys.lazy.map { UInt32(truncatingIfNeeded: $0) })
    var ranks = LargeArray<UInt32>(repeating: 0, count: keys.count)
    for (rank, position) in positions.enumerated() { ranks[Int(position)] = UInt32(rank) }
    self.ranks = ranks
    isPosition = positions.elementsEqual(0..<UInt32(positions.count))
  }

  var count: Int { positions.count }
}
