/// The codes of a block of DEFLATE, as a table that the next bits lead into.
///
/// An entry is `value << 16 | extra << 12 | kind << 8 | length`. A code that is longer than the
/// table's bits refers to a second table, whose index is the value and whose bits are the extra.
struct PrefixCode {
  enum Kind {
    static let invalid: UInt32 = 0
    static let literal: UInt32 = 1

    /// A length or a distance: the value, and as many bits as the extra says on top.
    static let base: UInt32 = 2
    static let end: UInt32 = 3
    static let table: UInt32 = 4
  }

  private(set) var table: [UInt32] = []
  let bits: Int

  /// - Parameter bits: How many bits lead into the first table.
  init(bits: Int) { self.bits = bits }

  /// Makes the table.
  ///
  /// - Parameters:
  ///   - lengths: The bits of each symbol's code, at most 15; 0 for symbols that have none.
  ///   - allowsFew: Whether one code of one bit may stand alone, or no code at all.
  ///   - meaning: The entry of a symbol, without the length.
  /// - Returns: Whether these are the lengths of a prefix code.
  mutating func make(
    _ lengths: ArraySlice<UInt8>, allowingFew allowsFew: Bool, meaning: (Int) -> UInt32
  ) -> Bool {
    var counts = [Int](repeating: 0, count: 16)
    for length in lengths { counts[Int(length)] += 1 }
    counts[0] = 0
    var next = [Int](repeating: 0, count: 17)
    var code = 0
    for length in 1...15 {
      next[length] = code
      code += counts[length]
      guard code <= 1 << length else { return false }
      code <<= 1
    }
    if code != 1 << 16 {
      let total = counts.reduce(0, +)
      guard allowsFew, total == 0 || total == 1 && counts[1] == 1 else { return false }
    }
    table.removeAll(keepingCapacity: true)
    table.append(contentsOf: repeatElement(0, count: 1 << bits))
    let mask = 1 << bits - 1
    // Of the codes with one beginning, the longest decides how large their table is.
    var codes = [(code: Int, length: Int)](repeating: (0, 0), count: lengths.count)
    for (symbol, length) in lengths.enumerated() where length > 0 {
      let length = Int(length)
      let reversed = Self.reversed(next[length], length)
      next[length] += 1
      codes[symbol] = (reversed, length)
      if length > bits {
        table[reversed & mask] = max(table[reversed & mask], UInt32(length - bits))
      }
    }
    for place in 0...mask where table[place] != 0 {
      let extra = table[place]
      table[place] =
        UInt32(table.count) << 16 | extra << 12 | Kind.table << 8 | UInt32(bits)
      table.append(contentsOf: repeatElement(0, count: 1 << Int(extra)))
    }
    for (symbol, code) in codes.enumerated() where code.length > 0 {
      let entry = meaning(symbol)
      if code.length <= bits {
        for place in stride(from: code.code, through: mask, by: 1 << code.length) {
          table[place] = entry | UInt32(code.length)
        }
      } else {
        let link = table[code.code & mask]
        let start = Int(link >> 16)
        let length = code.length - bits
        let end = 1 << Int(link >> 12 & 15)
        for place in stride(from: code.code >> bits, to: end, by: 1 << length) {
          table[start + place] = entry | UInt32(length)
        }
      }
    }
    return true
  }

  private static func reversed(_ code: Int, _ length: Int) -> Int {
    Int(UInt16(truncatingIfNeeded: code).bitSwapped) >> (16 - length)
  }
}

extension UInt16 {
  fileprivate var bitSwapped: UInt16 {
    var bits = self
    bits = bits >> 1 & 0x5555 | (bits & 0x5555) << 1
    bits = bits >> 2 & 0x3333 | (bits & 0x3333) << 2
    bits = bits >> 4 & 0x0F0F | (bits & 0x0F0F) << 4
    return bits.byteSwapped
  }
}
