import Bytes

/// The response of an API that refuses a query: a lone object with nothing but the error.
package struct ErrorAnswer {
  /// The message, on one line.
  package let words: String

  /// The names that say what is wrong, each with those that may stand beside it.
  private static let forms: [(error: String, besides: Set<String>)] = [
    // OAuth 2.0 (RFC 6749, section 5.2), and most that made up their own.
    (
      "error",
      [
        "errors", "message", "detail", "code", "status", "statusCode", "error_description",
        "error_uri",
      ]
    ),
    // GraphQL, JSON:API, and GitHub for what cannot be processed.
    ("errors", ["message", "detail", "code", "status", "title", "type", "documentation_url"]),
    // GitHub.
    ("message", ["code", "status", "documentation_url"]),
    // Problem details (RFC 9457), and the frameworks of Python.
    ("detail", ["type", "title", "status", "instance", "code"]),
  ]

  /// The names of what is wrong in short, and of what is said about it; the first that is there.
  private static let shortNames = ["error", "errors", "code", "title"]
  private static let longNames = ["message", "detail", "error_description"]

  /// An object with more members is data.
  private static let maximumMembers = 10

  /// Whether a member says what is wrong.
  static func isSaid(by name: String) -> Bool { forms.contains { $0.error == name } }

  /// Reads an object of valid JSON; nil if it is not an error, as when its error is null or an
  /// empty list.
  package init?(_ object: Range<Int>, in bytes: [UInt8]) {
    guard let members = JSON.members(of: object, in: bytes, limit: Self.maximumMembers) else {
      return nil
    }
    let isError = Self.forms.contains { error, besides in
      guard let value = members[error], !Self.isNone(value, in: bytes) else { return false }
      return members.keys.allSatisfy { $0 == error || besides.contains($0) }
    }
    guard isError else { return nil }
    words = Excerpt.of(Self.words(of: object, in: bytes), limit: 500)
  }

  /// Whether a value says that nothing is wrong.
  private static func isNone(_ value: Range<Int>, in bytes: [UInt8]) -> Bool {
    switch bytes[value.lowerBound] {
    case UInt8(ascii: "f"): true
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      JSON.skipSpace(bytes.span, from: value.lowerBound + 1) == value.upperBound - 1
    default: false
    }
  }

  /// The message in a value: the text, the first item of a list, the error of an object; or else the
  /// JSON.
  private static func words(of value: Range<Int>, in bytes: [UInt8]) -> String {
    let start = value.lowerBound
    switch bytes[start] {
    case UInt8(ascii: "\""): return JSON.text(bytes[start + 1..<value.upperBound - 1])
    case UInt8(ascii: "["):
      var first: Range<Int>?
      JSON.forEachPart(at: start, in: bytes) { _, element in
        first = element
        return false
      }
      if let first { return words(of: first, in: bytes) }
    case UInt8(ascii: "{"):
      guard let members = JSON.members(of: value, in: bytes, limit: maximumMembers) else { break }
      let texts = [shortNames, longNames].compactMap { names in
        names.lazy.compactMap { members[$0] }.first.map { words(of: $0, in: bytes) }
      }
      let told = texts.filter { !$0.allSatisfy(\.isWhitespace) }
      if !told.isEmpty { return told.joined(separator: ": ") }
    default: break
    }
    return String(decoding: bytes[value], as: UTF8.self)
  }
}
