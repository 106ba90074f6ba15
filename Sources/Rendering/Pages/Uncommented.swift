/// Scripts and stylesheets as they are published: without comments and indentation.
///
/// Comments are a quarter of a script's compressed bytes. A minifier would save 5 % more of a first visit:
/// CONTRIBUTING has the measurements.
package enum Uncommented {
  /// Returns a script, whose comments have lines of their own, and whose texts end on the line they begin on.
  static func script(_ source: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    for line in source.split(separator: lineEnd) {
      let statement = line.drop { $0 == space }
      if !statement.isEmpty, !statement.starts(with: "//".utf8) { bytes += statement + [lineEnd] }
    }
    return bytes
  }

  /// Returns a stylesheet, at whose end comments and strings may be left open.
  package static func stylesheet(_ source: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(source.count)
    for line in withoutComments(source).split(separator: lineEnd) {
      // A string goes on after a backslash at the end of a line, with all spaces.
      let goesOn = bytes.suffix(2).elementsEqual("\\\n".utf8)
      let rules = goesOn ? line : line.drop { $0 == space }
      let isContinued = rules.last == UInt8(ascii: "\\")
      let end = isContinued ? rules.endIndex : rules.lastIndex { $0 != space }.map { $0 + 1 }
      if let end { bytes += rules[..<end] + [lineEnd] }
    }
    return bytes
  }

  /// Replaces each comment by a space, as a browser does.
  private static func withoutComments(_ css: [UInt8]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(css.count)
    var quote: UInt8?
    var position = 0
    while position < css.count {
      let byte = css[position]
      if quote == nil, css[position...].starts(with: "/*".utf8) {
        position += 2
        while position < css.count, !css[position...].starts(with: "*/".utf8) { position += 1 }
        position += 2
        bytes.append(space)
        continue
      }
      bytes.append(byte)
      position += 1
      if byte == UInt8(ascii: "\\"), position < css.count {
        bytes.append(css[position])
        position += 1
      } else if byte == quote {
        quote = nil
      } else if quote == nil, "\"'".utf8.contains(byte) {
        quote = byte
      }
    }
    return bytes
  }

  private static let space = UInt8(ascii: " ")
  private static let lineEnd = UInt8(ascii: "\n")
}
