/// The marks of a phrase in another language than the page's, and of a name or value within it that is in
/// the page's: control characters, which no page may contain, and of which the writer makes elements.
package enum PhraseMark {
  /// Begins a phrase.
  package static let phrase: Character = "\u{E}"

  /// Begins a part of a phrase that is in the page's language.
  package static let part: Character = "\u{F}"

  /// Ends either.
  package static let end: Character = "\u{3}"

  fileprivate static let all = [phrase, part, end]

  /// A text between a mark and its end.
  package static func around(_ text: String, by mark: Character) -> String {
    "\(mark)\(text)\(end)"
  }

  /// A text without marks, for files that are no pages.
  package static func removed(from text: String) -> String {
    text.contains(where: all.contains) ? text.filter { !all.contains($0) } : text
  }
}

extension HTMLWriter {
  /// Writes text with the phrases in it that are in another language than the page.
  ///
  /// They become `<bdi lang="en">` where elements are allowed, and plain text in attributes,
  /// titles, options and drawings. Each element ends within the text, whatever marks it has.
  ///
  /// - `languages`: The language of the page, and that of the phrases.
  mutating func text(_ text: String, in languages: (page: String, phrases: String)) {
    let hasElements = mayHoldElements
    var open = 0
    var rest = text[...]
    while let place = rest.firstIndex(where: PhraseMark.all.contains) {
      let mark = rest[place]
      escape(String(rest[..<place]).utf8Span.span)
      rest = rest[rest.index(after: place)...]
      let isEnd = mark == PhraseMark.end
      if isEnd && open == 0 { continue }
      open += isEnd ? -1 : 1
      guard hasElements else { continue }
      if isEnd {
        literal("</bdi>")
      } else {
        literal("<bdi lang=\"")
        buffer += (mark == PhraseMark.part ? languages.page : languages.phrases).utf8
        literal("\">")
      }
    }
    escape(String(rest).utf8Span.span)
    if hasElements { for _ in 0..<open { literal("</bdi>") } }
  }

  /// Whether an element is allowed here: not within a tag, a title, an option or a drawing's text.
  private var mayHoldElements: Bool {
    guard
      let bracket = buffer.lastIndex(where: { $0 == UInt8(ascii: "<") || $0 == UInt8(ascii: ">") }),
      buffer[bracket] == UInt8(ascii: ">"),
      let start = buffer[..<bracket].lastIndex(of: UInt8(ascii: "<"))
    else { return false }
    let tag = buffer[(start + 1)...]
    return !["title", "desc", "option", "text"].contains { tag.starts(with: $0.utf8) }
  }
}
