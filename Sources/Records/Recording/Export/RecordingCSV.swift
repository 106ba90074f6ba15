/// Writes recordings as a table: RFC 4180, with a header of the API's names.
///
/// Who takes a table rather than JSON opens it in a spreadsheet, and that decides two things. It
/// begins with a byte order mark: without one Excel reads Enköping in the code page of the machine.
/// And no cell is a formula, whoever wrote the text: one that would be begins with an apostrophe.
/// Controls and noncharacters are U+FFFD, as they are on the page.
/// What a field that is missing has is nothing; annotations are in the JSON alone.
enum RecordingCSV {
  /// Writes the mark and the names of the columns.
  static func writeHeader(into bytes: inout [UInt8]) {
    bytes += [0xEF, 0xBB, 0xBF]
    for (_, name) in columns {
      bytes += name.description.utf8
      bytes.append(UInt8(ascii: ","))
    }
    bytes += "also\r\n".utf8
  }

  /// Writes one record.
  static func write(_ recording: RecordingView, into bytes: inout [UInt8]) {
    for (field, _) in columns {
      write(recording.has(field) ? recording[field] : [], into: &bytes)
      bytes.append(UInt8(ascii: ","))
    }
    write(ArraySlice(recording.also.joined(separator: "; ".utf8)), into: &bytes)
    bytes += "\r\n".utf8
  }

  private static let columns: [(RecordingField, name: StaticString)] =
    RecordingField.allCases.map { ($0, $0.keys.first ?? "") }

  private static func write(_ text: ArraySlice<UInt8>, into bytes: inout [UInt8]) {
    let isFormula = Self.isFormula(text)
    let text = RefusedCharacter.replaced(in: text.span)?[...] ?? text
    guard
      isFormula || text.contains(where: needsQuotes) || text.first == UInt8(ascii: " ")
        || text.last == UInt8(ascii: " ")
    else {
      bytes += text
      return
    }
    bytes.append(UInt8(ascii: "\""))
    if isFormula { bytes.append(UInt8(ascii: "'")) }
    for byte in text {
      if byte == UInt8(ascii: "\"") { bytes.append(byte) }
      bytes.append(byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Semicolons and tabs too: in some countries spreadsheets take them for commas.
  private static func needsQuotes(_ byte: UInt8) -> Bool {
    byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: ",")
      || byte == UInt8(ascii: ";")
  }

  /// Whether a spreadsheet would compute a cell rather than show it.
  ///
  /// Source: https://owasp.org/www-community/attacks/CSV_Injection, the signs of full width too. A
  /// number with a sign, such as a longitude, is none. What is not seen in front of a sign (spaces,
  /// U+200B, a byte order mark, controls) is passed over, as programs do that tidy up a cell.
  private static func isFormula(_ text: ArraySlice<UInt8>) -> Bool {
    if let first = text.first, first == 0x09 || first == 0x0A || first == 0x0D { return true }
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
