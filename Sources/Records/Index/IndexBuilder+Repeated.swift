/// Records with one number.
extension IndexBuilder {
  /// A record that is left out for another.
  private struct Repeated {
    let entry: IndexEntry
    let listed: IndexEntry
    let isSame: Bool
  }

  /// Leaves out the records whose number is that of another, and says so.
  ///
  /// Of equal records the one read first stays; of different ones the one that says more does,
  /// wherever it stands, so that the order of the sources makes no difference to what is listed.
  /// Records are only read again where a number is repeated.
  mutating func leaveOutRepeated(in store: RecordStore) throws(RecordFault) {
    guard mayHaveRepeatedNumbers else { return }
    entries.sortInPlace { IndexEntry.isNumberedBefore($0, $1) }
    var repeated: [Repeated] = []
    var kept = 0
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].id == entries[start].id { end += 1 }
      entries[kept] =
        end - start == 1
        ? entries[start] : try preferred(of: start..<end, in: store, leavingOut: &repeated)
      kept += 1
      start = end
    }
    entries.removeLast(entries.count - kept)
    try refuse(repeated, in: store)
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
    of range: Range<Int>, in store: RecordStore, leavingOut repeated: inout [Repeated]
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
    for (index, other) in others.enumerated() {
      repeated.append(
        Repeated(entry: other.entry, listed: best, isSame: other.isSame && index >= firstEqual))
    }
    return best
  }

  /// Says of every record that is left out which it is, and which one is listed.
  private mutating func refuse(
    _ repeated: [Repeated], in store: RecordStore
  ) throws(RecordFault) {
    guard !repeated.isEmpty else { return }
    let numbers = try store.numbers(of: repeated.flatMap { [$0.entry, $0.listed] })
    for (index, record) in repeated.enumerated() {
      let (id, file) = (record.listed.id, store.sources[record.listed.source].name)
      let listed = numbers[2 * index + 1]
      refusals.append(
        RefusalDraft(
          source: record.entry.source, record: numbers[2 * index],
          offset: record.entry.range.lowerBound,
          reason: record.isSame
            ? .same(id: id, file: file, record: listed)
            : .conflicting(id: id, file: file, record: listed)))
    }
  }
}
