/// Damage as files suffer it, and as somebody would do on purpose.
///
/// Half of it is done at a byte that means something to a reader, or puts such bytes in, so that
/// most damaged files get past the first line.
package struct Damage {
  /// What means something: single bytes, and runs of them.
  let pieces: [[UInt8]]

  package static let json = Damage(pieces: [
    "\"", "\\", "{", "}", "[", "]", ",", ":", "\\u", "\\ud83d", "\\udc26", "\\u0000", "null",
    "true",
    "-", "0", "1.5e-3", "e", ".", "\"id\":", "\"recordings\":[", "\"error\":", "{}", "[[", "\"\"",
    "\u{FEFF}", "é", "🐦", " ", "\n", "\0", "<",
  ])

  package static let table = Damage(pieces: [
    "\"", "\"\"", ",", "\t", "\n", "\r\n", "\r", "\"\n", ",\"", "\",", "id", "gen", "1", ";", " ",
    "\u{FEFF}", "é", "🐦", "\0", "\u{B}", "<", "{",
  ])

  private init(pieces: [String]) {
    self.pieces =
      pieces.map { Array($0.utf8) } + [[0xFF], [0xC3], [0xE2, 0x82], [0xED, 0xA0, 0x80]]
  }

  /// The bytes with one to four kinds of damage.
  package func done(to bytes: [UInt8], using generator: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...generator.below(4) where !bytes.isEmpty { damage(&bytes, using: &generator) }
    return bytes
  }

  private func damage(_ bytes: inout [UInt8], using generator: inout SeededGenerator) {
    let position = position(in: bytes, using: &generator)
    let end = min(bytes.count, position + 1 + generator.below(12))
    let piece = pieces[generator.below(pieces.count)]
    switch generator.below(9) {
    case 0: bytes[position] ^= 1 << UInt8(generator.below(8))
    case 1: bytes[position] = UInt8(generator.below(256))
    case 2: bytes.removeSubrange(position..<end)
    case 3: bytes.insert(contentsOf: bytes[position..<end], at: position)
    case 4: bytes.insert(contentsOf: piece, at: position)
    case 5: bytes.replaceSubrange(position..<min(end, position + piece.count), with: piece)
    case 6: bytes.removeSubrange(position...)
    case 7: bytes.removeSubrange(..<position)
    default:
      let other = self.position(in: bytes, using: &generator)
      bytes.swapAt(position, other)
    }
  }

  /// Any position, or one of a byte that means something.
  private func position(in bytes: [UInt8], using generator: inout SeededGenerator) -> Int {
    let start = generator.below(bytes.count)
    guard generator.below(2) == 0 else { return start }
    let end = min(bytes.count, start + 40)
    return (start..<end).first { index in
      pieces.contains { $0.count == 1 && $0[0] == bytes[index] }
    } ?? start
  }
}
