/// The order of the records that are found equally well.
struct RecordRanks: Sendable {
  /// The position of the record of each rank.
  let positions: [UInt32]

  /// The rank of the record at each position.
  let ranks: [UInt32]

  init(of notes: [SearchNotes]) {
    var keys: [UInt64] = []
    keys.reserveCapacity(notes.reduce(0) { $0 + $1.records.count })
    for notes in notes {
      for record in notes.records {
        keys.append(UInt64(record.order.value) << 32 | UInt64(record.position))
      }
    }
    keys.sort()
    positions = keys.map { UInt32(truncatingIfNeeded: $0) }
    var ranks = Array(repeating: UInt32(0), count: keys.count)
    for (rank, position) in positions.enumerated() { ranks[Int(position)] = UInt32(rank) }
    self.ranks = ranks
  }

  var count: Int { positions.count }
}
