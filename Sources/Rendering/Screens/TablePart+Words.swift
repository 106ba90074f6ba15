import Markup
import Screens

/// Words, some of which may come and go with the controls of the form around them.
///
/// Phrases that don't hold for the model that the page is built with are hidden. The page's
/// stylesheet of conditions shows and hides the ones whose condition CSS can express, and the
/// script the others.
extension TablePart {
  func draws(_ words: Wording) -> Bool { isLive ? !words.isEmpty : !words.text.isEmpty }

  /// If controls can't be changed, the text is that of the model.
  func draw(_ words: Wording, into html: inout HTMLWriter) {
    if isLive { draw(words.phrases, into: &html) } else { html.text(words.text) }
  }

  func draw(_ phrases: [FormOutline.Phrase], into html: inout HTMLWriter) {
    for phrase in phrases { draw(phrase, into: &html) }
  }

  /// Draws a badge; if it may be empty, each of its phrases is one, so that an empty badge is never seen.
  func badge(_ words: Wording, into html: inout HTMLWriter) {
    guard draws(words) else { return }
    if !isLive || words.phrases.contains(where: \.isSaidAlways) {
      html.element(.span, .class(.badge)) { draw(words, into: &$0) }
    } else {
      for phrase in words.phrases { draw(phrase, .class(.badge), into: &html) }
    }
  }

  private func draw(
    _ phrase: FormOutline.Phrase, _ style: Attribute? = nil, into html: inout HTMLWriter
  ) {
    var isSaid = phrase.holds
    let subject: Attribute?
    var value: Attribute?
    switch phrase.said {
    case .always: return html.text(phrase.words)
    case .when(let condition):
      isSaid = conditions[condition].holds
      subject = .when(self, condition)
    case .has(let name, let choice):
      subject = Attribute("data-value", name)
      value = Attribute("data-choice", choice)
    case .counts(let names, let count):
      subject = Attribute("data-count", names.joined(separator: " "))
      value = Attribute("data-choice", "\(count)")
    case .typed(let name, let otherwise):
      isSaid = true
      subject = Attribute("data-value", name)
      if otherwise != phrase.words { value = Attribute("data-otherwise", otherwise) }
    }
    let span = { (html: inout HTMLWriter) in
      html.element(.span, style, subject, value, isSaid ? nil : .flag("hidden"), text: phrase.words)
    }
    // Phrases that are hidden when the page is built are not part of the row's searchable text.
    if isSaid { html.joiningWords(span) } else { html.withoutNoting(span) }
  }
}

extension Wording {
  /// Whether no phrase is shown without a script, for the model that the page is built with.
  var needsScript: Bool {
    !phrases.isEmpty
      && phrases.allSatisfy { phrase in
        switch phrase.said {
        case .has, .counts: !phrase.holds
        case .typed: phrase.words.isEmpty
        case .always: !phrase.isSaidAlways
        case .when: false
        }
      }
  }
}
