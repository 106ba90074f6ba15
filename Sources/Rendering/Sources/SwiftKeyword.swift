/// The keywords of Swift, after the summary of its grammar: those that are reserved, and of those
/// that are words only in some places the ones that hardly anything is named.
enum SwiftKeyword {
  /// Whether a word is a keyword.
  static func contains(_ word: ArraySlice<UInt8>) -> Bool {
    all.contains(String(decoding: word, as: UTF8.self))
  }

  /// The number of letters that the longest keyword has.
  static let longest = all.map(\.utf8.count).max() ?? 0

  /// The keywords that are labels of arguments when they follow a parenthesis or a comma.
  static let labels = ["as", "for", "in", "is", "where", "while"]

  private static let all: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "borrowing", "break", "case", "catch",
    "class", "consuming", "continue", "convenience", "default", "defer", "deinit", "do", "else",
    "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "guard",
    "if", "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated",
    "lazy",
    "let", "macro", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "override",
    "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public", "repeat",
    "required", "rethrows", "return", "self", "sending", "some", "static", "struct", "subscript",
    "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var",
    "weak", "where", "while",
  ]
}
