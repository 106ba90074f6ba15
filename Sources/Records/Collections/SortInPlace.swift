import Bytes

extension LargeArray<SortKey> {
  /// Sorts some entries, or all, without a second array.
  ///
  /// The standard library's sort sets half the elements aside, and the index is the one thing here
  /// that grows with the data. Runs that are sorted already, as exports mostly are, cost one look.
  mutating func sortInPlace(
    _ some: Range<Int>? = nil, by isBefore: (SortKey, SortKey) -> Bool
  ) {
    let range = some ?? indices
    var entries = mutableSpan
    sortEntries(&entries, range, by: isBefore)
  }
}

private func sortEntries(
  _ entries: inout MutableSpan<SortKey>, _ range: Range<Int>,
  by isBefore: (SortKey, SortKey) -> Bool
) {
  if isSorted(entries, range, by: isBefore) { return }
  if isSorted(entries, range, by: { isBefore($1, $0) }) {
    let last = range.lowerBound + range.upperBound - 1
    for index in range.prefix(range.count / 2) { entries.swapAt(index, last - index) }
    return
  }
  let depth = 2 * (Int.bitWidth - range.count.leadingZeroBitCount)
  quicksort(&entries, range.lowerBound, range.upperBound, depth, by: isBefore)
}

private func isSorted(
  _ entries: borrowing MutableSpan<SortKey>, _ range: Range<Int>,
  by isBefore: (SortKey, SortKey) -> Bool
) -> Bool {
  for index in range.dropFirst()
  where isBefore(entries[index], entries[index - 1]) {
    return false
  }
  return true
}

/// Splits at the median of three down to short ranges; a range with bad splits is heap-sorted.
private func quicksort(
  _ entries: inout MutableSpan<SortKey>, _ start: Int, _ end: Int, _ depth: Int,
  by isBefore: (SortKey, SortKey) -> Bool
) {
  guard end - start > 16 else { return insertionSort(&entries, start, end, by: isBefore) }
  guard depth > 0 else { return heapsort(&entries, start, end, by: isBefore) }
  let pivot = median(entries[start], entries[(start + end) / 2], entries[end - 1], by: isBefore)
  var (low, high) = (start, end - 1)
  while low <= high {
    while isBefore(entries[low], pivot) { low += 1 }
    while isBefore(pivot, entries[high]) { high -= 1 }
    if low <= high {
      entries.swapAt(low, high)
      low += 1
      high -= 1
    }
  }
  quicksort(&entries, start, high + 1, depth - 1, by: isBefore)
  quicksort(&entries, low, end, depth - 1, by: isBefore)
}

private func median(
  _ first: SortKey, _ second: SortKey, _ third: SortKey,
  by isBefore: (SortKey, SortKey) -> Bool
) -> SortKey {
  let (low, high) = isBefore(second, first) ? (second, first) : (first, second)
  if isBefore(third, low) { return low }
  return isBefore(high, third) ? high : third
}

private func insertionSort(
  _ entries: inout MutableSpan<SortKey>, _ start: Int, _ end: Int,
  by isBefore: (SortKey, SortKey) -> Bool
) {
  for index in stride(from: start + 1, to: end, by: 1) {
    let entry = entries[index]
    var hole = index
    while hole > start, isBefore(entry, entries[hole - 1]) {
      entries[hole] = entries[hole - 1]
      hole -= 1
    }
    entries[hole] = entry
  }
}

private func heapsort(
  _ entries: inout MutableSpan<SortKey>, _ start: Int, _ end: Int,
  by isBefore: (SortKey, SortKey) -> Bool
) {
  func sink(_ root: Int, _ count: Int) {
    var parent = root
    while 2 * parent + 1 < count {
      var child = 2 * parent + 1
      if child + 1 < count, isBefore(entries[start + child], entries[start + child + 1]) {
        child += 1
      }
      guard isBefore(entries[start + parent], entries[start + child]) else { return }
      entries.swapAt(start + parent, start + child)
      parent = child
    }
  }
  let count = end - start
  for root in stride(from: count / 2 - 1, through: 0, by: -1) { sink(root, count) }
  for last in stride(from: count - 1, to: 0, by: -1) {
    entries.swapAt(start, start + last)
    sink(0, last)
  }
}

/// The sort key of a row in its group: its rank, the lowest first.
struct SortKey {
  /// Its index in the notes.
  let row: UInt32
  let rank: UInt64
}
