/// A script as it is published: without comments, indentation, and spaces and line ends that say nothing.
enum CompactScript {
  /// The lines of a script that say something, one behind the other where that is the same.
  ///
  /// - Parameter source: JavaScript none of whose texts go on over several lines, and whose comments
  ///   are lines by themselves.
  /// - Returns: The script, which does the same.
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
      } else if byte != space || !isApart(last, next) {
        let begins = byte == slash ? beforePatterns.contains(last) : quotes.contains(byte)
        if begins { quote = byte }
        bytes.append(byte)
      }
    }
  }

  /// Whether nothing is needed between two characters.
  private static func isApart(_ last: UInt8, _ next: UInt8) -> Bool {
    let isSum = sums.contains(last) && sums.contains(next)
    return !isSum && (signs.contains(last) || signs.contains(next))
  }

  private static let space = UInt8(ascii: " ")
  private static let lineEnd = UInt8(ascii: "\n")

  /// What ends a block or goes on with the line before it, and begins no statement.
  private static let goesBack = Array("})].?:".utf8)

  /// What may end a line in the middle of a statement, or ends the statement itself.
  private static let goesOn = Array("{([,;".utf8)

  /// What texts are written between; those that go on over several lines end with the line here.
  private static let quotes = Array("\"'`".utf8)

  /// What a pattern comes after; elsewhere a slash divides.
  private static let beforePatterns = Array("({[,;:?=>&|!\n".utf8)
  private static let slash = UInt8(ascii: "/")

  /// What needs no space beside it, but two of the second kind, which would be another sign.
  private static let signs = Array("{}()[],;:?=<>&|!*%+-".utf8)
  private static let sums = Array("+-".utf8)
}
