extension JSON {
  /// Replaces the escapes of a string's content in place.
  ///
  /// The replacement is never longer than the escape, so no room is needed. Half of a surrogate
  /// pair becomes U+FFFD: it is not a character, and must not vanish silently.
  ///
  /// The range is the content between the quotes, already read by `skipString`; the result is its
  /// new end. The bytes between that and the old end are undefined.
  package static func unescape(_ bytes: inout MutableSpan<UInt8>, in range: Range<Int>) -> Int {
    var position = range.lowerBound
    var end = position
    while position < range.upperBound {
      guard bytes[position] == UInt8(ascii: "\\") else {
        bytes[end] = bytes[position]
        position += 1
        end += 1
        continue
      }
      let escape = bytes[position + 1]
      position += 2
      if escape == UInt8(ascii: "u") {
        let scalar = scalar(in: bytes, at: &position, before: range.upperBound)
        for unit in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter {
          bytes[end] = unit
          end += 1
        }
      } else {
        bytes[end] = character(of: escape)
        end += 1
      }
    }
    return end
  }

  /// The text of a string's content, escapes replaced.
  package static func text(_ content: ArraySlice<UInt8>) -> String {
    String(decoding: unescaped(content), as: UTF8.self)
  }

  package static func text(_ content: Range<Int>, in bytes: Span<UInt8>) -> String {
    text(content.map { bytes[$0] }[...])
  }

  /// A copy of a string's content with escapes replaced.
  package static func unescaped(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var copy = Array(content)
    let count = copy.count
    var span = copy.mutableSpan
    let end = unescape(&span, in: 0..<count)
    return copy[..<end]
  }

  /// Reads the digits of a `\u` and, when they are half of a pair, the other half.
  @usableFromInline package static func scalar(
    in bytes: borrowing MutableSpan<UInt8>, at position: inout Int, before end: Int
  ) -> Unicode.Scalar {
    let first = unit(in: bytes, at: position)
    position += 4
    if first >> 10 == 0b110110, position + 6 <= end, bytes[position] == UInt8(ascii: "\\"),
      bytes[position + 1] == UInt8(ascii: "u")
    {
      let second = unit(in: bytes, at: position + 2)
      if second >> 10 == 0b110111 {
        position += 6
        let value = 0x10000 + (first & 0x3FF) << 10 + second & 0x3FF
        return Unicode.Scalar(value) ?? replacement
      }
    }
    return Unicode.Scalar(first) ?? replacement
  }

  private static let replacement: Unicode.Scalar = "\u{FFFD}"

  @usableFromInline package static func unit(in bytes: borrowing MutableSpan<UInt8>, at start: Int)
    -> UInt32
  {
    var value: UInt32 = 0
    for position in start..<start + 4 {
      value = value << 4 | UInt32(Hexadecimal.value(of: bytes[position]) ?? 0)
    }
    return value
  }

  @usableFromInline package static func character(of escape: UInt8) -> UInt8 {
    switch escape {
    case UInt8(ascii: "b"): 0x08
    case UInt8(ascii: "f"): 0x0C
    case UInt8(ascii: "n"): 0x0A
    case UInt8(ascii: "r"): 0x0D
    case UInt8(ascii: "t"): 0x09
    default: escape
    }
  }
}
