import Bytes
package import Markup

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

  /// Finds the marks, whole lines with their ends: comments alone on a line, so no string has one.
  private static func marks(in bytes: [UInt8]) -> [(line: Range<Int>, title: String)] {
    SwiftLexer.pieces(of: bytes).compactMap { piece in
      guard piece.style == .comment else { return nil }
      var reader = ByteReader(bytes[piece.range])
      guard reader.skip("// MARK: -") else { return nil }
      let start = bytes[..<piece.range.lowerBound].lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 }
      let indent = bytes[(start ?? 0)..<piece.range.lowerBound]
      guard indent.allSatisfy(ASCII.isSpace) else { return nil }
      let title = SourceLines.trimmed(bytes[reader.index..<piece.range.upperBound])
      let end = min(piece.range.upperBound + 1, bytes.count)
      return ((start ?? 0)..<end, String(decoding: title, as: UTF8.self))
    }
  }

  /// Draws the source of a screen, to be shown beside its table, and an excerpt of its HTML as a
  /// last part, in linear time.
  ///
  /// It is named by an identifier, so a page has one. Bytes of the excerpt that aren't UTF-8 are
  /// U+FFFD.
  package func draw(
    becoming excerpt: [UInt8]? = nil, in words: PageWords = .english, into html: inout HTMLWriter
  ) {
    let title = words[.sourceCode]
    html.line(.section, .class(.source), Attribute("aria-labelledby", "source-title")) { html in
      html.literal("\n")
      html.line(.h2, .id("source-title"), text: title)
      var names: Set = [title]
      for part in parts { draw(part, &names, into: &html) }
      html.line(.p, .class(.file), text: name)
      if let excerpt {
        let title = words[.generatedHTML]
        heading(title, into: &html)
        let code = Array(String(decoding: excerpt, as: UTF8.self).utf8)
        let name = names.add(title)
        self.code(code, MarkupLexer.pieces(of: code), called: name, into: &html)
      }
    }
  }

  private func draw(_ part: SourcePart, _ names: inout Set<String>, into html: inout HTMLWriter) {
    if let title = part.title { heading(title, into: &html) }
    for paragraph in part.prose { html.line(.p) { prose(paragraph, into: &$0) } }
    guard !part.code.isEmpty else { return }
    let code = Array(part.code)
    let name = names.add(part.title ?? file)
    self.code(code, SwiftLexer.pieces(of: code), called: name, into: &html)
  }

  private func heading(_ title: String, into html: inout HTMLWriter) {
    html.line(.h3, text: title)
  }

  /// Draws code in a region of its own that can be scrolled, coloured by pieces.
  private func code(
    _ code: [UInt8], _ pieces: [LexicalPiece], called label: String, into html: inout HTMLWriter
  ) {
    html.line(.pre, Attribute("role", "region"), Attribute("tabindex", "0"), .label(label)) {
      html in
      html.element(.code) { html in
        for piece in pieces {
          if let style = piece.style {
            html.element(.span, .class(style)) { $0.text(utf8: code[piece.range]) }
          } else {
            html.text(utf8: code[piece.range])
          }
        }
      }
    }
  }

  /// Writes text, with code between backticks.
  private func prose(_ text: String, into html: inout HTMLWriter) {
    let pieces = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      let words = String(Substring(piece))
      if index % 2 == 0 {
        html.text(words)
      } else if index == pieces.count - 1 || words.isEmpty {
        // A backtick without a second, or two with nothing between them, are themselves.
        html.text("`" + words + (index == pieces.count - 1 ? "" : "`"))
      } else {
        html.element(.code, text: words)
      }
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

extension Set<String> {
  /// Adds the unique name of a region and returns it: the given one, with a number if it is taken.
  fileprivate mutating func add(_ wanted: String) -> String {
    var name = wanted
    var number = 1
    while !insert(name).inserted {
      number += 1
      name = "\(wanted) \(number)"
    }
    return name
  }
}
