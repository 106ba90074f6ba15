/// Reads a form into an outline: gives its values names, and its conditions numbers.
struct FormReader<Content: Form> {
  let form: Content
  private var names: [FieldKey: ControlOutline] = [:]
  private var conditions: [ConditionOutline] = []
  private var numbers: [ConditionOutline: Int] = [:]
  private var watched: Set<String> = []
  var faults: [String] = []

  init(_ form: Content) {
    self.form = form
  }

  /// Reads the form.
  consuming func outline() -> ScreenOutline {
    nameControls()
    var outline = ScreenOutline(form, sections: form.sections.map { section($0) })
    let submission = submission()
    outline.form = FormOutline(
      submission: submission, remembersValues: form.remembersValues,
      savesValues: form.savesValues, conditions: conditions)
    outline.watch(watched)
    outline.faults = faults + outline.ownFaults
    return outline
  }
}

// MARK: - Controls

extension FormReader {
  /// Gives every value of the model the name of the row or section that shows it.
  private mutating func nameControls() {
    var taken: Set<String> = []
    for named in form.fields {
      if !taken.insert(named.name).inserted {
        faults.append(
          "two controls are called \"\(named.name)\": give one of them another identifier")
      }
      guard let key = named.field.key else { continue }
      if let other = names[key] {
        faults.append(
          "\"\(other.name)\" and \"\(named.name)\" change the same value: leave one of them out")
      } else {
        names[key] = named.outline(of: form.model)
      }
    }
  }

  private mutating func control(
    _ field: Field<Content.Model>, named name: String?, isSection: Bool, of title: String
  ) -> ControlOutline? {
    let outline = NamedField(name: name ?? "", field: field, isSection: isSection)
      .outline(of: form.model)
    guard name != nil else {
      let words = title.isEmpty ? outline.control.words : title
      faults.append(
        "\"\(words)\" has a control and no identifier: answer identifier(of:) for it, or "
          + "identifier(ofSection:)")
      return nil
    }
    check(field, of: outline)
    return outline
  }
}

// MARK: - Sections and rows

extension FormReader {
  private mutating func section(_ section: Content.Section) -> SectionOutline {
    let rows = form.rows(in: section).map { row($0) }
    var outline = SectionOutline(section, of: form, rows: rows)
    if let field = form.field(ofSection: section) {
      outline.control = control(
        field, named: outline.identifier, isSection: true, of: outline.header ?? "a section")
      check(outline)
    }
    outline.condition = number(of: form.visibility(ofSection: section))
    return outline
  }

  private mutating func row(_ row: Content.Row) -> RowOutline {
    let cell = form.cell(for: row)
    var outline = RowOutline(cell, identifier: form.identifier(of: row))
    if let field = form.field(of: row) {
      outline.control = control(
        field, named: outline.identifier, isSection: false, of: cell.title)
    }
    outline.condition = number(of: form.visibility(of: row))
    return outline
  }
}

// MARK: - Conditions

extension FormReader {
  private mutating func number(of visibility: Visibility<Content.Model>) -> Int? {
    switch visibility {
    case .always: nil
    case .visible(when: let condition): number(of: condition)
    }
  }

  /// The number of a condition, from zero.
  ///
  /// Equal conditions have one number.
  private mutating func number(of condition: Condition<Content.Model>) -> Int {
    let outline = named(condition)
    if let number = numbers[outline] { return number }
    conditions.append(outline)
    numbers[outline] = conditions.count - 1
    return conditions.count - 1
  }

  private mutating func named(_ condition: Condition<Content.Model>) -> ConditionOutline {
    switch condition.kind {
    case .test(let key, let test, let holds):
      guard let control = names[key] else { return .constant(holds(form.model)) }
      if watched.insert(control.name).inserted { checkWatched(control) }
      check(test, of: control)
      return .test(control, test)
    case .all(let one, let other): return .all(named(one), named(other))
    case .any(let one, let other): return .any(named(one), named(other))
    case .not(let other): return .not(named(other))
    }
  }
}

// MARK: - What is said

extension FormReader {
  private mutating func submission() -> FormOutline.Submission {
    switch form.submission {
    case .none: return .none
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

extension ScreenOutline {
  /// Marks the controls that something depends on.
  fileprivate mutating func watch(_ names: Set<String>) {
    for section in sections.indices {
      if let control = sections[section].control, names.contains(control.name) {
        sections[section].control?.isWatched = true
      }
      for row in sections[section].rows.indices {
        if let control = sections[section].rows[row].control, names.contains(control.name) {
          sections[section].rows[row].control?.isWatched = true
        }
      }
    }
  }
}
