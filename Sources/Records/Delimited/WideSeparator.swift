import Bytes

/// Replaces a separator that is not ASCII, such as `§`, by ``Delimiter/unit``.
///
/// It is the one of an option, or else the one that a first line `sep=§` names. Between quotes on a line it stays.
/// A unit separator that the text has already becomes U+FFFD, as pages show control characters.
package struct WideSeparator: Rewriting {
  /// In UTF-8; `nil` if the text stays as it is.
  private var separator: [UInt8]?
  private let quote: UInt8
  private var isAtStart = true

  /// Whether a cell begins here, a quote opened the cell, and the number of quotes in it is odd.
  private var isCellStart = true
  private var isOpened = false
  private var isQuoted = false

  /// The beginning of a separator that continues in the next piece.
  private var rest: [UInt8] = []

  /// Replaces the separator that an option gives, in UTF-8, or else the one that the text names.
  package init(_ separator: [UInt8]?, quote: UInt8?) {
    self.separator = separator
    self.quote = quote ?? Dialect.noQuote
  }

  /// Whether text in UTF-8, or in an encoding like it, may begin with a line that names one.
  package static func mayBeNamed(in beginning: [UInt8]) -> Bool {
    let line = sign(in: beginning)
    return (line.first ?? 0) >= 0x80
  }

  package mutating func write(_ piece: ArraySlice<UInt8>, into text: inout [UInt8]) {
    let bytes = rest + piece
    rest = []
    if isAtStart, !bytes.isEmpty {
      isAtStart = false
      separator = separator ?? Self.named(in: bytes)
    }
    guard let separator else {
      text += bytes
      return
    }
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == separator[0], !isQuoted {
        let found = bytes[position...].prefix(separator.count)
        if found.count < separator.count, separator.starts(with: found) {
          rest = Array(found)
          return
        }
        if found.elementsEqual(separator) {
          text.append(Delimiter.unit.rawValue)
          position += separator.count
          (isCellStart, isOpened) = (true, false)
          continue
        }
      }
      switch byte {
      case quote where isCellStart || isOpened:
        isOpened = true
        isQuoted.toggle()
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): (isOpened, isQuoted) = (false, false)
      default: break
      }
      isCellStart = "\r\n".utf8.contains(byte) || isCellStart && byte == UInt8(ascii: " ")
      if byte == Delimiter.unit.rawValue { text += "\u{FFFD}".utf8 } else { text.append(byte) }
      position += 1
    }
  }

  package mutating func finish(into text: inout [UInt8]) { text += rest }

  /// The character that a first line names, in UTF-8; `nil` without such a line, or if it is ASCII.
  private static func named(in bytes: [UInt8]) -> [UInt8]? {
    let sign = sign(in: bytes)
    let line = sign.prefix { !"\"\r\n".utf8.contains($0) }
    let text = String(decoding: line, as: UTF8.self).unicodeScalars
    guard text.count == 1, let scalar = text.first, !scalar.isASCII, scalar != "\u{FFFD}" else {
      return nil
    }
    return Array(line)
  }

  /// The bytes after `sep=`.
  private static func sign(in bytes: [UInt8]) -> ArraySlice<UInt8> {
    var bytes = bytes.prefix(16)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { bytes = bytes.dropFirst(3) }
    if bytes.first == UInt8(ascii: "\"") { bytes = bytes.dropFirst() }
    guard bytes.prefix(4).map(ASCII.lowercased) == Array("sep=".utf8) else { return [] }
    return bytes.dropFirst(4)
  }
}
