import Bytes

/// The CRC-32 of ZIP and gzip (polynomial 0xEDB88320, reflected).
package struct Checksum: Sendable {
  private var state: UInt32 = 0xFFFF_FFFF

  package init() {}

  package var value: UInt32 { ~state }

  /// Adds bytes, eight at a time.
  package mutating func add(_ bytes: Span<UInt8>) {
    var state = state
    let tables = Self.tables.span
    var position = 0
    let whole = bytes.count & ~7
    while position < whole {
      let word = bytes.word(at: position)
      let low = UInt32(truncatingIfNeeded: word) ^ state
      let high = UInt32(truncatingIfNeeded: word >> 32)
      state = tables[0x700 + Int(low & 0xFF)] ^ tables[0x600 + Int(low >> 8 & 0xFF)]
      state ^= tables[0x500 + Int(low >> 16 & 0xFF)] ^ tables[0x400 + Int(low >> 24)]
      state ^= tables[0x300 + Int(high & 0xFF)] ^ tables[0x200 + Int(high >> 8 & 0xFF)]
      state ^= tables[0x100 + Int(high >> 16 & 0xFF)] ^ tables[Int(high >> 24)]
      position += 8
    }
    while position < bytes.count {
      state = tables[Int((state ^ UInt32(bytes[position])) & 0xFF)] ^ state >> 8
      position += 1
    }
    self.state = state
  }

  /// For each byte its remainder, then the same with one to seven zero bytes behind it.
  private static let tables: [UInt32] = {
    var tables = [UInt32](repeating: 0, count: 8 * 256)
    for byte in 0..<256 {
      var rest = UInt32(byte)
      for _ in 0..<8 { rest = rest & 1 == 1 ? 0xEDB8_8320 ^ rest >> 1 : rest >> 1 }
      tables[byte] = rest
    }
    for place in 256..<tables.count {
      let rest = tables[place - 256]
      tables[place] = tables[Int(rest & 0xFF)] ^ rest >> 8
    }
    return tables
  }()
}
