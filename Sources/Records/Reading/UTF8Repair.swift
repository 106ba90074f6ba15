import Bytes

/// Replaces bytes that are not UTF-8 by U+FFFD, piece by piece.
package struct UTF8Repair: Rewriting {
  /// The number of bytes, and of those that were replaced.
  private var byteCount = 0
  private(set) package var replaced = 0

  /// The offsets in the new text of the first U+FFFD that were written, at most ``placeLimit``.
  private(set) package var places: [Int] = []
  private var written = 0

  private static let placeLimit = 1 << 20

  /// Whether Windows-1252 has a character for each replaced byte.
  private(set) package var isWindows = true

  /// The beginning of a character that continues in the next piece.
  private var rest: [UInt8] = []

  package init() {}

  /// Whether at most one byte in 1,000 was replaced; more are a sign of another encoding.
  package var isFewEnough: Bool { replaced * 1_000 <= byteCount }

  package mutating func write(_ piece: ArraySlice<UInt8>, into text: inout [UInt8]) {
    byteCount += piece.count
    repair(rest + piece, isLast: false, into: &text)
  }

  package mutating func finish(into text: inout [UInt8]) { repair(rest, isLast: true, into: &text) }

  private mutating func repair(_ piece: [UInt8], isLast: Bool, into text: inout [UInt8]) {
    let start = text.count
    defer { written += text.count - start }
    rest = []
    var position = 0
    while position < piece.count {
      if piece[position] < 0x80 {
        text.append(piece[position])
        position += 1
        continue
      }
      let character = UTF8Character(in: piece.span, at: position)
      if character.isWhole {
        text += piece[position..<character.end]
        position = character.end
        continue
      }
      if !isLast, character.end >= piece.count {
        rest = Array(piece[position...])
        return
      }
      replaced += 1
      if places.count < Self.placeLimit { places.append(written + text.count - start) }
      isWindows = isWindows && !Self.unused.contains(piece[position])
      text += "\u{FFFD}".utf8
      position += 1
    }
  }

  /// The bytes without a character in Windows-1252.
  private static let unused: Set<UInt8> = [0x81, 0x8D, 0x8F, 0x90, 0x9D]
}
