/// A script as it is published where every byte of it counts: without comments, indentation, and line
/// ends that end nothing.
enum CompactScript {
  /// The lines of a script that say something, one behind the other where that is the same.
  ///
  /// - Parameter source: JavaScript none of whose texts go on over several lines, and whose comments
  ///   are lines by themselves.
  /// - Returns: The script, which does the same.
  static func bytes(of source: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    for line in source.split(separator: UInt8(ascii: "\n")) {
      let words = line.drop { $0 == UInt8(ascii: " ") }
      guard !words.starts(with: "//".utf8), !words.isEmpty else { continue }
      if let first = words.first, bytes.last == lineEnd, goesBack.contains(first) {
        bytes.removeLast()
      }
      bytes += words
      if let last = words.last, !goesOn.contains(last) { bytes.append(lineEnd) }
    }
    return bytes
  }

  private static let lineEnd = UInt8(ascii: "\n")

  /// What ends a block or goes on with the line before it, and begins no statement.
  private static let goesBack = Array("})].?:".utf8)

  /// What may end a line in the middle of a statement, or ends the statement itself.
  private static let goesOn = Array("{([,;".utf8)
}
