/// Records with one number.
extension IndexBuilder {
  /// Leaves out the records whose number is that of another, and says so.
  ///
  /// Of equal records the one read first stays; of different ones the one that says more does,
  /// wherever it stands, so that the order of the sources makes no difference to what is listed.
  /// Records are only read again where a number is repeated.
  mutating func leaveOutRepeated(in store: RecordStore) throws(RecordFault) {
    entries.sortInPlace { IndexEntry.isNumberedBefore($0, $1) }
    var kept = 0
    var start = 0
    while start < entries.count {
      var end = start + 1
      while end < entries.count, entries[end].id == entries[start].id { end += 1 }
      entries[kept] = end - start == 1 ? entries[start] : try preferred(of: start..<end, in: store)
      kept += 1
      start = end
    }
    entries.removeLast(entries.count - kept)
  }

  /// The one to list of some records that have one number; the others are refused.
  private mutating func preferred(
    of range: Range<Int>, in store: RecordStore
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
    let file = store.sources[best.source].name
    for (index, other) in others.enumerated() {
      let reason: Refusal.Reason =
        other.isSame && index >= firstEqual
        ? .same(id: best.id, file: file, record: best.record)
        : .conflicting(id: best.id, file: file, record: best.record)
      refusals.append(
        RefusalDraft(
          source: other.entry.source, record: other.entry.record,
          offset: other.entry.range.lowerBound, reason: reason))
    }
    return best
  }
}
