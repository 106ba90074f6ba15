extension RandomAccessCollection where Index == Int {
  /// Returns the index of the first element that satisfies the predicate, or the end; no matching
  /// element may precede one that doesn't match.
  ///
  /// Takes O(log n) steps.
  @inlinable
  public func partitioningIndex(where isAfter: (Element) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = low + (high - low) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
