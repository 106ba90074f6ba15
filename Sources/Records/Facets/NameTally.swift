/// The spellings of one name, and how often each occurs.
struct NameTally {
  private var counts: [[UInt8]: Int] = [:]

  /// Counts a spelling, byte for byte.
  mutating func count(_ name: [UInt8], times: Int) {
    if !name.isEmpty { counts[name, default: 0] += times }
  }

  /// Whether there are not several.
  var hasOne: Bool { counts.count < 2 }

  /// The most frequent spelling; of equally frequent ones the first by its bytes.
  var usual: [UInt8] {
    let usual = counts.max { first, second in
      first.value != second.value
        ? first.value < second.value : second.key.lexicographicallyPrecedes(first.key)
    }
    return usual?.key ?? []
  }
}
