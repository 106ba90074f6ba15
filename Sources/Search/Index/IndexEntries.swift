import Bytes

/// Where the entries of a job's items are, which stand one after another in a text, in twelve bytes
/// each: every number is an item.
struct IndexEntries {
  /// Where each ends, and how many up to it have their lists in files of lists; before them a zero.
  private var ends = LargeArray<Int>()
  private var chunkedCounts = LargeArray<UInt32>()

  /// Makes room for the entries of so many items.
  init(room count: Int) {
    ends.reserveCapacity(count + 1)
    chunkedCounts.reserveCapacity(count + 1)
    ends.append(0)
    chunkedCounts.append(0)
  }

  /// Adds the next entry.
  ///
  /// - Parameters:
  ///   - end: Where it ends in the text.
  ///   - isChunked: Whether its list is in files of lists.
  mutating func append(endingAt end: Int, isChunked: Bool) {
    ends.append(end)
    chunkedCounts.append(chunkedCounts[chunkedCounts.count - 1] + (isChunked ? 1 : 0))
  }

  /// Where the entries of some items are in the text.
  func range(of items: Range<Int>) -> Range<Int> {
    ends[items.lowerBound]..<ends[items.upperBound]
  }

  /// Whether a list of some items is in files of lists.
  func hasLists(in items: Range<Int>) -> Bool {
    chunkedCounts[items.upperBound] > chunkedCounts[items.lowerBound]
  }
}
