extension LargeArray {
  /// Sorts a range of the elements without a second array.
  ///
  /// The standard library's sort sets half the elements aside, and these grow with the data. Elements that are
  /// sorted already, or the other way round, as exports mostly are, cost one look.
  @inlinable
  public mutating func sort(_ range: Range<Int>, by isBefore: (Element, Element) -> Bool) {
    var elements = mutableSpan
    if Self.isSorted(elements, range, by: isBefore) { return }
    if Self.isSorted(elements, range, by: { isBefore($1, $0) }) {
      let last = range.lowerBound + range.upperBound - 1
      for index in range.prefix(range.count / 2) { elements.swapAt(index, last - index) }
      return
    }
    let depth = 2 * (Int.bitWidth - range.count.leadingZeroBitCount)
    Self.quicksort(&elements, range.lowerBound, range.upperBound, depth, by: isBefore)
  }

  @inlinable
  static func isSorted(
    _ elements: borrowing MutableSpan<Element>, _ range: Range<Int>,
    by isBefore: (Element, Element) -> Bool
  ) -> Bool {
    for index in range.dropFirst() where isBefore(elements[index], elements[index - 1]) {
      return false
    }
    return true
  }

  /// Splits at the median of three down to short ranges; the standard library sorts a range with bad splits.
  @inlinable
  static func quicksort(
    _ elements: inout MutableSpan<Element>, _ start: Int, _ end: Int, _ depth: Int,
    by isBefore: (Element, Element) -> Bool
  ) {
    guard end - start > 16 else { return insertionSort(&elements, start, end, by: isBefore) }
    guard depth > 0 else {
      return unsafe elements.withUnsafeMutableBufferPointer { all in
        var part = unsafe UnsafeMutableBufferPointer(rebasing: all[start..<end])
        unsafe part.sort(by: isBefore)
      }
    }
    let (first, last) = (elements[start], elements[end - 1])
    let (least, most) = isBefore(last, first) ? (last, first) : (first, last)
    let middle = elements[(start + end) / 2]
    let pivot = isBefore(middle, least) ? least : isBefore(most, middle) ? most : middle
    var (low, high) = (start, end - 1)
    while low <= high {
      while isBefore(elements[low], pivot) { low += 1 }
      while isBefore(pivot, elements[high]) { high -= 1 }
      if low <= high {
        elements.swapAt(low, high)
        low += 1
        high -= 1
      }
    }
    quicksort(&elements, start, high + 1, depth - 1, by: isBefore)
    quicksort(&elements, low, end, depth - 1, by: isBefore)
  }

  @inlinable
  static func insertionSort(
    _ elements: inout MutableSpan<Element>, _ start: Int, _ end: Int,
    by isBefore: (Element, Element) -> Bool
  ) {
    for index in stride(from: start + 1, to: end, by: 1) {
      let element = elements[index]
      var hole = index
      while hole > start, isBefore(element, elements[hole - 1]) {
        elements[hole] = elements[hole - 1]
        hole -= 1
      }
      elements[hole] = element
    }
  }
}

extension LargeArray where Element: Comparable {
  /// Sorts a range of the elements, the lowest first, without a second array.
  @inlinable public mutating func sort(_ range: Range<Int>) { sort(range, by: <) }
}

extension LargeArray<UInt128> {
  /// Sorts texts by their bytes: by eight of them as one number, and those that are equal in these by the next.
  ///
  /// - Parameters:
  ///   - range: The range of the entries, each with the number of a text in its lower half.
  ///   - start: The number of bytes that are known to be the same.
  ///   - word: Returns up to eight bytes of a text from a position as a number, the first the highest, and zeros
  ///     after its end; and whether the text has more.
  ///   - finish: Sorts texts that are the same, but for zeros at their ends.
  @inlinable
  public mutating func sortTexts(
    _ range: Range<Int>, from start: Int = 0,
    word: (_ text: UInt64, _ start: Int) -> (word: UInt64, hasMore: Bool),
    finish: (inout LargeArray, Range<Int>) -> Void
  ) {
    var start = start
    var (areAlike, hasMore) = (true, true)
    // As long as all are alike nothing is sorted: each step as a call would be one more on the stack, and texts
    // may be long.
    while areAlike, hasMore {
      hasMore = false
      var entries = mutableSpan
      for place in range {
        let text = UInt64(truncatingIfNeeded: entries[place])
        let read = word(text, start)
        entries[place] = UInt128(read.word) << 64 | UInt128(text)
        hasMore = hasMore || read.hasMore
        areAlike = areAlike && read.word == UInt64(entries[range.lowerBound] >> 64)
      }
      start += 8
    }
    sort(range)
    var first = range.lowerBound
    while first < range.upperBound {
      var end = first + 1
      while end < range.upperBound, self[end] >> 64 == self[first] >> 64 { end += 1 }
      if end - first > 1 {
        if hasMore {
          sortTexts(first..<end, from: start, word: word, finish: finish)
        } else {
          finish(&self, first..<end)
        }
      }
      first = end
    }
  }
}
