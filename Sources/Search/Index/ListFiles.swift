/// The files with the long lists of one job, as they fill up.
struct ListFiles {
  var finished: [SearchFile] = []
  private var text = IndexText()
  /// The number of the file in the making.
  private(set) var number: Int
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

  /// Writes a list, whose postings are of one tier and in order.
  mutating func write(_ postings: Span<UInt32>) -> [Chunk] {
    var chunks: [Chunk] = []
    var next = 0
    while next < postings.count {
      if limit - text.bytes.count < min(Self.leastRoom, limit) { close() }
      let start = text.bytes.count
      let first = next
      let rank = Posting.rank(postings[first])
      next += 1
      text.ranks(postings, from: &next, after: rank, until: limit)
      chunks.append(
        Chunk(
          tier: Posting.tier(postings[first]), firstRank: rank, count: next - first, file: number,
          start: start, length: text.bytes.count - start))
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
}
