/// A character in UTF-8, as section 3.9 of the Unicode Standard has it: shortest form, no surrogates, nothing
/// above U+10FFFF.
public struct UTF8Character {
  /// The position after it; of bytes that are not UTF-8, of the first one that cannot stand there.
  public let end: Int

  /// Whether the bytes are a character.
  public let isWhole: Bool
  @usableFromInline let value: UInt32

  /// The character; U+FFFD for bytes that are not UTF-8.
  @inlinable public var scalar: Unicode.Scalar {
    isWhole ? Unicode.Scalar(value) ?? "\u{FFFD}" : "\u{FFFD}"
  }

  /// Reads the character that begins at a position.
  @inlinable
  public init(in bytes: Span<UInt8>, at start: Int) {
    let first = bytes[start]
    // Table 3-7: the first byte says how many there are, and narrows the second.
    let (count, second): (Int, ClosedRange<UInt8>) =
      switch first {
      case ..<0x80: (1, 0x80...0xBF)
      case 0xC2...0xDF: (2, 0x80...0xBF)
      case 0xE0: (3, 0xA0...0xBF)
      case 0xED: (3, 0x80...0x9F)
      case 0xE1...0xEF: (3, 0x80...0xBF)
      case 0xF0: (4, 0x90...0xBF)
      case 0xF1...0xF3: (4, 0x80...0xBF)
      case 0xF4: (4, 0x80...0x8F)
      default: (0, 0x80...0xBF)
      }
    var position = start
    var value = count < 2 ? UInt32(first) : UInt32(first) & 0x7F >> UInt32(count)
    if count > 0 { position += 1 }
    if count > 1, position < bytes.count, second.contains(bytes[position]) {
      repeat {
        value = value << 6 | UInt32(bytes[position] & 0x3F)
        position += 1
      } while position < start + count && position < bytes.count && bytes[position] & 0xC0 == 0x80
    }
    end = position
    isWhole = count > 0 && position == start + count
    self.value = value
  }
}

extension Unicode.Scalar {
  /// Whether HTML calls it an error, and no page has it: DEL, a C1 control or a noncharacter (section 13.2.3.5).
  ///
  /// XML forbids most controls below a space and lets these be. How line ends among them are written depends on
  /// the file, so that its writer or reader decides about them.
  @inlinable public var isRefused: Bool {
    0x7F...0x9F ~= value || 0xFDD0...0xFDEF ~= value || value & 0xFFFE == 0xFFFE
  }
}
