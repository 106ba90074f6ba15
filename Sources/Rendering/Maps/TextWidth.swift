/// How wide text will be, estimated for the wider of the usual fonts, so that text that fits it fits.
enum TextWidth {
  /// Returns the width in pixels, rounded up, of text on one line in a font of a size in pixels.
  static func pixels(of text: String, size: Int) -> Int {
    var hundredths = 0
    for character in text {
      let widths = character.unicodeScalars.lazy.map(hundredths(of:))
      hundredths += isOneGlyph(character) ? widths.max() ?? 0 : widths.reduce(0, +)
    }
    return (hundredths * size + 99) / 100
  }

  /// The columns of a terminal that a character takes: two if it is wide, none if it is unseen.
  static func columns(of character: Character) -> Int {
    var columns = 0
    for scalar in character.unicodeScalars {
      columns = max(columns, isUnseen(scalar) ? 0 : isWide(scalar) ? 2 : 1)
    }
    return columns
  }

  /// Whether a font draws several scalars as one: pictures joined by U+200D, and flags.
  private static func isOneGlyph(_ character: Character) -> Bool {
    character.unicodeScalars.contains { $0.value == 0x200D || $0.properties.isEmojiModifier }
  }

  private static func hundredths(of scalar: Unicode.Scalar) -> Int {
    switch scalar {
    case "i", "j", "l", "I", "'", "|", "!", ".", ",", ":", ";": 32
    case " ", "f", "t", "r", "(", ")", "[", "]", "-", "/", "\"": 40
    case "m", "w", "M", "W", "@", "%", "—", "…": 96
    case "a"..."z", "0"..."9": 60
    case "\u{20}"..."\u{7E}": 72
    default: isUnseen(scalar) ? 0 : isPicture(scalar) ? 140 : isWide(scalar) ? 105 : 75
    }
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: true
    default: false
    }
  }

  private static func isPicture(_ scalar: Unicode.Scalar) -> Bool {
    scalar.value > 0x7F && scalar.properties.isEmoji
  }

  /// After UAX #11: the blocks of East Asian wide characters, and pictures.
  private static func isWide(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      true
    default: scalar.properties.isEmojiPresentation
    }
  }
}
