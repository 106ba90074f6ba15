import Bytes

/// Which of two rows with one number is the one to list.
package enum RowPreference {
  /// Either: they are equal.
  case same

  case first, second
}

/// Rows with the same number, of which one is listed.
///
/// If equal rows share it, the one read first stays; if different ones, the one with more fields,
/// wherever it is, so that the order of the sources doesn't change the listing. Rows are only read
/// again if a number is repeated.
struct Repetitions {
  let notes: CollectionNotes
  let store: CollectionStore
  let preference: @Sendable (TableRow, TableRow) -> RowPreference

  /// Returns the indices in the notes of the rows to list, and notes the others; `nil` to list all.
  func listed(noting refusals: inout RefusalTally) throws(InputError) -> LargeArray<UInt32>? {
    guard mayBe else { return nil }
    var keys = LargeArray(
      notes.ids.indices.lazy.map { SortKey(row: UInt32($0), rank: notes.ids[$0]) })
    // Of rows with one number, those that were read first come first.
    keys.sort(keys.indices) { ($0.rank, $0.row) < ($1.rank, $1.row) }
    var listed = LargeArray<UInt32>()
    listed.reserveCapacity(keys.count)
    var start = 0
    while start < keys.count {
      var end = start + 1
      while end < keys.count, keys[end].rank == keys[start].rank { end += 1 }
      listed.append(
        end - start == 1
          ? keys[start].row
          : UInt32(try preferred(of: keys[start..<end].map { Int($0.row) }, noting: &refusals)))
      start = end
    }
    try refusals.countRepeated(in: store.rows)
    return listed
  }

  /// Whether a number may occur twice, found by a bit for each without sorting if they are as dense
  /// as an archive's.
  private var mayBe: Bool {
    let largest = notes.ids.max() ?? 0
    guard largest / 64 <= UInt64(notes.count) else { return true }
    var seen = LargeArray<UInt64>(repeating: 0, count: Int(largest / 64) + 1)
    for id in notes.ids {
      let (word, bit) = (Int(id / 64), 1 << (id % 64) as UInt64)
      guard seen[word] & bit == 0 else { return true }
      seen[word] |= bit
    }
    return false
  }

  /// The one to list of some rows that have one number.
  private func preferred(
    of rows: [Int], noting refusals: inout RefusalTally
  ) throws(InputError) -> Int {
    var best = rows[0]
    var others: [(row: Int, isSame: Bool)] = []
    // Every row before this one says less than the best of all.
    var firstEqual = 0
    for row in rows.dropFirst() {
      switch try preference(between: best, and: row) {
      case .same: others.append((row, true))
      case .first: others.append((row, false))
      case .second:
        others.append((best, false))
        best = row
        firstEqual = others.count
      }
    }
    // Which row of its source each is, is counted for those that are told of.
    let place = notes.place(of: best)
    let (id, file) = (notes.ids[best], store.rows.sources[place.source].name)
    for (index, other) in others.enumerated() {
      let own = notes.place(of: other.row)
      refusals.add(
        RefusalDraft(
          source: own.source, record: 0, offset: own.range.lowerBound, text: own.range,
          reason: other.isSame && index >= firstEqual
            ? .same(id: id, file: file, record: 0) : .conflicting(id: id, file: file, record: 0),
          listed: (place.source, place.range.lowerBound)))
    }
    return best
  }

  /// Returns which of two rows with one number to list; nearly all are the same bytes, from a file
  /// given twice, and only others are parsed.
  private func preference(
    between first: Int, and second: Int
  ) throws(InputError) -> RowPreference {
    let (one, other) = (notes.place(of: first), notes.place(of: second))
    if one.range.count == other.range.count, haveOneForm(one, other) {
      var bytes: [UInt8] = []
      bytes.reserveCapacity(2 * one.range.count)
      try store.rows.sources[one.source].readAgain(one.range, into: &bytes)
      try store.rows.sources[other.source].readAgain(other.range, into: &bytes)
      if bytes[..<one.range.count] == bytes[one.range.count...] { return .same }
    }
    let names = [first, second].map { RowName.number(notes.ids[$0]) }
    let views = try store.views(at: [one, other], listedAt: [first, second], called: names)
    return preference(views[0], views[1])
  }

  /// Whether equal bytes mean equal rows in two sources: under other columns they don't.
  private func haveOneForm(_ first: RowPlace, _ second: RowPlace) -> Bool {
    let forms = [store.rows.headers[first.source].form, store.rows.headers[second.source].form]
    return first.source == second.source || forms == [.objects, .objects]
  }
}
