/// Reads a form into an outline: gives its values names, and its conditions numbers.
struct FormReader<Content: Form> {
  let form: Content
  private(set) var names: [FieldKey: ControlOutline] = [:]
  private(set) var conditions: [ConditionOutline] = []
  private var numbers: [ConditionOutline: Int] = [:]
  private(set) var watched: Set<String> = []

  /// The values that words and conditions ask for, and that no control changes.
  private(set) var constants: [FieldKey] = []

  /// The controls of other pages that can be followed, and those that are.
  private let others: [FieldKey: FormOutline.FollowedControl]
  private(set) var followed: [FormOutline.FollowedControl] = []

  /// The controls of each value that several controls choose, and when they are there.
  private var choices: [FieldKey: [(key: FieldKey, isThere: Condition<Content.Model>)]] = [:]

  /// The orders that rows have positions in, each once.
  private var orders: [FieldKey] = []

  /// The values that an element of an array has, each once.
  private var parts: [FieldKey: [FieldKey]] = [:]
  var faults: [String] = []

  /// The identifiers of rows with a control that are returned several times.
  private(set) var repeatedRows: [String] = []

  /// The rows, and the sections, that have a control but no identifier, in words.
  private(set) var unnamed: (rows: [String], sections: [String]) = ([], [])

  init(_ form: Content, following others: [FieldKey: FormOutline.FollowedControl] = [:]) {
    self.form = form
    self.others = others
  }

  consuming func outline() -> ScreenOutline {
    nameControls()
    let faultsOfNames = faults.count
    var outline = ScreenOutline(form, sections: form.sections.map { section($0) })
    let submission = readSentences(of: &outline)
    checkControls(of: outline)
    checkSubmission(of: outline)
    checkCounts()
    outline.form = FormOutline(
      submission: submission, remembersValues: form.remembersValues,
      savesValues: form.savesValues, conditions: conditions,
      controls: names.mapValues(\.name), constants: constants, followed: followed)
    outline.watch(watched)
    faults.insert(
      contentsOf: faultsOfRepeatedRows(in: outline) + faultsOfUnnamed, at: faultsOfNames)
    outline.faults = faults + outline.ownFaults
    return outline
  }

  // MARK: Controls

  /// Gives every value of the model the name of the row or section that shows it.
  private mutating func nameControls() {
    var taken: Set<String> = []
    for named in form.fields {
      let key = named.field.key
      if !taken.insert(named.name).inserted {
        if let key, let row = named.row, names[key]?.name == named.name {
          if !repeatedRows.contains(row) { repeatedRows.append(row) }
          continue
        }
        faults.append(
          "two controls have the identifier \"\(named.name)\". Give each its own.")
      }
      guard let key else { continue }
      if let other = names[key] {
        faults.append(
          "\"\(other.name)\" and \"\(named.name)\" change the same value. Remove one of them.")
      } else {
        names[key] = named.outline(of: form.model)
        if let value = key.chosen, let condition = named.field.condition {
          choices[value, default: []].append((key, condition))
        }
      }
    }
  }

  private mutating func control(
    _ field: Field<Content.Model>, named name: String?, isSection: Bool, of title: String
  ) -> ControlOutline {
    var outline = NamedField(name: name ?? "", field: field, row: isSection ? nil : "")
      .outline(of: form.model)
    outline.element = element(of: field)
    if let order = field.key?.order {
      if !orders.contains(order) { orders.append(order) }
      outline.order = orders.firstIndex(of: order)
    }
    if name != nil {
      check(field, of: outline)
    } else {
      let words = title.isEmpty ? outline.control.words : title
      if isSection {
        unnamed.sections.append(words)
      } else if !unnamed.rows.contains(words) {
        unnamed.rows.append(words)
      }
    }
    return outline
  }

  /// The control that changes a value, here or on another page; if there is none, that is noted.
  mutating func control(of key: FieldKey) -> ControlOutline? {
    if let own = names[key] { return own }
    if let other = others[key] {
      if !followed.contains(other) { followed.append(other) }
      return other.control
    }
    if !constants.contains(key) { constants.append(key) }
    return nil
  }

  // MARK: Elements of arrays

  /// Returns the element of a field, if a control has the number of such elements.
  private mutating func element(of field: Field<Content.Model>) -> ControlOutline.Element? {
    guard case .element(let array, let index, let key)? = field.key, let blank = field.blank,
      let count = names[.count(array)]
    else { return nil }
    let known = parts[array]?.firstIndex(of: key)
    let part = known ?? parts[array]?.count ?? 0
    if known == nil { parts[array, default: []].append(key) }
    return ControlOutline.Element(
      count: count.name, index: index, part: part, blank: known == nil ? blank : nil)
  }

  /// Adds headings that distinguish the elements of an array if a section has several rows of each.
  private mutating func addHeadings(to section: inout SectionOutline, of rows: [Content.Row]) {
    let elements = section.rows.map { $0.control?.element }
    let starts = elements.indices.filter { index in
      guard let element = elements[index] else { return false }
      let before = index > 0 ? elements[index - 1] : nil
      return before?.count != element.count || before?.index != element.index
    }
    guard starts.count > 1, elements.count(where: { $0 != nil }) > starts.count else { return }
    for index in starts {
      guard case .element(let array, let number, _)? = form.field(of: rows[index])?.key,
        case .counter(_, _, let noun)? = names[.count(array)]?.control
      else { continue }
      let isThere = Condition<Content.Model>(
        kind: .test(.count(array), .isIn((number + 1)...Int.max)) { _ in true })
      section.rows[index].heading = RowOutline.Heading(
        noun: noun, number: number + 1, condition: self.number(of: isThere))
    }
  }

  // MARK: Sections and rows

  private mutating func section(_ section: Content.Section) -> SectionOutline {
    let rows = form.rows(in: section)
    var outline = SectionOutline(section, of: form, rows: rows.map { row($0) })
    addHeadings(to: &outline, of: rows)
    let header: Sentence<Content.Model>? = form.header(of: section)
    let footer: Sentence<Content.Model>? = form.footer(of: section)
    outline.header = header?.wording
    outline.footer = footer?.wording
    if let field = form.field(ofSection: section) {
      if case .picker(_, .page) = field.control(form.model) {
        faults.append(
          "section \"\(outline.identifier ?? "")\" can't be chosen on its own page. Bind a row to "
            + "the value.")
      }
      outline.control = control(
        field, named: outline.identifier, isSection: true,
        of: header?.words(for: form.model) ?? "a section")
      check(outline)
      if field.parts.count > 1 {
        faults.append(
          "section \"\(outline.identifier ?? "")\" can have only one control. Bind rows to the "
            + "others.")
      }
    }
    outline.condition = number(of: form.visibility(ofSection: section))
    return outline
  }

  private mutating func row(_ row: Content.Row) -> RowOutline {
    let cell = form.cell(for: row)
    var outline = RowOutline(cell, identifier: form.identifier(of: row))
    let field = form.field(of: row)
    if let field {
      let controls = field.parts.map { part in
        var control = control(
          part, named: outline.identifier.map(part.name), isSection: false, of: cell.title)
        control.condition = part.condition.map { number(of: $0) }
        return control
      }
      outline.control = controls.first
      outline.companions = Array(controls.dropFirst())
      checkParts(of: outline)
    }
    outline.condition = number(of: visibility(of: row, and: field?.rowCondition))
    return outline
  }

  /// When the row is there, by its own condition and that of its field.
  private func visibility(
    of row: Content.Row, and other: Condition<Content.Model>?
  ) -> Visibility<Content.Model> {
    let own = form.visibility(of: row)
    guard let other else { return own }
    if case .visible(when: let condition) = own { return .visible(when: condition && other) }
    return .visible(when: other)
  }

  // MARK: Conditions

  private mutating func number(of visibility: Visibility<Content.Model>) -> Int? {
    switch visibility {
    case .always: nil
    case .visible(when: let condition): number(of: condition)
    }
  }

  /// The number of a condition, from zero; equal conditions have one number.
  mutating func number(of condition: Condition<Content.Model>) -> Int {
    number(of: named(condition))
  }

  mutating func number(of outline: ConditionOutline) -> Int {
    if let number = numbers[outline] { return number }
    conditions.append(outline)
    numbers[outline] = conditions.count - 1
    return conditions.count - 1
  }

  mutating func named(_ condition: Condition<Content.Model>) -> ConditionOutline {
    switch condition.kind {
    case .test(let key, let test, let holds):
      if let parts = choices[key] { return chosen(test, by: parts) }
      guard let control = control(of: key) else { return .constant(holds(form.model)) }
      if watched.insert(control.name).inserted { _ = hasFewNumbers(control) }
      check(test, of: control)
      return .test(control, test)
    case .all(let one, let other): return .all(named(one), named(other))
    case .any(let one, let other): return .any(named(one), named(other))
    case .not(let other): return .not(named(other))
    }
  }

  /// A test of a value that several controls choose: one that offers it is there, and has it.
  private mutating func chosen(
    _ test: FieldTest, by parts: [(key: FieldKey, isThere: Condition<Content.Model>)]
  ) -> ConditionOutline {
    var outline = ConditionOutline.constant(false)
    for part in parts {
      guard case .isChosen(let name) = test,
        case .picker(let choices, _)? = names[part.key]?.control,
        choices.all.contains(where: { $0.identifier == name })
      else { continue }
      let isChosen = Condition<Content.Model>(kind: .test(part.key, test) { _ in false })
      let one = named(part.isThere && isChosen)
      outline = outline == .constant(false) ? one : .any(outline, one)
    }
    return outline
  }

  // MARK: A list of choices on a page of its own

  /// Makes the choices lead back to the page they are for.
  mutating func choice(
    backTo path: SitePath, in sections: inout [SectionOutline]
  ) -> FormOutline.Submission {
    if form.remembersValues || form.savesValues {
      faults.append("a list of choices can't remember values. The page that it links back to does.")
    }
    guard sections.flatMap(\.controls).count == 1,
      let number = sections.firstIndex(where: { $0.control != nil }),
      let control = sections[number].control, case .picker(let choices, _) = control.control
    else {
      faults.append(
        "a list of choices needs one section with a picker, and no other control. Implement "
          + "field(ofSection:).")
      return .none
    }
    // What is left are rows that lead somewhere.
    sections[number].control = nil
    for index in sections[number].rows.indices {
      let row = sections[number].rows[index]
      guard let choice = row.identifier else { continue }
      var cell = row.cell
      cell.accessory = .checkmark(isOn: choice == choices.chosen)
      cell.opens = .choice(choice, of: control.name, on: path)
      var link = RowOutline(cell, identifier: "\(control.name)-\(choice)")
      link.condition = row.condition
      sections[number].rows[index] = link
    }
    return .choice(of: control, backTo: path)
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
        sections[section].rows[row].watch(names)
      }
    }
  }
}

extension RowOutline {
  fileprivate mutating func watch(_ names: Set<String>) {
    if let control, names.contains(control.name) { self.control?.isWatched = true }
    for index in companions.indices where names.contains(companions[index].name) {
      companions[index].isWatched = true
    }
  }
}
