import Bytes

/// The encoding of a file's characters: all but UTF-8 are converted by a ``Transcoder``.
package enum TextEncoding: Equatable, Sendable {
  case utf8

  /// The encodings of Windows and Latin-1, as browsers read both (the Encoding Standard, section 9).
  case windows1252
  case utf16(isBigEndian: Bool)

  /// The names that messages list.
  package static let names = ["utf-8", "windows-1252", "latin-1", "utf-16", "utf-16be"]

  /// The encoding that people call so, in whatever case; nil for other names.
  package init?(named name: String) {
    switch name.lowercased() {
    case "utf-8", "utf8": self = .utf8
    case "windows-1252", "cp1252", "latin-1", "latin1", "iso-8859-1", "iso8859-1":
      self = .windows1252
    case "utf-16", "utf-16le", "utf16": self = .utf16(isBigEndian: false)
    case "utf-16be": self = .utf16(isBigEndian: true)
    default: return nil
    }
  }

  /// The encoding that a byte order mark says.
  package init?(mark beginning: some Sequence<UInt8>) {
    switch Array(beginning.prefix(4)) {
    case [0xFF, 0xFE, 0, 0]: return nil
    case let bytes where bytes.starts(with: [0xFF, 0xFE]): self = .utf16(isBigEndian: false)
    case let bytes where bytes.starts(with: [0xFE, 0xFF]): self = .utf16(isBigEndian: true)
    default: return nil
    }
  }

  /// The name of an encoding that is not UTF-8, recognised by the first bytes.
  ///
  /// A byte order mark says it; without one, JSON begins with two ASCII characters, so that the
  /// zeros among the first four bytes say it (section 3 of RFC 4627). So does the header of a table
  /// that names a column of ours.
  static func foreign(_ beginning: ArraySlice<UInt8>) -> String? {
    let bytes = Array(beginning.prefix(4))
    guard bytes.count >= 2 else { return nil }
    let isLong = bytes.count == 4
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): return "UTF-16"
    case (0xFF, 0xFE): return isLong && bytes[2] == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
    case (0, 0): return isLong ? "UTF-32" : nil
    case (0, _): return "UTF-16"
    case (_, 0): return isLong && bytes[2] == 0 && bytes[3] == 0 ? "UTF-32" : "UTF-16"
    default: return nil
    }
  }
}

/// Writes text of another encoding as UTF-8, piece by piece; half a surrogate pair becomes U+FFFD.
package struct Transcoder: Rewriting {
  private let encoding: TextEncoding

  /// The first byte of a code unit, and the first half of a pair, whose other is in the next piece.
  private var byte: UInt8?
  private var high: UInt16?

  package init(_ encoding: TextEncoding) { self.encoding = encoding }

  package mutating func write(_ piece: ArraySlice<UInt8>, into text: inout [UInt8]) {
    switch encoding {
    case .utf8: text += piece
    case .windows1252:
      for byte in piece {
        if byte < 0x80 { text.append(byte) } else { Self.add(Self.letter(byte), to: &text) }
      }
    case .utf16(let isBigEndian):
      for second in piece {
        guard let first = byte else {
          byte = second
          continue
        }
        byte = nil
        let (upper, lower) = isBigEndian ? (first, second) : (second, first)
        add(UInt16(upper) << 8 | UInt16(lower), to: &text)
      }
    }
  }

  package mutating func finish(into text: inout [UInt8]) {
    if high != nil || byte != nil { Self.add("\u{FFFD}", to: &text) }
  }

  private mutating func add(_ unit: UInt16, to text: inout [UInt8]) {
    if let first = high {
      high = nil
      guard UTF16.isTrailSurrogate(unit) else {
        Self.add("\u{FFFD}", to: &text)
        return add(unit, to: &text)
      }
      let value = 0x1_0000 + UInt32(first & 0x3FF) << 10 | UInt32(unit & 0x3FF)
      Self.add(Unicode.Scalar(value) ?? "\u{FFFD}", to: &text)
    } else if UTF16.isLeadSurrogate(unit) {
      high = unit
    } else {
      Self.add(Unicode.Scalar(unit) ?? "\u{FFFD}", to: &text)
    }
  }

  private static func add(_ letter: Unicode.Scalar, to text: inout [UInt8]) {
    text += UTF8.encode(letter) ?? UTF8.encodedReplacementCharacter
  }

  private static func letter(_ byte: UInt8) -> Unicode.Scalar {
    byte < 0xA0 ? windowsLetters[Int(byte) - 0x80] : Unicode.Scalar(byte)
  }

  /// The letters from 0x80 to 0x9F, which are control characters in Latin-1.
  private static let windowsLetters = Array(
    "€\u{81}‚ƒ„…†‡ˆ‰Š‹Œ\u{8D}Ž\u{8F}\u{90}‘’“”•–—˜™š›œ\u{9D}žŸ".unicodeScalars)
}
