extension IndexText {
  /// Writes ascending ranks as the gaps between them, in as few bits as these need on average.
  ///
  /// A Golomb-Rice code: R. Rice, "Some Practical Universal Noiseless Coding Techniques" (1979).
  /// First comes the number of lowest bits of a gap that are written literally. For each gap follow
  /// as many zeros as the rest of it says, a one, and its lowest bits; six bits are a digit. If
  /// ranks are dense, there are no lowest bits, and the code is a bit for each rank.
  ///
  /// The postings are of one tier, in order. `next` becomes the first rank that doesn't fit before
  /// `end` bytes of text; `previous` is the rank before it, or -1.
  mutating func ranks(
    _ postings: Span<UInt32>, from next: inout Int, after previous: Int, until end: Int
  ) {
    let ahead = postings.extracting(next..<min(postings.count, next + max(1, end - bytes.count)))
    let low = Self.lowBits(of: ahead, after: previous)
    number(low)
    var previous = previous
    var (bits, count) = (0, 0)
    while next < postings.count {
      let rank = Posting.rank(postings[next])
      let gap = rank - previous - 1
      var zeros = gap >> low
      guard bytes.count + (count + zeros + low) / Self.bitsPerDigit < end else { break }
      while zeros >= Self.bitsPerDigit {
        zeros -= Self.bitsPerDigit
        bits <<= Self.bitsPerDigit
        write(&bits, &count, adding: Self.bitsPerDigit)
      }
      bits = bits << (zeros + 1 + low) | 1 << low | gap & (1 << low - 1)
      write(&bits, &count, adding: zeros + 1 + low)
      previous = rank
      next += 1
    }
    if count > 0 { bytes.append(Self.digit(bits << (Self.bitsPerDigit - count))) }
  }

  private static let bitsPerDigit = 6

  /// Writes the bits that fill digits, and keeps the others.
  @inline(__always)
  private mutating func write(_ bits: inout Int, _ count: inout Int, adding more: Int) {
    count += more
    while count >= Self.bitsPerDigit {
      count -= Self.bitsPerDigit
      bytes.append(Self.digit(bits >> count))
      bits &= 1 << count - 1
    }
  }

  /// How many lowest bits are best for the gaps between ranks that are spread at random.
  ///
  /// The golden ratio comes in by A. Kiely, "Selecting the Golomb Parameter in Rice Coding" (2004): the
  /// logarithm of it is 0.481.
  private static func lowBits(of postings: Span<UInt32>, after previous: Int) -> Int {
    guard !postings.isEmpty else { return 0 }
    let count = postings.count
    let gaps = Posting.rank(postings[count - 1]) - previous - count
    let mean = 481 * (2 * gaps + count) / (2_000 * count)
    return Int.bitWidth - mean.leadingZeroBitCount
  }
}
