import Bytes

/// Sorts postings, with room that is used again.
struct PostingSort {
  private var room = LargeArray<UInt32>()

  /// The number of postings up to which an insertion sort is used: most words are in few records.
  private static let veryFew = 24

  /// Fewer than this are sorted by comparing them.
  private static let few = 512
  private static let digitBits: UInt32 = 11
  private static let digitCount = 1 << Int(digitBits)

  /// Sorts a stretch of postings, from the lowest.
  ///
  /// A radix sort by three digits of eleven bits, which skips digits that all postings share: the
  /// time grows with the number of postings.
  mutating func sort(_ postings: inout LargeArray<UInt32>, in range: Range<Int>) {
    guard range.count > Self.veryFew else { return Self.insert(&postings, in: range) }
    guard range.count >= Self.few else { return postings.sort(range) }
    var (all, any) = (UInt32.max, UInt32(0))
    for index in range {
      all &= postings[index]
      any |= postings[index]
    }
    // The room is held here while it is used: it may not change while there is a span of it.
    var room = takeRoom(range.count)
    var isInRoom = false
    for digit: UInt32 in 0..<3 where (all ^ any) >> (digit * Self.digitBits) & Self.mask > 0 {
      if isInRoom {
        Self.pass(
          from: room.span.extracting(..<range.count), digit, into: &postings, at: range.lowerBound)
      } else {
        Self.pass(from: postings.span.extracting(range), digit, into: &room, at: 0)
      }
      isInRoom.toggle()
    }
    if isInRoom {
      for (place, index) in range.enumerated() { postings[index] = room[place] }
    }
    self.room = room
  }

  /// An insertion sort, which needs no room: a slice would be copied, and back.
  private static func insert(_ postings: inout LargeArray<UInt32>, in range: Range<Int>) {
    var postings = postings.mutableSpan
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

  private mutating func takeRoom(_ count: Int) -> LargeArray<UInt32> {
    defer { room = LargeArray() }
    return room.count < count ? LargeArray(repeating: 0, count: count) : room
  }

  private static let mask = UInt32(digitCount) - 1

  private static func pass(
    from source: Span<UInt32>, _ digit: UInt32, into target: inout LargeArray<UInt32>, at start: Int
  ) {
    let shift = digit * digitBits
    var starts = Array(repeating: start, count: digitCount + 1)
    for index in source.indices { starts[Int(source[index] >> shift & mask) + 1] += 1 }
    for index in 1...digitCount { starts[index] += starts[index - 1] - start }
    var target = target.mutableSpan
    for index in source.indices {
      let value = source[index]
      let digit = Int(value >> shift & mask)
      target[starts[digit]] = value
      starts[digit] += 1
    }
  }
}
