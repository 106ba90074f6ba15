/// Sentences about a form's model, and the conditions of their phrases.
extension FormReader {
  /// Reads all sentences, after all sections: the controls that they depend on must be drawn
  /// visibly; returns the result of the form's button.
  mutating func readSentences(of outline: inout ScreenOutline) -> FormOutline.Submission {
    // First all that is watched, so that words before do not differ from words after.
    if case .confirmation(let sentence) = form.submission { watch(sentence) }
    outline.changeWords { words in
      if let sentence = words.sentence(about: Content.Model.self) { watch(sentence) }
      return words
    }
    let submission = submission(of: &outline.sections)
    outline.changeWords { words in
      guard let sentence = words.sentence(about: Content.Model.self) else { return words }
      return Wording(sentence.words(for: form.model), said: phrases(of: sentence))
    }
    for section in outline.sections.indices {
      let (header, footer) = (outline.sections[section].header, outline.sections[section].footer)
      outline.sections[section].headerCondition = header.flatMap { number(ofAny: $0.phrases) }
      outline.sections[section].footerCondition = footer.flatMap { number(ofAny: $0.phrases) }
    }
    return submission
  }

  private mutating func submission(of sections: inout [SectionOutline]) -> FormOutline.Submission {
    switch form.submission {
    case .none: .none
    case .choice(at: let path): choice(backTo: path, in: &sections)
    case .send(to: let link): .send(to: link)
    case .confirmation(let sentence): .confirmation(phrases(of: sentence))
    }
  }

  private mutating func watch(_ sentence: Sentence<Content.Model>) {
    for case let condition? in sentence.phrases.map(\.condition) where unseen(condition) == nil {
      _ = named(condition)
    }
  }

  private mutating func phrases(of sentence: Sentence<Content.Model>) -> [FormOutline.Phrase] {
    var phrases: [FormOutline.Phrase] = []
    for phrase in sentence.phrases {
      if let number = phrase.number, let spelledOut = spelledOut(number) {
        phrases += spelledOut
      } else {
        let (said, words) = (occasion(of: phrase), phrase.words(form.model))
        let isTyped = if case .typed = said { true } else { false }
        // Where nothing is said of a value, there is nothing to come and go.
        if isTyped || !words.isEmpty {
          let holds = phrase.condition?.holds(in: form.model) ?? true
          phrases.append(.init(words: words, said: said, holds: holds))
        }
      }
    }
    return phrases
  }

  /// Returns the number of the condition under which any of the phrases is shown without a script;
  /// `nil` if some are always shown, or all of them only by a script.
  private mutating func number(ofAny phrases: [FormOutline.Phrase]) -> Int? {
    var condition: ConditionOutline?
    for phrase in phrases {
      switch phrase.said {
      case .when(let number):
        let other = conditions[number]
        condition = condition.map { .any($0, other) } ?? other
      case .has where !phrase.holds, .counts where !phrase.holds: break
      case .typed where phrase.words.isEmpty: break
      case .always where !phrase.isSaidAlways: break
      case .always, .typed, .has, .counts: return nil
      }
    }
    return condition.map { number(of: $0) }
  }

  // MARK: Numbers

  /// Words about a number as words for each number of its control; `nil` if no control changes it.
  private mutating func spelledOut(
    _ number: Sentence<Content.Model>.Number
  ) -> [FormOutline.Phrase]? {
    switch number {
    case .whole(let key, let words):
      guard let control = control(of: key) else { return nil }
      switch control.control {
      case .stepper(let number, let numbers), .counter(let number, let numbers, _):
        guard hasFewNumbers(control) else { return [] }
        return said(numbers.all, at: number, words) { number in
          occasion(of: Condition(kind: .test(key, .isIn(number...number)) { _ in false }))
        }
      case .selection(let choices, let chosen):
        return said(0...choices.count, at: chosen.count, words) { .counts([control.name], $0) }
      default: return unspoken(control)
      }
    case .decimal(let key, let words):
      guard let control = control(of: key) else { return nil }
      guard case .numberSlider(let number, let numbers) = control.control else {
        return unspoken(control)
      }
      guard hasFewNumbers(control) else { return [] }
      return said(numbers.all, at: number, words) {
        .has(control.name, value: Numbers.text(of: $0))
      }
    case .switches(let switches, let words):
      let controls = switches.compactMap { control(of: $0.key) }
      if controls.isEmpty { return nil }
      for control in controls {
        guard case .toggle = control.control else { return unspoken(control) }
      }
      let on = switches.filter { $0.isOn(form.model) }
      let others = on.filter { names[$0.key] == nil }.count
      return said(0...controls.count, at: on.count - others, { words($0 + others) }) {
        .counts(controls.map(\.name), $0)
      }
    }
  }

  /// The phrases for some numbers, one each; `current` is the model's number.
  private func said<Numbers: Sequence>(
    _ numbers: Numbers, at current: Numbers.Element, _ words: (Numbers.Element) -> String,
    when occasion: (Numbers.Element) -> FormOutline.Occasion
  ) -> [FormOutline.Phrase] where Numbers.Element: Equatable {
    numbers.compactMap { number in
      let words = words(number)
      return words.isEmpty
        ? nil : FormOutline.Phrase(words: words, said: occasion(number), holds: number == current)
    }
  }

  /// Objects to words about a number that the control does not show as one.
  private mutating func unspoken(_ control: ControlOutline) -> [FormOutline.Phrase] {
    object("a sentence needs a number from the control \"\(control.name)\", which has none")
    return []
  }

  // MARK: Occasions

  private mutating func occasion(
    of phrase: Sentence<Content.Model>.Phrase
  ) -> FormOutline.Occasion {
    if let typed = phrase.typed, let name = control(of: typed.key)?.name {
      return .typed(name, orElse: typed.orElse)
    }
    return phrase.condition.map { occasion(of: $0) } ?? .always
  }

  private mutating func occasion(of condition: Condition<Content.Model>) -> FormOutline.Occasion {
    // A control is not drawn otherwise only because one of its values is spoken of.
    if let (name, value) = unseen(condition), !watched.contains(name) {
      return .has(name, value: value)
    }
    return .when(number(of: condition))
  }

  /// The control that alone a condition is about, and its value, if no stylesheet can see it.
  private func unseen(_ condition: Condition<Content.Model>) -> (name: String, value: String)? {
    guard case .test(let key, let test, _) = condition.kind, let control = names[key],
      let value = test.unseenValue(of: control.control)
    else { return nil }
    return (control.name, value)
  }
}

extension FieldTest {
  /// The value that the test compares with, for a control that a stylesheet cannot read.
  fileprivate func unseenValue(of control: Control) -> String? {
    switch (self, control) {
    case (.isChosen(let name), .slider): name
    case (.isIn(let range), .stepper) where range.lowerBound == range.upperBound:
      "\(range.lowerBound)"
    default: nil
    }
  }
}

// MARK: - Where words are

extension ScreenOutline {
  fileprivate mutating func changeWords(_ change: (Wording) -> Wording) {
    for section in sections.indices {
      sections[section].header = sections[section].header.map(change)
      sections[section].footer = sections[section].footer.map(change)
      for row in sections[section].rows.indices {
        sections[section].rows[row].cell.changeWords(change)
      }
    }
  }
}

extension Cell {
  fileprivate mutating func changeWords(_ change: (Wording) -> Wording) {
    badge = change(badge)
    switch style {
    case .subtitle(let words): style = .subtitle(change(words))
    case .value(let words): style = .value(change(words))
    case .leadingValue(let words): style = .leadingValue(change(words))
    case .basic, .prototype: break
    }
  }
}
