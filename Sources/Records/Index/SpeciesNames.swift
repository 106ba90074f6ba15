/// The names that records give their species, each combination once, with a number and a count.
///
/// A combination of genus, species and common name is looked up for every record, so it is hashed
/// and compared eight bytes at a time, as it is. What is one species is decided at the end, for
/// some thousands of combinations.
struct SpeciesNames {
  /// The sizes of the three names, then their bytes, eight to a word, each name filled with zeros.
  private var words: [UInt64] = []
  private var combinations: [Combination] = []

  /// Open addressing; a combination's number plus one, or zero.
  private var buckets = [UInt32](repeating: 0, count: 1 << 10)

  private struct Combination {
    let hash: UInt64
    let firstWord: Int
    var count: Int
  }

  /// The names of one combination.
  struct Names {
    let genus: [UInt8]
    let species: [UInt8]
    let common: [UInt8]
    let count: Int
  }

  var count: Int { combinations.count }

  /// The number of a combination, which is counted once more.
  ///
  /// The bytes are followed by at least eight more, as those of a window are.
  mutating func number(
    _ bytes: Span<UInt8>, genus: Range<Int>, species: Range<Int>, common: Range<Int>
  ) -> Int {
    var hash = UInt64(genus.count) << 40 ^ UInt64(species.count) << 20 ^ UInt64(common.count)
    Self.mix(bytes, genus, into: &hash)
    Self.mix(bytes, species, into: &hash)
    Self.mix(bytes, common, into: &hash)
    hash ^= hash >> 32
    var bucket = Int(truncatingIfNeeded: hash) & (buckets.count - 1)
    while buckets[bucket] != 0 {
      let number = Int(buckets[bucket] - 1)
      if combinations[number].hash == hash,
        isEqual(combinations[number].firstWord, bytes, genus, species, common)
      {
        combinations[number].count += 1
        return number
      }
      bucket = (bucket + 1) & (buckets.count - 1)
    }
    buckets[bucket] = UInt32(combinations.count + 1)
    combinations.append(Combination(hash: hash, firstWord: words.count, count: 1))
    words += [UInt64(genus.count), UInt64(species.count), UInt64(common.count)]
    for name in [genus, species, common] {
      for position in stride(from: name.lowerBound, to: name.upperBound, by: 8) {
        words.append(Self.word(bytes, position, name.upperBound))
      }
    }
    if combinations.count * 2 > buckets.count { grow() }
    return combinations.count - 1
  }

  /// The names of a combination.
  subscript(number: Int) -> Names {
    let combination = combinations[number]
    var word = combination.firstWord + 3
    func name(_ index: Int) -> [UInt8] {
      let count = Int(words[combination.firstWord + index])
      defer { word += (count + 7) / 8 }
      return (0..<count).map {
        UInt8(truncatingIfNeeded: words[word + $0 / 8] >> UInt64($0 % 8 * 8))
      }
    }
    return Names(genus: name(0), species: name(1), common: name(2), count: combination.count)
  }

  private mutating func grow() {
    buckets = Array(repeating: 0, count: buckets.count * 2)
    for (number, combination) in combinations.enumerated() {
      var bucket = Int(truncatingIfNeeded: combination.hash) & (buckets.count - 1)
      while buckets[bucket] != 0 { bucket = (bucket + 1) & (buckets.count - 1) }
      buckets[bucket] = UInt32(number + 1)
    }
  }

  private func isEqual(
    _ firstWord: Int, _ bytes: Span<UInt8>, _ genus: Range<Int>, _ species: Range<Int>,
    _ common: Range<Int>
  ) -> Bool {
    var word = firstWord + 3
    return words[firstWord] == UInt64(genus.count)
      && words[firstWord + 1] == UInt64(species.count)
      && words[firstWord + 2] == UInt64(common.count)
      && isEqual(&word, bytes, genus) && isEqual(&word, bytes, species)
      && isEqual(&word, bytes, common)
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
