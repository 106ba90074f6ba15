/// A value from outside for one control, as JSON can express it.
public enum FormValue: Hashable, Sendable, CustomStringConvertible {
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([String])
  case missing

  /// Something that no control takes, such as "an object".
  case other(String)

  /// The value as JSON, shortened if it is long.
  public var description: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let number): Numbers.text(of: number)
    case .text(let text): Self.quoted(text)
    case .list(let texts):
      "[" + texts.prefix(Self.most).map(Self.quoted).joined(separator: ", ")
        + (texts.count > Self.most ? ", …]" : "]")
    case .missing: "no value"
    case .other(let words): words
    }
  }

  private static let longest = 60
  private static let most = 5

  /// Text from outside in quotes, on one line, and shortened if it is long.
  static func quoted(_ text: String) -> String {
    let isLong = text.unicodeScalars.count > longest
    var words = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest) {
      // What would break a message into lines, or hide in it.
      words.append(isHidden(scalar) || scalar == "\"" ? "\u{FFFD}" : scalar)
    }
    return "\"\(String(words))\(isLong ? "…" : "")\""
  }

  private static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
