import Bytes

/// A script as it is published: without comments, indentation, and redundant characters.
enum CompactScript {
  /// Removes comments and line breaks from a script, if the meaning stays the same.
  ///
  /// - Parameter source: JavaScript without string literals over several lines, and with comments
  ///   only on lines of their own.
  /// - Returns: An equivalent script.
  static func bytes(of source: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == space }
      guard !words.starts(with: "//".utf8), let first = words.first, let last = words.last else {
        continue
      }
      if bytes.last == lineEnd, goesBack.contains(first) { bytes.removeLast() }
      if bytes.last == UInt8(ascii: ";"), first == UInt8(ascii: "}") { bytes.removeLast() }
      compact(words, into: &bytes)
      if !goesOn.contains(last) { bytes.append(lineEnd) }
    }
    return bytes
  }

  /// Adds a line without the spaces beside signs, but for those of texts and patterns.
  private static func compact(_ line: ArraySlice<UInt8>, into bytes: inout [UInt8]) {
    var quote: UInt8?
    var isEscaped = false
    var isInSet = false
    for (byte, next) in zip(line, line.dropFirst() + [lineEnd]) {
      let last = bytes.last ?? lineEnd
      if let end = quote {
        bytes.append(byte)
        if !isEscaped, end == slash, byte == UInt8(ascii: "[") { isInSet = true }
        if !isEscaped, byte == UInt8(ascii: "]") { isInSet = false }
        if !isEscaped, !isInSet, byte == end { quote = nil }
        isEscaped = !isEscaped && byte == UInt8(ascii: "\\")
        continue
      }
      shorten(&bytes, before: byte)
      if byte != space || !isApart(last, next) {
        let begins = byte == slash ? beforePatterns.contains(last) : quotes.contains(byte)
        if begins { quote = byte }
        bytes.append(byte)
      }
    }
  }

  /// Replaces `const` by `let`, and removes the parentheses around the only parameter of an arrow
  /// function.
  private static func shorten(_ bytes: inout [UInt8], before byte: UInt8) {
    if byte == space, bytes.suffix(5).elementsEqual("const".utf8), !isName(bytes.dropLast(5).last) {
      bytes.replaceSubrange(bytes.count - 5..<bytes.count, with: "let".utf8)
    }
    guard byte == UInt8(ascii: ">"), bytes.suffix(2).elementsEqual(")=".utf8) else { return }
    let name = bytes.dropLast(2).reversed().prefix(while: isName)
    let start = bytes.count - name.count - 3
    guard !name.isEmpty, start >= 0, bytes[start] == UInt8(ascii: "(") else { return }
    bytes.remove(at: bytes.count - 2)
    // What is asynchronous says so before them.
    if start > 0, isName(bytes[start - 1]) { bytes[start] = space } else { bytes.remove(at: start) }
  }

  private static func isName(_ byte: UInt8?) -> Bool {
    byte.map { ASCII.isAlphanumeric($0) || $0 == UInt8(ascii: "_") } ?? false
  }

  /// Whether nothing is needed between two characters.
  private static func isApart(_ last: UInt8, _ next: UInt8) -> Bool {
    let isSum = sums.contains(last) && sums.contains(next)
    return !isSum && (signs.contains(last) || signs.contains(next))
  }

  private static let space = UInt8(ascii: " ")
  private static let lineEnd = UInt8(ascii: "\n")

  /// Characters that end a block or continue the line before, and begin no statement.
  private static let goesBack = Array("})].?:".utf8)

  /// Characters that continue a statement on the next line, or end the statement.
  private static let goesOn = Array("{([,;".utf8)

  /// The quotes of string literals; a template literal ends on its line here.
  private static let quotes = Array("\"'`".utf8)

  /// Characters before a regular expression; after others a slash divides.
  private static let beforePatterns = Array("({[,;:?=>&|!\n".utf8)
  private static let slash = UInt8(ascii: "/")

  /// Characters that need no space beside them, except between two of the second group, which would
  /// form another token.
  private static let signs = Array("{}()[],;:?=<>&|!*%+-".utf8)
  private static let sums = Array("+-".utf8)
}
