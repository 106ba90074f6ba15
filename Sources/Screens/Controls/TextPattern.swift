import Bytes

/// The characters that a text may contain, declared once for the browser, the model and messages.
///
/// It is a set of characters and not a regular expression: browsers' and Swift's regular
/// expressions differ, and the build must accept every value that the page accepts.
public enum TextPattern: Hashable, Sendable, CustomStringConvertible {
  /// Digits from 0 to 9.
  case digits

  /// Letters from A to Z of either case, digits and hyphens.
  case code

  /// Something, an at sign, and something, without spaces.
  case mail

  /// The pattern as the `pattern` attribute of HTML writes it.
  public var expression: String {
    switch self {
    case .digits: "[0-9]*"
    case .code: "[A-Za-z0-9\\-]*"
    case .mail: "[^@\\s]+@[^@\\s]+"
    }
  }

  func matches(_ text: String) -> Bool {
    switch self {
    case .digits: text.utf8.allSatisfy(ASCII.isDigit)
    case .code: text.utf8.allSatisfy { ASCII.isAlphanumeric($0) || $0 == 0x2D }
    case .mail: Self.isMail(text)
    }
  }

  private static func isMail(_ text: String) -> Bool {
    let parts = text.unicodeScalars.split(separator: "@", omittingEmptySubsequences: false)
    return parts.count == 2 && parts.allSatisfy { !$0.isEmpty }
      && !text.unicodeScalars.contains(where: isSpace)
  }

  /// White space as ECMAScript has it: it has U+FEFF and not U+0085, unlike Unicode.
  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "\u{FEFF}" || scalar.properties.isWhitespace && scalar != "\u{85}"
  }

  public var description: String {
    switch self {
    case .digits: "digits only"
    case .code: "letters from A to Z, digits and hyphens"
    case .mail: "an e-mail address"
    }
  }
}
