/// The names of a record's fields, found by their bytes.
///
/// A name of at most sixteen bytes is two numbers, so that finding one is a multiplication and
/// usually one comparison. A name cannot contain a zero byte, so shorter ones are filled with them.
struct FieldKeys {
  private static let bits = 7
  private var entries = Array(
    repeating: Entry(first: 0, second: 0, slot: .unknown), count: 1 << bits)

  private struct Entry {
    let first: UInt64
    let second: UInt64
    let slot: FieldSlot
  }

  init() {
    for field in RecordingField.allCases {
      for key in field.keys { insert(key, FieldSlot(field)) }
    }
    for other in FieldSlot.others { insert(other.key, other.slot) }
  }

  /// Reads a name, from after its opening quote to its closing quote.
  @inline(__always)
  func read(
    _ bytes: Span<UInt8>, from start: Int
  ) throws(JSONFault) -> (end: Int, slot: FieldSlot) {
    let first = JSON.word(bytes, at: start)
    var marks = JSON.stops(first)
    if marks != 0 {
      let count = marks.trailingZeroBitCount >> 3
      if bytes[start + count] == UInt8(ascii: "\"") {
        return (start + count, slot(first & Self.mask(count), 0))
      }
    } else {
      let second = JSON.word(bytes, at: start + 8)
      marks = JSON.stops(second)
      let count = marks.trailingZeroBitCount >> 3
      if marks != 0, bytes[start + 8 + count] == UInt8(ascii: "\"") {
        return (start + 8 + count, slot(first, second & Self.mask(count)))
      }
    }
    return try readUnusual(bytes, from: start)
  }

  /// Reads a name that is long, has escapes, or is not ASCII.
  private func readUnusual(
    _ bytes: Span<UInt8>, from start: Int
  ) throws(JSONFault) -> (end: Int, slot: FieldSlot) {
    let (end, hasEscapes) = try JSON.skipString(bytes, from: start)
    // Written in full, a name of ours has at most 14 bytes, and each as an escape six times that.
    guard hasEscapes, end - start <= 6 * 14 else { return (end, .unknown) }
    var name: [UInt8] = []
    for position in start..<end { name.append(bytes[position]) }
    name = Array(JSON.unescaped(name[...]))
    guard name.count <= 16, !name.contains(0) else { return (end, .unknown) }
    let (first, second) = Self.words(name)
    return (end, slot(first, second))
  }

  @inline(__always)
  private func slot(_ first: UInt64, _ second: UInt64) -> FieldSlot {
    var index = Self.hash(first, second)
    while true {
      let entry = entries[index]
      if entry.first == first && entry.second == second || entry.first == 0 { return entry.slot }
      index = (index + 1) & (1 << Self.bits - 1)
    }
  }

  private mutating func insert(_ key: StaticString, _ slot: FieldSlot) {
    let (first, second) = Self.words(Array(key.description.utf8))
    var index = Self.hash(first, second)
    while entries[index].first != 0 { index = (index + 1) & (1 << Self.bits - 1) }
    entries[index] = Entry(first: first, second: second, slot: slot)
  }

  @inline(__always)
  private static func hash(_ first: UInt64, _ second: UInt64) -> Int {
    Int(((first ^ second) &* 0x9E37_79B9_7F4A_7C15) >> UInt64(64 - bits))
  }

  @inline(__always)
  private static func mask(_ count: Int) -> UInt64 { 1 << UInt64(count * 8) - 1 }

  private static func words(_ name: [UInt8]) -> (UInt64, UInt64) {
    var words: (UInt64, UInt64) = (0, 0)
    for (index, byte) in name.enumerated() {
      if index < 8 {
        words.0 |= UInt64(byte) << UInt64(index * 8)
      } else {
        words.1 |= UInt64(byte) << UInt64((index - 8) * 8)
      }
    }
    return words
  }
}
