/// Sorts postings, with room that is used again.
struct PostingSort {
  private var first: [UInt32] = []
  private var second: [UInt32] = []

  /// So many are sorted where they stand: most words are in few records.
  private static let veryFew = 24

  /// Fewer than this are sorted by comparing them.
  private static let few = 512
  private static let digitBits: UInt32 = 11
  private static let digitCount = 1 << Int(digitBits)

  /// Sorts a stretch of postings, from the lowest.
  ///
  /// A radix sort by three digits of eleven bits: the time grows with the number of postings.
  mutating func sort(_ postings: inout [UInt32], in range: Range<Int>) {
    guard range.count > Self.veryFew else { return Self.insert(&postings, in: range) }
    guard range.count >= Self.few else { return postings[range].sort() }
    // The room is held here while it is used: a span of it may not be lent while it changes.
    var (first, second) = takeRoom(range.count)
    Self.pass(from: postings.span.extracting(range), digit: 0, into: &first, at: 0)
    Self.pass(from: first.span.extracting(..<range.count), digit: 1, into: &second, at: 0)
    Self.pass(
      from: second.span.extracting(..<range.count), digit: 2, into: &postings, at: range.lowerBound)
    (self.first, self.second) = (first, second)
  }

  /// An insertion sort, which needs no room: a slice would be copied, and back.
  private static func insert(_ postings: inout [UInt32], in range: Range<Int>) {
    for index in range.dropFirst() {
      let posting = postings[index]
      var place = index
      while place > range.lowerBound, postings[place - 1] > posting {
        postings[place] = postings[place - 1]
        place -= 1
      }
      postings[place] = posting
    }
  }

  private mutating func takeRoom(_ count: Int) -> ([UInt32], [UInt32]) {
    defer { (first, second) = ([], []) }
    guard first.count < count else { return (first, second) }
    let room = Array(repeating: UInt32(0), count: count)
    return (room, room)
  }

  private static func pass(
    from source: Span<UInt32>, digit: UInt32, into target: inout [UInt32], at start: Int
  ) {
    let shift = digit * digitBits
    let mask = UInt32(digitCount) - 1
    var starts = Array(repeating: start, count: digitCount + 1)
    for index in source.indices { starts[Int(source[index] >> shift & mask) + 1] += 1 }
    for index in 1...digitCount { starts[index] += starts[index - 1] - start }
    for index in source.indices {
      let value = source[index]
      let digit = Int(value >> shift & mask)
      target[starts[digit]] = value
      starts[digit] += 1
    }
  }
}
