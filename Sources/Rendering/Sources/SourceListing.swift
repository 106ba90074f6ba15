import Bytes

/// A source in Swift, in parts: each from a line `// MARK: - Title` to the next.
package struct SourceListing: Sendable {
  /// The path of the file, as it is shown.
  package let name: String

  private let text: String

  package init(text: String, name: String) {
    self.text = text
    self.name = name
  }

  var file: String { name.split(separator: "/").last.map { String($0) } ?? name }

  /// The parts that have something in them.
  ///
  /// The lines before the first mark have no title, and are left out if they are only imports and
  /// comments. A source without marks is one part, titled like its file.
  var parts: [SourcePart] {
    let bytes = Array(text.utf8)
    let marks = Self.marks(in: bytes)
    var parts: [SourcePart] = []
    let head = SourceLines.dropImports(bytes[..<(marks.first?.line.lowerBound ?? bytes.count)])
    if marks.isEmpty {
      parts.append(SourcePart(title: file, prose: [], code: head))
    } else if SourceLines.hasCode(head) {
      parts.append(SourcePart(title: nil, prose: [], code: head))
    }
    for (index, mark) in marks.enumerated() {
      let next = index + 1 < marks.count ? marks[index + 1].line.lowerBound : bytes.count
      let (prose, code) = SourceLines.divide(bytes[mark.line.upperBound..<next])
      parts.append(
        SourcePart(title: mark.title.isEmpty ? file : mark.title, prose: prose, code: code))
    }
    return parts.filter { !$0.prose.isEmpty || !$0.code.isEmpty }
  }

  private struct Mark {
    /// The whole line, with its end.
    let line: Range<Int>
    let title: String
  }

  /// Finds the marks: comments that are alone on their line, so that no string has one.
  private static func marks(in bytes: [UInt8]) -> [Mark] {
    SwiftLexer.pieces(of: bytes).compactMap { piece in
      guard piece.style == .comment else { return nil }
      var reader = ByteReader(bytes[piece.range])
      guard reader.skip("// MARK: -") else { return nil }
      let start = bytes[..<piece.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
      let indent = bytes[(start ?? 0)..<piece.range.lowerBound]
      guard indent.allSatisfy(ASCII.isSpace) else { return nil }
      let title = SourceLines.trimmed(bytes[reader.index..<piece.range.upperBound])
      let end = min(piece.range.upperBound + 1, bytes.count)
      return Mark(line: (start ?? 0)..<end, title: String(decoding: title, as: UTF8.self))
    }
  }
}

/// A part of a source: its title, its comment, and its code.
struct SourcePart: Equatable {
  /// The title in the line `// MARK: - Title`; `nil` for the lines before the first.
  let title: String?

  /// The comment under that line, by paragraph.
  let prose: [String]

  /// The code in UTF-8, without blank lines around it.
  let code: ArraySlice<UInt8>
}
