/// Texts, each once, numbered in the order they came in.
struct WordTable: Sendable {
  private(set) var bytes: [UInt8] = []
  private var ends: [Int] = []

  /// The hash of a text and its number and 1, in 32 bits each, or 0 where there is none.
  ///
  /// They are at the place that the hash says, or after it. What is looked at together stands
  /// together.
  private var slots: [UInt64] = Array(repeating: 0, count: 1024)

  var count: Int { ends.count }

  /// A text, by its number.
  subscript(number: Int) -> ArraySlice<UInt8> { bytes[range(of: number)] }

  /// Where a text is.
  func range(of number: Int) -> Range<Int> {
    (number > 0 ? ends[number - 1] : 0)..<ends[number]
  }

  /// The number of a text, which is added if it is new.
  mutating func number(of text: [UInt8]) -> (number: Int, isNew: Bool) {
    let hash = Self.hash(text.span)
    var slot = Int(hash) & (slots.count - 1)
    while slots[slot] != 0 {
      let entry = slots[slot]
      let number = Int(entry & Self.numberBits) - 1
      if entry >> 32 == hash, isEqual(number, text.span) { return (number, false) }
      slot = (slot + 1) & (slots.count - 1)
    }
    let number = count
    bytes += text
    ends.append(bytes.count)
    slots[slot] = hash << 32 | UInt64(number + 1)
    if 2 * count > slots.count { grow() }
    return (number, true)
  }

  private static let numberBits: UInt64 = 1 << 32 - 1

  /// The number of a text, which is added if it is new, as not yet used.
  mutating func number(of text: [UInt8], counting uses: inout [UInt32]) -> Int {
    let (number, isNew) = number(of: text)
    if isNew { uses.append(0) }
    return number
  }

  private func isEqual(_ number: Int, _ text: Span<UInt8>) -> Bool {
    let range = range(of: number)
    guard range.count == text.count else { return false }
    let own = bytes.span.extracting(range)
    var index = 0
    while index &+ 8 <= text.count {
      guard Self.eight(own, at: index) == Self.eight(text, at: index) else { return false }
      index &+= 8
    }
    while index < text.count {
      guard own[index] == text[index] else { return false }
      index &+= 1
    }
    return true
  }

  private mutating func grow() {
    let entries = slots
    slots = Array(repeating: 0, count: 2 * entries.count)
    for entry in entries where entry != 0 {
      var slot = Int(entry >> 32) & (slots.count - 1)
      while slots[slot] != 0 { slot = (slot + 1) & (slots.count - 1) }
      slots[slot] = entry
    }
  }

  /// Eight bytes at a time, multiplied and folded as in wyhash.
  private static func hash(_ text: Span<UInt8>) -> UInt64 {
    var hash = UInt64(truncatingIfNeeded: text.count)
    var index = 0
    while index &+ 8 <= text.count {
      hash = folded(hash ^ eight(text, at: index))
      index &+= 8
    }
    var rest: UInt64 = 0
    while index < text.count {
      rest = rest << 8 | UInt64(text[index])
      index &+= 1
    }
    return folded(hash ^ rest) & numberBits
  }

  private static func folded(_ value: UInt64) -> UInt64 {
    let product = (value ^ 0xA076_1D64_78BD_642F).multipliedFullWidth(by: 0x9E37_79B9_7F4A_7C15)
    return product.high ^ product.low
  }

  private static func eight(_ text: Span<UInt8>, at index: Int) -> UInt64 {
    // The callers have seen that eight bytes are there. No number that depends on their order is kept.
    unsafe text.bytes.unsafeLoadUnaligned(fromByteOffset: index, as: UInt64.self)
  }
}
