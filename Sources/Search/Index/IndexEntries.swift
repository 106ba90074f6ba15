import Bytes

/// The ranges of the entries of a job's numbered items in a text, in twelve bytes each.
struct IndexEntries {
  /// The end of each entry, and the number of entries up to it with lists in files of lists; before
  /// them a zero.
  private var ends = LargeArray<Int>()
  private var chunkedCounts = LargeArray<UInt32>()

  /// Reserves memory for the entries of a number of items.
  init(room count: Int) {
    ends.reserveCapacity(count + 1)
    chunkedCounts.reserveCapacity(count + 1)
    ends.append(0)
    chunkedCounts.append(0)
  }

  /// Adds the next entry, whose list is in files of lists or beside the word.
  mutating func append(endingAt end: Int, isChunked: Bool) {
    ends.append(end)
    chunkedCounts.append(chunkedCounts[chunkedCounts.count - 1] + (isChunked ? 1 : 0))
  }

  /// Returns the range of some items' entries in the text.
  func range(of items: Range<Int>) -> Range<Int> {
    ends[items.lowerBound]..<ends[items.upperBound]
  }

  /// Whether a list of some items is in files of lists.
  func hasLists(in items: Range<Int>) -> Bool {
    chunkedCounts[items.upperBound] > chunkedCounts[items.lowerBound]
  }
}
