import Bytes

/// Texts one after another.
struct JoinedTexts: Sendable {
  private var bytes = LargeArray<UInt8>()

  /// The ends of the texts, modulo 2^32.
  private var ends = LargeArray<UInt32>()

  /// The start of every ``markSize``th text.
  private var marks: [Int] = []
  private static let markSize = 1 << 10

  var count: Int { ends.count }

  mutating func reserveCapacity(_ count: Int) { ends.reserveCapacity(count) }

  /// Adds a text, and before it the four bytes of a rank, if there is one.
  mutating func append(_ text: Span<UInt8>, behind rank: UInt32? = nil) {
    if ends.count.isMultiple(of: Self.markSize) { marks.append(bytes.count) }
    if let rank {
      for shift: UInt32 in [24, 16, 8, 0] { bytes.append(UInt8(truncatingIfNeeded: rank >> shift)) }
    }
    for index in text.indices { bytes.append(text[index]) }
    ends.append(UInt32(truncatingIfNeeded: bytes.count))
  }

  func with<Result>(_ row: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    // Between two marks are less than four gigabytes, since a row has less than 16 MB.
    let mark = marks[row / Self.markSize]
    let start =
      row.isMultiple(of: Self.markSize)
      ? mark : mark + Int(ends[row - 1] &- UInt32(truncatingIfNeeded: mark))
    let end = start + Int(ends[row] &- UInt32(truncatingIfNeeded: start))
    return body(bytes.span.extracting(start..<end))
  }

  func isEqual(_ one: Int, _ other: Int) -> Bool {
    with(one) { first in
      with(other) { second in
        first.count == second.count && first.indices.allSatisfy { first[$0] == second[$0] }
      }
    }
  }

  /// Eight bytes of a row's text as a number, zeros after its end, and whether there are more.
  func word(of row: UInt64, from start: Int) -> (word: UInt64, hasMore: Bool) {
    with(Int(row)) { text in
      let word = (start..<start + 8).reduce(0 as UInt64) {
        $0 << 8 | ($1 < text.count ? UInt64(text[$1]) : 0)
      }
      return (word, start + 8 < text.count)
    }
  }
}
