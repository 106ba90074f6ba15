/// The files with the long lists of one job, as they fill up.
struct ListFiles {
  private(set) var finished: [SearchFile] = []
  private var text = IndexText()
  private var number: Int
  private let limit: Int

  /// Less room than this at the end of a file is not used for the beginning of a list.
  private static let leastRoom = 4_000

  init(from number: Int, limit: Int) {
    self.number = number
    self.limit = limit
  }

  /// A piece of a list in a file.
  struct Chunk {
    let tier: Int
    let firstRank: Int
    let count: Int
    let file: Int
    let start: Int
    let length: Int
  }

  /// Writes a list.
  ///
  /// - Parameter postings: All of one tier, in order.
  /// - Returns: The pieces it is written in.
  mutating func write(_ postings: Span<UInt32>) -> [Chunk] {
    var chunks: [Chunk] = []
    var next = 0
    while next < postings.count {
      if limit - text.bytes.count < min(Self.leastRoom, limit) { close() }
      let start = text.bytes.count
      let first = next
      let room = limit - start
      if Self.isDense(postings, from: first, room: room) {
        writeBits(postings, from: &next, room: room)
      } else {
        writeGaps(postings, from: &next, end: limit)
      }
      chunks.append(
        Chunk(
          tier: Posting.tier(postings[first]), firstRank: Posting.rank(postings[first]),
          count: next - first, file: number, start: start, length: text.bytes.count - start))
    }
    return chunks
  }

  /// Ends the last file.
  mutating func close() {
    guard !text.bytes.isEmpty else { return }
    finished.append(SearchFile("l\(number)", text.bytes))
    text.bytes.removeAll(keepingCapacity: true)
    number += 1
  }

  /// Hands over the files that are finished.
  mutating func takeFinished() -> [SearchFile] {
    defer { finished = [] }
    return finished
  }

  /// Whether a bit for each rank takes less room than a number for each posting.
  private static func isDense(_ postings: Span<UInt32>, from first: Int, room: Int) -> Bool {
    guard first + room < postings.count else {
      let count = postings.count - first
      let ranks = Posting.rank(postings[postings.count - 1]) - Posting.rank(postings[first])
      return ranks < bitsPerDigit * count
    }
    return Posting.rank(postings[first + room]) - Posting.rank(postings[first])
      < bitsPerDigit * room
  }

  private static let bitsPerDigit = 6

  private mutating func writeGaps(_ postings: Span<UInt32>, from next: inout Int, end: Int) {
    text.bytes.append(IndexText.digit(0))
    var previous = Posting.rank(postings[next])
    next += 1
    while next < postings.count, text.bytes.count < end {
      let rank = Posting.rank(postings[next])
      text.number(rank - previous - 1)
      previous = rank
      next += 1
    }
  }

  private mutating func writeBits(_ postings: Span<UInt32>, from next: inout Int, room: Int) {
    text.bytes.append(IndexText.digit(1))
    let first = Posting.rank(postings[next])
    var (digit, digits) = (0, 0)
    while next < postings.count {
      let bit = Posting.rank(postings[next]) - first
      let place = bit / Self.bitsPerDigit
      guard place < room else { break }
      while digits < place {
        text.bytes.append(IndexText.digit(digit))
        digit = 0
        digits += 1
      }
      digit |= 1 << (Self.bitsPerDigit - 1 - bit % Self.bitsPerDigit)
      next += 1
    }
    text.bytes.append(IndexText.digit(digit))
  }
}
