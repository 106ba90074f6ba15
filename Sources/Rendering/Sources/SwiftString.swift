/// The string literals of Swift: of one line and of many, raw ones, and code in them.
///
/// After "String Literals" in the lexical structure of Swift's grammar. Code within a string is part
/// of the string, and so are the strings in that code.
enum SwiftString {
  /// A string or interpolation that is open at a position, the innermost last.
  private enum Level {
    case string(hashes: Int, isLong: Bool)
    case code(parentheses: Int)
  }

  /// Goes behind the string that begins at a place, if one does.
  static func skip(in reader: inout ByteReader) -> Bool {
    guard let string = open(in: &reader) else { return false }
    // A list and not recursion: data must not be able to use up the stack.
    var levels = [string]
    while let level = levels.last, !reader.isAtEnd {
      switch level {
      case .string(let hashes, let isLong): read(hashes, isLong, &levels, &reader)
      case .code(let parentheses): code(parentheses, &levels, &reader)
      }
    }
    return true
  }

  private static func open(in reader: inout ByteReader) -> Level? {
    var ahead = reader
    ahead.advance { $0 == UInt8(ascii: "#") }
    let hashes = ahead.index - reader.index
    guard ahead.peek() == UInt8(ascii: "\"") else { return nil }
    let isLong = ahead.skip("\"\"\"")
    if !isLong { ahead.advance() }
    reader = ahead
    return .string(hashes: hashes, isLong: isLong)
  }

  private static func read(
    _ hashes: Int, _ isLong: Bool, _ levels: inout [Level], _ reader: inout ByteReader
  ) {
    switch reader.peek() {
    case UInt8(ascii: "\""):
      guard !isLong || reader.skip("\"\"\"") else { return reader.advance() }
      if !isLong { reader.advance() }
      if hasHashes(hashes, in: reader, at: 0) {
        reader.advance(by: hashes)
        levels.removeLast()
      }
    case UInt8(ascii: "\\"):
      guard hasHashes(hashes, in: reader, at: 1) else { return reader.advance() }
      reader.advance(by: 1 + hashes)
      if reader.peek() == UInt8(ascii: "(") {
        reader.advance()
        levels.append(.code(parentheses: 1))
      } else if reader.peek() != UInt8(ascii: "\n") {
        reader.advance()
      }
    case UInt8(ascii: "\n") where !isLong: levels.removeAll()
    default: reader.advance()
    }
  }

  private static func code(
    _ parentheses: Int, _ levels: inout [Level], _ reader: inout ByteReader
  ) {
    if let string = open(in: &reader) { return levels.append(string) }
    var parentheses = parentheses
    switch reader.peek() {
    case UInt8(ascii: "("): parentheses += 1
    case UInt8(ascii: ")"): parentheses -= 1
    case UInt8(ascii: "#"): return reader.advance { $0 == UInt8(ascii: "#") }
    default: break
    }
    reader.advance()
    levels.removeLast()
    if parentheses > 0 { levels.append(.code(parentheses: parentheses)) }
  }

  private static func hasHashes(_ count: Int, in reader: ByteReader, at offset: Int) -> Bool {
    (0..<count).allSatisfy { reader.peek(offset + $0) == UInt8(ascii: "#") }
  }
}
