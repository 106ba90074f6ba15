import Bytes

/// Texts of one to three columns, each combination once, with a number.
///
/// A combination, such as genus, species and common name, is looked up for every row, so it is hashed
/// and compared eight bytes at a time, as it is. What is one value is decided at the end, for some
/// thousands of combinations.
struct Combinations: Sendable {
  /// How many columns there are.
  private let width: Int

  /// Of each combination its number, its hash, the sizes of the texts, and their bytes, eight to a
  /// word, each text filled with zeros.
  private var words: [UInt64] = []

  /// Where each combination begins in ``words``.
  private var starts: [Int] = []

  /// Where each combination begins, by its hash: what is looked up for every row is two steps away.
  private var places = HashTable(slots: 1 << 10)

  /// The texts of one combination, in the order of the columns.
  typealias Texts = [[UInt8]]

  /// Where the texts of a row are.
  typealias Ranges = InlineArray<3, Range<Int>>

  var count: Int { starts.count }

  init(of width: Int) { self.width = width }

  /// The number of a combination, a new one if it was not seen before.
  ///
  /// The bytes are followed by at least eight more, as those of a window are.
  mutating func number(_ bytes: Span<UInt8>, _ names: Ranges) -> Int {
    var hash: UInt64 = 0
    for index in 0..<width { Self.mix(bytes, names[index], into: &hash) }
    if let start = places.number(for: hash, where: { isEqual($0, bytes, names) }) {
      return Int(words[start])
    }
    insert(hash)
    for index in 0..<width { words.append(UInt64(names[index].count)) }
    for index in 0..<width {
      let name = names[index]
      for position in stride(from: name.lowerBound, to: name.upperBound, by: 8) {
        words.append(Self.word(bytes, position, name.upperBound))
      }
    }
    return count - 1
  }

  /// Adds the combinations of another list.
  ///
  /// - Returns: The numbers here of the combinations there.
  mutating func add(_ other: Combinations) -> [Int] {
    other.starts.indices.map { index in
      let start = other.starts[index]
      let end = index + 1 < other.count ? other.starts[index + 1] : other.words.count
      return number(other.words[start + 2..<end], hash: other.words[start + 1])
    }
  }

  /// The number of a combination that is in words already.
  private mutating func number(_ own: ArraySlice<UInt64>, hash: UInt64) -> Int {
    let known = places.number(for: hash) { words[($0 + 2)...].starts(with: own) }
    if let known { return Int(words[known]) }
    insert(hash)
    words += own
    return count - 1
  }

  /// Notes a combination whose sizes and texts come next.
  private mutating func insert(_ hash: UInt64) {
    places.insert(words.count, for: hash)
    words.append(UInt64(count))
    words.append(hash)
    starts.append(words.count - 2)
  }

  /// The texts of a combination.
  subscript(number: Int) -> Texts {
    let sizes = starts[number] + 2
    var word = sizes + width
    return (0..<width).map { index in
      let count = Int(words[sizes + index])
      defer { word += (count + 7) / 8 }
      return (0..<count).map {
        UInt8(truncatingIfNeeded: words[word + $0 / 8] >> UInt64($0 % 8 * 8))
      }
    }
  }

  private func isEqual(_ start: Int, _ bytes: Span<UInt8>, _ names: Ranges) -> Bool {
    for index in 0..<width where words[start + 2 + index] != UInt64(names[index].count) {
      return false
    }
    var word = start + 2 + width
    for index in 0..<width {
      guard isEqual(&word, bytes, names[index]) else { return false }
    }
    return true
  }

  @inline(__always)
  private func isEqual(_ word: inout Int, _ bytes: Span<UInt8>, _ name: Range<Int>) -> Bool {
    var position = name.lowerBound
    while position < name.upperBound {
      guard words[word] == Self.word(bytes, position, name.upperBound) else { return false }
      position += 8
      word += 1
    }
    return true
  }

  @inline(__always)
  private static func mix(_ bytes: Span<UInt8>, _ name: Range<Int>, into hash: inout UInt64) {
    hash &+= UInt64(name.count)
    var position = name.lowerBound
    while position < name.upperBound {
      hash = Hash.folded(hash ^ word(bytes, position, name.upperBound))
      position += 8
    }
  }

  /// Up to eight bytes before an end, the rest zeros.
  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ position: Int, _ end: Int) -> UInt64 {
    let word = bytes.word(at: position)
    let count = end - position
    return count >= 8 ? word : word & (1 << UInt64(count * 8) - 1)
  }
}
