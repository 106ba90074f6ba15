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
      // Elsewhere a space may be one of a text or of a pattern.
      let isCode = !words.contains(where: quotes.contains)
      for (byte, next) in zip(words, words.dropFirst() + [lineEnd]) {
        let isApart = signs.contains(next) || bytes.last.map(signs.contains) ?? false
        if !isCode || byte != space || !isApart { bytes.append(byte) }
      }
      if !goesOn.contains(last) { bytes.append(lineEnd) }
    }
    return bytes
  }

  private static let space = UInt8(ascii: " ")
  private static let lineEnd = UInt8(ascii: "\n")

  /// What ends a block or goes on with the line before it, and begins no statement.
  private static let goesBack = Array("})].?:".utf8)

  /// What may end a line in the middle of a statement, or ends the statement itself.
  private static let goesOn = Array("{([,;".utf8)

  /// What texts and patterns are written between.
  private static let quotes = Array("\"'`/".utf8)

  /// What needs no space beside it.
  ///
  /// A plus or a minus does, between it and another.
  private static let signs = Array("{}()[],;:?=<>&|!*%".utf8)
}
