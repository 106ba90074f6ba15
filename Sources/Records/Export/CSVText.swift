import Bytes

/// Writes cells of CSV that is opened in a spreadsheet.
///
/// The table begins with a byte order mark: without one Excel reads
/// Enköping in the code page of the machine. No cell is a formula: one that would be begins
/// with an apostrophe. Controls and noncharacters are U+FFFD, as they are on the page.
package enum CSVText {
  /// The byte order mark, before the table.
  package static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]

  package static func write(_ text: ArraySlice<UInt8>, into bytes: inout [UInt8]) {
    let isFormula = Self.isFormula(text)
    let text = RefusedCharacter.replaced(in: text.span)?[...] ?? text
    guard
      isFormula || text.contains(where: needsQuotes) || text.first == UInt8(ascii: " ")
        || text.last == UInt8(ascii: " ")
    else {
      bytes += text
      return
    }
    CSVCell.appendQuoted(isFormula ? [UInt8(ascii: "'")] + text : text, to: &bytes)
  }

  /// Semicolons and tabs too: in some countries spreadsheets take them for commas.
  private static func needsQuotes(_ byte: UInt8) -> Bool {
    CSVCell.needsQuotes(byte) || byte == UInt8(ascii: ";")
  }

  /// Whether a spreadsheet would compute a cell rather than show it.
  ///
  /// Source: https://owasp.org/www-community/attacks/CSV_Injection, including full-width
  /// characters. A number with a sign, such as a longitude, is not a formula. Invisible characters
  /// in front of a sign (spaces, U+200B, a byte order mark, controls) are ignored, as in programs
  /// that tidy up a cell.
  private static func isFormula(_ text: ArraySlice<UInt8>) -> Bool {
    guard let first = text.first, !ASCII.isAlphanumeric(first) else { return false }
    if first == 0x09 || first == 0x0A || first == 0x0D { return true }
    var rest = text
    while let scalar = String(decoding: rest.prefix(4), as: UTF8.self).unicodeScalars.first {
      switch scalar {
      case "-", "+": return !PlainNumber.matches(rest)
      case "=", "@", "|", "\u{FF1D}", "\u{FF0B}", "\u{FF0D}", "\u{FF20}": return true
      default:
        guard isUnseen(scalar) else { return false }
        rest = rest.dropFirst(UTF8.width(scalar))
      }
    }
    return false
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .spaceSeparator, .lineSeparator, .paragraphSeparator: true
    // A blank of Braille has no other sign of it, and noncharacters are not written as themselves.
    default:
      scalar.properties.isDefaultIgnorableCodePoint || scalar == "\u{2800}"
        || scalar.properties.isNoncharacterCodePoint
    }
  }
}
