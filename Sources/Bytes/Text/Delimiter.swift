/// The separator of the cells of a row: an ASCII character other than a quotation mark, line end or zero.
package struct Delimiter: RawRepresentable, Hashable, Sendable, BitwiseCopyable {
  package let rawValue: UInt8

  package init?(rawValue: UInt8) {
    guard 1..<0x7F ~= rawValue, !"\"\n\r".utf8.contains(rawValue) else { return nil }
    self.init(of: rawValue)
  }

  private init(of rawValue: UInt8) { self.rawValue = rawValue }

  package static let tab = Delimiter(of: 0x09)
  package static let comma = Delimiter(of: 0x2C)
  package static let semicolon = Delimiter(of: 0x3B)
  package static let pipe = Delimiter(of: 0x7C)

  /// The control character that stands for a separator beyond ASCII; see ``WideSeparator``.
  package static let unit = Delimiter(of: 0x1F)

  /// The separators that are detected.
  package static let allCases = [tab, comma, semicolon, pipe]

  /// Its name in a sentence.
  package var words: String {
    switch self {
    case .tab: "a tab"
    case .comma: "a comma"
    case .semicolon: "a semicolon"
    case .pipe: "a vertical bar"
    case .unit: "a separator"
    default: "\"\(self)\""
    }
  }
}

extension Delimiter: CustomStringConvertible {
  /// Its name in options, or the character itself.
  package var description: String {
    switch self {
    case .tab: "tab"
    case .comma: "comma"
    case .semicolon: "semicolon"
    case .pipe: "pipe"
    default: String(UnicodeScalar(rawValue))
    }
  }
}
