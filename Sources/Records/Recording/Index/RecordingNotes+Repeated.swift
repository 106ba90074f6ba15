/// Records with one number.
extension RecordingNotes {
  /// Leaves out the records whose number is that of another, and says so.
  ///
  /// Of equal records the one read first stays; of different ones the one that says more does,
  /// wherever it stands, so that the order of the sources makes no difference to what is listed.
  /// Records are only read again where a number is repeated.
  mutating func leaveOutRepeated(
    in store: RecordStore, noting refusals: inout RefusalTally
  ) throws(RecordFault) {
    guard mayHaveRepeatedNumbers else { return }
    entries.sortInPlace { IndexEntry.isNumberedBefore($0, $1) }
    var kept = 0
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].id == entries[start].id { end += 1 }
      entries[kept] =
        end - start == 1
        ? entries[start] : try preferred(of: start..<end, in: store, leavingOut: &refusals)
      kept += 1
      start = end
    }
    entries.removeLast(entries.count - kept)
    try refusals.countRepeated(in: store.rows)
  }

  /// Whether some number may be there twice.
  ///
  /// Where numbers lie as close as those of an archive do, a bit for each tells, and nothing has to
  /// be sorted to find out.
  private var mayHaveRepeatedNumbers: Bool {
    let largest = entries.reduce(0) { max($0, $1.id) }
    guard largest / 64 <= UInt64(entries.count) else { return true }
    var seen = [UInt64](repeating: 0, count: Int(largest / 64) + 1)
    for entry in entries {
      let (word, bit) = (Int(entry.id / 64), 1 << (entry.id % 64) as UInt64)
      guard seen[word] & bit == 0 else { return true }
      seen[word] |= bit
    }
    return false
  }

  /// The one to list of some records that have one number.
  private func preferred(
    of range: Range<Int>, in store: RecordStore, leavingOut refusals: inout RefusalTally
  ) throws(RecordFault) -> IndexEntry {
    var best = entries[range.lowerBound]
    var others: [(entry: IndexEntry, isSame: Bool)] = []
    // Every record before this one says less than the best of all.
    var firstEqual = 0
    for entry in entries[range.dropFirst()] {
      switch try store.preference(between: best, and: entry) {
      case .same: others.append((entry, true))
      case .first: others.append((entry, false))
      case .second:
        others.append((best, false))
        best = entry
        firstEqual = others.count
      }
    }
    // Which record of its source each is, is counted for those that are told of.
    let (id, file) = (best.id, store.rows.sources[best.source].name)
    for (index, other) in others.enumerated() {
      refusals.add(
        RefusalDraft(
          source: other.entry.source, record: 0, offset: other.entry.range.lowerBound,
          reason: other.isSame && index >= firstEqual
            ? .same(id: id, file: file, record: 0) : .conflicting(id: id, file: file, record: 0),
          listed: (best.source, best.range.lowerBound)))
    }
    return best
  }
}
