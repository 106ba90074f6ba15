package import Markup

extension SourceListing {
  /// Draws the source of a screen, to be shown beside its table, and the HTML made from it.
  ///
  /// It is named by an identifier, so a page has one. Costs time in proportion to the text.
  ///
  /// - `excerpt`: A piece of the HTML that it becomes, drawn as a last part. Bytes that are not
  ///   UTF-8 are shown as U+FFFD.
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
