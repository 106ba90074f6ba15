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

  /// Draws a badge.
  ///
  /// If it may be empty, each of its phrases is a badge of its own, so that an empty badge is never
  /// seen.
  func badge(_ words: Wording, into html: inout HTMLWriter) {
    guard draws(words) else { return }
    if !isLive || words.isSaidAlways {
      html.element(.span, .class(.badge)) { draw(words, into: &$0) }
    } else {
      for phrase in words.phrases { draw(phrase, .class(.badge), into: &html) }
    }
  }

  private func draw(
    _ phrase: FormOutline.Phrase, _ style: Attribute? = nil, into html: inout HTMLWriter
  ) {
    switch phrase.said {
    case .always: html.text(phrase.words)
    case .when(let condition):
      let isSaid = conditions[condition].holds
      words(said: isSaid, into: &html) { html in
        html.element(
          .span, style, .when(self, condition), isSaid ? nil : .flag("hidden"), text: phrase.words)
      }
    case .has(let name, let value):
      words(said: phrase.holds, into: &html) { html in
        html.element(
          .span, style, Attribute("data-value", name), Attribute("data-choice", value),
          phrase.holds ? nil : .flag("hidden"), text: phrase.words)
      }
    case .counts(let names, let count):
      words(said: phrase.holds, into: &html) { html in
        html.element(
          .span, style, Attribute("data-count", names.joined(separator: " ")),
          Attribute("data-choice", "\(count)"), phrase.holds ? nil : .flag("hidden"),
          text: phrase.words)
      }
    case .typed(let name, let otherwise):
      words(said: true, into: &html) { html in
        html.element(
          .span, style, Attribute("data-value", name),
          otherwise == phrase.words ? nil : Attribute("data-otherwise", otherwise),
          text: phrase.words)
      }
    }
  }

  /// Draws phrases that come and go, as parts of the text around them.
  ///
  /// Phrases that are hidden when the page is built are not part of the row's searchable text.
  private func words(
    said isSaid: Bool, into html: inout HTMLWriter, _ content: (inout HTMLWriter) -> Void
  ) {
    if isSaid { html.joiningWords(content) } else { html.withoutNoting(content) }
  }
}

extension Wording {
  /// Whether some phrase is shown whatever the values of the controls.
  fileprivate var isSaidAlways: Bool { phrases.contains(where: \.isSaidAlways) }

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
