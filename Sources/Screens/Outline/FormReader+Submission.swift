/// What comes of the form's button, and when which words are said.
extension FormReader {
  /// Reads the submission, after all sections: what they depend on is drawn so that it is seen.
  mutating func submission(of sections: inout [SectionOutline]) -> FormOutline.Submission {
    switch form.submission {
    case .none: return .none
    case .choice(at: let path): return choice(backTo: path, in: &sections)
    case .send(to: let link): return .send(to: link)
    case .confirmation(let sentence):
      // First all that is watched, so that words before do not differ from words after.
      for case let phrase? in sentence.phrases.map(\.condition) where unseen(phrase) == nil {
        _ = named(phrase)
      }
      var phrases: [FormOutline.Phrase] = []
      for phrase in sentence.phrases.flatMap(spelledOut) {
        let said = occasion(of: phrase)
        // What is typed is said by the script; the page has what is said without it.
        let isTyped = if case .typed = said { true } else { false }
        let words = isTyped ? phrase.typed?.orElse : phrase.words(form.model)
        phrases.append(FormOutline.Phrase(words: words ?? "", said: said))
      }
      return .confirmation(phrases)
    }
  }

  /// Words about a number as words for each number that its control goes through.
  private func spelledOut(
    _ phrase: Sentence<Content.Model>.Phrase
  ) -> [Sentence<Content.Model>.Phrase] {
    guard let (key, words) = phrase.number else { return [phrase] }
    switch names[key]?.control {
    case .stepper(_, let numbers)?, .counter(_, let numbers, _)?:
      return numbers.all.map { number in
        let text = words(number)
        return Sentence.Phrase(
          words: { _ in text },
          condition: Condition(kind: .test(key, .isIn(number...number)) { _ in false }))
      }
    default: return [phrase]
    }
  }

  private mutating func occasion(
    of phrase: Sentence<Content.Model>.Phrase
  ) -> FormOutline.Occasion {
    if let name = phrase.typed.flatMap({ names[$0.key]?.name }) { return .typed(name) }
    guard let condition = phrase.condition else { return .always }
    // A control is not drawn otherwise only because one of its values is spoken of.
    if let (name, value) = unseen(condition), !watched.contains(name) {
      return .has(name, value: value)
    }
    return .when(number(of: condition))
  }

  /// The control that alone a condition is about, and its value, if no stylesheet can see it.
  private func unseen(
    _ condition: Condition<Content.Model>
  ) -> (name: String, value: String)? {
    guard case .test(let key, let test, _) = condition.kind, let control = names[key],
      let value = test.unseenValue(of: control.control)
    else { return nil }
    return (control.name, value)
  }
}

extension FieldTest {
  /// The one value that is asked for, of a control that a stylesheet cannot see.
  fileprivate func unseenValue(of control: Control) -> String? {
    switch (self, control) {
    case (.isChosen(let name), .slider): name
    case (.isIn(let range), .stepper) where range.lowerBound == range.upperBound:
      "\(range.lowerBound)"
    default: nil
    }
  }
}
