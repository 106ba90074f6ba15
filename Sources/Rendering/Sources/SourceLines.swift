import Bytes

/// Classification of source lines: imports, comments, code, or blank.
enum SourceLines {
  static func trimmed(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    bytes.trimming(while: ASCII.isSpace)
  }

  /// Removes imports at the beginning with their comments, and blank lines around the rest.
  static func dropImports(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    var kept = bytes
    while let line = firstLine(of: rest) {
      rest = rest[line.endIndex...]
      if isImport(line) {
        kept = rest
      } else if !trimmed(line).isEmpty, comment(in: line) == nil {
        break
      }
    }
    return withoutBlankLines(kept)
  }

  /// Whether there is more in lines than comments.
  static func hasCode(_ bytes: ArraySlice<UInt8>) -> Bool {
    SwiftLexer.pieces(of: Array(bytes)).contains { piece in
      let code = bytes[
        bytes.startIndex + piece.range.lowerBound..<bytes.startIndex + piece.range.upperBound]
      return piece.style != .comment && !trimmed(code).isEmpty
    }
  }

  /// Divides lines below a mark into the comment at their beginning, by paragraph, and the code.
  static func divide(_ bytes: ArraySlice<UInt8>) -> (prose: [String], code: ArraySlice<UInt8>) {
    var rest = bytes
    var prose: [String] = []
    var startsParagraph = true
    while let line = firstLine(of: rest), let comment = comment(in: line) {
      rest = rest[line.endIndex...]
      let words = String(decoding: trimmed(comment), as: UTF8.self)
      if words.isEmpty {
        startsParagraph = true
      } else if startsParagraph {
        prose.append(words)
        startsParagraph = false
      } else {
        prose[prose.count - 1] += " " + words
      }
    }
    return (prose, withoutBlankLines(rest))
  }

  /// Returns the text after the slashes of a comment line, except for doc comments.
  private static func comment(in line: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    var reader = ByteReader(line.drop(while: ASCII.isSpace))
    guard reader.skip("//"), reader.peek() != UInt8(ascii: "/") else { return nil }
    return line[reader.index...]
  }

  /// Whether a line is an import, with or without an access level or attribute.
  private static func isImport(_ line: ArraySlice<UInt8>) -> Bool {
    for word in line.split(whereSeparator: ASCII.isSpace) {
      if word.elementsEqual("import".utf8) { return true }
      let isModifier =
        word.first == UInt8(ascii: "@")
        || ["public", "package", "internal", "fileprivate", "private"]
          .contains { word.elementsEqual($0.utf8) }
      guard isModifier else { return false }
    }
    return false
  }

  /// The first line with its end; `nil` for an empty text.
  private static func firstLine(of bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    guard !bytes.isEmpty else { return nil }
    return bytes[...(bytes.firstIndex(of: UInt8(ascii: "\n")) ?? bytes.endIndex - 1)]
  }

  /// Lines without the blank ones around them; the first that is not blank keeps its indentation.
  private static func withoutBlankLines(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var rest = bytes
    while let line = firstLine(of: rest), trimmed(line).isEmpty { rest = rest[line.endIndex...] }
    while let last = rest.last, ASCII.isSpace(last) { rest.removeLast() }
    return rest
  }
}
