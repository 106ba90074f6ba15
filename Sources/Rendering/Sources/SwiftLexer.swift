import Bytes

/// Divides Swift into pieces to be coloured.
///
/// It recognises comments, strings and words, which are coloured, and accepts any other text; every
/// byte is in exactly one piece. A comment or string that is not ended ends with the text, except a
/// string of one line, which ends with its line as in the compiler.
struct SwiftLexer: Lexer {
  var reader = ByteReader([])
  var pieces = LexicalPieces()

  mutating func next() {
    let start = reader.index
    let byte = reader.peek()
    if reader.isAt("//") {
      reader.advance { $0 != UInt8(ascii: "\n") }
      pieces.mark(start..<reader.index, as: .comment)
    } else if reader.isAt("/*") {
      comment()
      pieces.mark(start..<reader.index, as: .comment)
    } else if SwiftString.skip(in: &reader) {
      pieces.mark(start..<reader.index, as: .string)
    } else if byte == UInt8(ascii: "#") || byte == UInt8(ascii: "@") {
      reader.advance { $0 == byte }
      let name = reader.index
      reader.advance(while: WordByte.isPart)
      if name < reader.index { pieces.mark(start..<reader.index, as: .keyword) }
    } else if byte == UInt8(ascii: "`") {
      reader.advance()
      reader.advance { $0 != UInt8(ascii: "`") && $0 != UInt8(ascii: "\n") }
      if reader.peek() == UInt8(ascii: "`") { reader.advance() }
    } else if ASCII.isDigit(byte) {
      reader.advance(while: WordByte.isPart)
    } else if WordByte.isStart(byte) {
      word()
    } else {
      reader.advance()
    }
  }

  /// Skips a comment with the comments in it.
  private mutating func comment() {
    var depth = 0
    repeat {
      if reader.skip("/*") {
        depth += 1
      } else if reader.skip("*/") {
        depth -= 1
      } else {
        reader.advance()
      }
    } while depth > 0 && !reader.isAtEnd
  }

  private mutating func word() {
    let start = reader.index
    let first = reader.peek()
    reader.advance(while: WordByte.isPart)
    let word = reader.bytes[start..<reader.index]
    if (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(first) {
      pieces.mark(start..<reader.index, as: .type)
    } else if word.count <= SwiftKeyword.longest, SwiftKeyword.contains(word),
      !isMember(start), !isLabel(word)
    {
      pieces.mark(start..<reader.index, as: .keyword)
    }
  }

  /// Whether a word is a member's name, as `default` in `Theme.default`, and not behind a range's dots.
  private func isMember(_ start: Int) -> Bool {
    let before = reader.bytes[..<start].suffix(2)
    return before.last == UInt8(ascii: ".") && before.dropLast().last != UInt8(ascii: ".")
  }

  /// Whether a word is a label of an argument, such as `for` and `default` in
  /// `f(for row: Row, default: 1)`.
  private func isLabel(_ word: ArraySlice<UInt8>) -> Bool {
    let before = reader.bytes[..<word.startIndex].last { !ASCII.isSpace($0) }
    guard before == UInt8(ascii: "(") || before == UInt8(ascii: ",") else { return false }
    // These begin nothing that could stand there otherwise.
    if SwiftKeyword.labels.contains(where: { word.elementsEqual($0.utf8) }) { return true }
    return reader.bytes[word.endIndex...].first { !ASCII.isSpace($0) } == UInt8(ascii: ":")
  }
}

/// The keywords of Swift, after the summary of its grammar: those that are reserved, and of those
/// that are words only in some places the ones that hardly anything is named.
private enum SwiftKeyword {
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
    "lazy", "let", "macro", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator",
    "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public",
    "repeat", "required", "rethrows", "return", "self", "sending", "some", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias", "unowned", "var",
    "weak", "where", "while",
  ]
}
