import Bytes

/// A numbered set of combinations of texts from one to three columns.
///
/// A combination, such as genus and epithet, is looked up for every row, so its raw
/// bytes are hashed and compared eight at a time. Spellings of one value are united at the end, for
/// some thousands of combinations.
package struct Combinations: Sendable {
  /// How many columns there are.
  private var width: Int

  /// For each combination the sizes of the texts, the first in a word and the others in another,
  /// and then their bytes, eight to a word, each text filled with zeros.
  private var words = LargeArray<UInt64>()

  /// The start of each combination in ``words``.
  private var starts = LargeArray<Int>()

  /// The number of each combination, by its hash.
  private var places = HashTable(slots: 1 << 10)

  /// The initial value of hashes.
  private let seed = Hash.seed

  /// The texts of one combination, in the order of the columns.
  package typealias Texts = [[UInt8]]

  /// The ranges of a row's texts.
  typealias Ranges = InlineArray<3, Range<Int>>

  var count: Int { starts.count }

  init(of width: Int) { self.width = width }

  /// A combination to be looked up: a row has several, whose slots are fetched together, as memory
  /// is slow.
  struct Query {
    let names: Ranges
    fileprivate let hash: UInt64

    /// The content of its first slot.
    fileprivate let first: UInt64
  }

  /// Prepares to look up a combination, whose bytes are followed by at least eight more.
  @inline(__always)
  func query(_ bytes: Span<UInt8>, _ names: Ranges) -> Query {
    var hash = seed
    for index in 0..<width {
      let name = names[index]
      hash &+= UInt64(name.count)
      var position = name.lowerBound
      while position < name.upperBound {
        hash = Hash.folded(hash ^ Self.word(bytes, position, name.upperBound))
        position += 8
      }
    }
    return Query(names: names, hash: hash, first: places.first(for: hash))
  }

  /// The number of a combination, a new one if it was not seen before.
  mutating func number(_ bytes: Span<UInt8>, _ query: Query) -> Int {
    let names = query.names
    let known = places.number(for: query.hash, from: query.first) {
      isEqual(starts[$0], bytes, names)
    }
    if let known { return known }
    insert(query.hash)
    words.append(UInt64(names[0].count))
    if width > 1 { words.append(Self.otherSizes(names)) }
    for index in 0..<width {
      let name = names[index]
      for position in stride(from: name.lowerBound, to: name.upperBound, by: 8) {
        words.append(Self.word(bytes, position, name.upperBound))
      }
    }
    return count - 1
  }

  /// Adds the combinations of another list, and returns their numbers here.
  mutating func add(_ other: Combinations) -> [Int] {
    other.starts.indices.map { index in
      let start = other.starts[index]
      let end = index + 1 < other.count ? other.starts[index + 1] : other.words.count
      return number(other.words[start..<end], hash: other.hash(at: start))
    }
  }

  /// The number of a combination of another list.
  private mutating func number(_ own: Slice<LargeArray<UInt64>>, hash: UInt64) -> Int {
    if let known = places.number(for: hash, where: { words[starts[$0]...].starts(with: own) }) {
      return known
    }
    insert(hash)
    words.append(contentsOf: own)
    return count - 1
  }

  /// How many words are before the texts.
  private var headerCount: Int { width > 1 ? 2 : 1 }

  /// The sizes of the second and third text, in a word.
  @inline(__always)
  private static func otherSizes(_ names: Ranges) -> UInt64 {
    UInt64(names[1].count) | UInt64(names[2].count) << 32
  }

  /// The sizes of the texts of a combination.
  private func sizes(at start: Int) -> InlineArray<3, Int> {
    let others = width > 1 ? words[start + 1] : 0
    return [Int(words[start]), Int(UInt32(truncatingIfNeeded: others)), Int(others >> 32)]
  }

  /// Notes a combination whose words come next.
  private mutating func insert(_ hash: UInt64) {
    places.insert(count, for: hash)
    starts.append(words.count)
  }

  subscript(number: Int) -> Texts {
    let sizes = sizes(at: starts[number])
    var word = starts[number] + headerCount
    return (0..<width).map { index in
      defer { word += (sizes[index] + 7) / 8 }
      return (0..<sizes[index]).map {
        UInt8(truncatingIfNeeded: words[word + $0 / 8] >> UInt64($0 % 8 * 8))
      }
    }
  }

  private func isEqual(_ start: Int, _ bytes: Span<UInt8>, _ names: Ranges) -> Bool {
    guard words[start] == UInt64(names[0].count) else { return false }
    if width > 1, words[start + 1] != Self.otherSizes(names) { return false }
    var word = start + headerCount
    for index in 0..<width {
      let name = names[index]
      var position = name.lowerBound
      while position < name.upperBound {
        guard words[word] == Self.word(bytes, position, name.upperBound) else { return false }
        position += 8
        word += 1
      }
    }
    return true
  }

  private func hash(at start: Int) -> UInt64 {
    let sizes = sizes(at: start)
    var hash = seed
    var word = start + headerCount
    for index in 0..<width {
      hash &+= UInt64(sizes[index])
      for _ in 0..<(sizes[index] + 7) / 8 {
        hash = Hash.folded(hash ^ words[word])
        word += 1
      }
    }
    return hash
  }

  /// Up to eight bytes before an end, the rest zeros.
  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ position: Int, _ end: Int) -> UInt64 {
    let word = bytes.word(at: position)
    let count = end - position
    return count >= 8 ? word : word & (1 << UInt64(count * 8) - 1)
  }
}
