/// A value as it comes from outside: what JSON can say of one control.
public enum FormValue: Hashable, Sendable {
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([String])
  case missing
}

extension FormValue: CustomStringConvertible {
  /// The value as JSON writes it, shortened if it is long.
  public var description: String {
    switch self {
    case .bool(let value): "\(value)"
    case .number(let number): Numbers.text(of: number)
    case .text(let text): Self.quoted(text)
    case .list(let texts): "[" + texts.map(Self.quoted).joined(separator: ", ") + "]"
    case .missing: "no value"
    }
  }

  private static let longest = 60

  private static func quoted(_ text: String) -> String {
    let isLong = text.unicodeScalars.count > longest
    var words = String.UnicodeScalarView()
    for scalar in text.unicodeScalars.prefix(longest) {
      // What would break a message into lines, or hide in it.
      let isVisible = scalar.properties.generalCategory != .control && scalar != "\""
      words.append(isVisible ? scalar : "\u{FFFD}")
    }
    return "\"\(String(words))\(isLong ? "…" : "")\""
  }
}
