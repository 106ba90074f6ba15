/// Makes stylesheets smaller.
enum CompactStyle {
  /// Returns a stylesheet without its comments and redundant spaces.
  ///
  /// - Parameter source: CSS whose strings are closed.
  /// - Returns: CSS that means the same.
  static func bytes(of source: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    var position = 0
    var hasSpace = false
    while position < source.count {
      let byte = source[position]
      if byte <= space {
        hasSpace = true
        position += 1
      } else if source[position...].starts(with: "/*".utf8) {
        hasSpace = true
        position = endOfComment(in: source, from: position + 2)
      } else {
        let begins = !"{};,".utf8.contains(byte)
        if hasSpace, begins, let last = bytes.last, !"{};,:".utf8.contains(last) {
          bytes.append(space)
        }
        if byte == UInt8(ascii: "}"), bytes.last == UInt8(ascii: ";") { bytes.removeLast() }
        hasSpace = false
        let end = "\"'".utf8.contains(byte) ? endOfString(in: source, from: position) : position + 1
        bytes += source[position..<end]
        position = end
      }
    }
    return bytes
  }

  private static let space = UInt8(ascii: " ")

  private static func endOfComment(in source: [UInt8], from start: Int) -> Int {
    var position = start
    while position < source.count, !source[position...].starts(with: "*/".utf8) { position += 1 }
    return min(position + 2, source.count)
  }

  private static func endOfString(in source: [UInt8], from start: Int) -> Int {
    var position = start + 1
    while position < source.count, source[position] != source[start] {
      position += source[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + 1, source.count)
  }
}
