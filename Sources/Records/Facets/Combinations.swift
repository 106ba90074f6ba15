/// Texts of one to three columns, each combination once, with a number.
///
/// A combination, such as genus, species and common name, is looked up for every row, so it is hashed
/// and compared eight bytes at a time, as it is. What is one value is decided at the end, for some
/// thousands of combinations.
struct Combinations: Sendable {
  /// How many columns there are.
  private let width: Int

  /// The sizes of the texts, then their bytes, eight to a word, each text filled with zeros.
  private var words: [UInt64] = []
  private var combinations: [Combination] = []

  /// Open addressing; a combination's number plus one, or zero.
  private var buckets = [UInt32](repeating: 0, count: 1 << 10)

  private struct Combination: Sendable {
    let hash: UInt64
    let firstWord: Int
  }

  /// The texts of one combination, in the order of the columns.
  typealias Texts = [[UInt8]]

  /// Where the texts of a row are.
  typealias Ranges = InlineArray<3, Range<Int>>

  var count: Int { combinations.count }

  init(of width: Int) { self.width = width }

  /// The number of a combination, a new one if it was not seen before.
  ///
  /// The bytes are followed by at least eight more, as those of a window are.
  mutating func number(_ bytes: Span<UInt8>, _ names: Ranges) -> Int {
    var hash: UInt64 = 0
    for index in 0..<width { Self.mix(bytes, names[index], into: &hash) }
    hash ^= hash >> 32
    var bucket = Int(truncatingIfNeeded: hash) & (buckets.count - 1)
    while buckets[bucket] != 0 {
      let number = Int(buckets[bucket] - 1)
      if combinations[number].hash == hash, isEqual(combinations[number].firstWord, bytes, names) {
        return number
      }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    insert(hash, at: bucket)
    for index in 0..<width { words.append(UInt64(names[index].count)) }
    for index in 0..<width {
      let name = names[index]
      for position in stride(from: name.lowerBound, to: name.upperBound, by: 8) {
        words.append(Self.word(bytes, position, name.upperBound))
      }
    }
    if combinations.count * 2 > buckets.count { grow() }
    return combinations.count - 1
  }

  /// Adds the combinations of another list.
  ///
  /// - Returns: The numbers here of the combinations there.
  mutating func add(_ other: Combinations) -> [Int] {
    other.combinations.indices.map { index in
      let combination = other.combinations[index]
      let end =
        index + 1 < other.combinations.count
        ? other.combinations[index + 1].firstWord : other.words.count
      return number(other.words[combination.firstWord..<end], hash: combination.hash)
    }
  }

  /// The number of a combination that is in words already.
  private mutating func number(_ own: ArraySlice<UInt64>, hash: UInt64) -> Int {
    var bucket = Int(truncatingIfNeeded: hash) & (buckets.count - 1)
    while buckets[bucket] != 0 {
      let number = Int(buckets[bucket] - 1)
      let combination = combinations[number]
      if combination.hash == hash, words[combination.firstWord...].starts(with: own) {
        return number
      }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    insert(hash, at: bucket)
    words += own
    if combinations.count * 2 > buckets.count { grow() }
    return combinations.count - 1
  }

  /// Notes a combination whose words come next.
  private mutating func insert(_ hash: UInt64, at bucket: Int) {
    buckets[bucket] = UInt32(combinations.count + 1)
    combinations.append(Combination(hash: hash, firstWord: words.count))
  }

  /// The texts of a combination.
  subscript(number: Int) -> Texts {
    let firstWord = combinations[number].firstWord
    var word = firstWord + width
    return (0..<width).map { index in
      let count = Int(words[firstWord + index])
      defer { word += (count + 7) / 8 }
      return (0..<count).map {
        UInt8(truncatingIfNeeded: words[word + $0 / 8] >> UInt64($0 % 8 * 8))
      }
    }
  }

  private mutating func grow() {
    buckets = Array(repeating: 0, count: buckets.count * 2)
    for (number, combination) in combinations.enumerated() {
      var bucket = Int(truncatingIfNeeded: combination.hash) & (buckets.count - 1)
      while buckets[bucket] != 0 { bucket = (bucket + 1) & (buckets.count - 1) }
      buckets[bucket] = UInt32(number + 1)
    }
  }

  private func isEqual(_ firstWord: Int, _ bytes: Span<UInt8>, _ names: Ranges) -> Bool {
    for index in 0..<width where words[firstWord + index] != UInt64(names[index].count) {
      return false
    }
    var word = firstWord + width
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
    hash &+= UInt64(name.count) &* 0x9E37_79B9_7F4A_7C15
    var position = name.lowerBound
    while position < name.upperBound {
      hash = (hash ^ word(bytes, position, name.upperBound)) &* 0x9E37_79B9_7F4A_7C15
      hash ^= hash >> 29
      position += 8
    }
  }

  /// Up to eight bytes before an end, the rest zeros.
  @inline(__always)
  private static func word(_ bytes: Span<UInt8>, _ position: Int, _ end: Int) -> UInt64 {
    let word = JSON.word(bytes, at: position)
    let count = end - position
    return count >= 8 ? word : word & (1 << UInt64(count * 8) - 1)
  }
}
