extension RandomAccessCollection where Index == Int {
  /// The first place whose element is as asked for, or the end: none before it is, all after it are.
  ///
  /// Takes a number of steps that grows with the logarithm of how many there are.
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
