/// Mistakes in a form that only show at run time.
extension FormReader {
  /// Adds a fault if a value is not one that its field declares.
  mutating func check(_ field: Field<Content.Model>, of control: ControlOutline) {
    let value = field.saved(form.model)
    var model = form.model
    // What is not filled in yet is for the visitor to fill in.
    let isFilled = value != .missing && value != .text("")
    if isFilled, case .refused = field.assign(value, &model) {
      faults.append(
        "row \"\(control.name)\" has the value \(value), expected \(field.expectation)")
    }
    if case .picker(let choices, _) = control.control {
      var names: Set<String> = []
      for choice in choices.all where !names.insert(choice.identifier).inserted {
        object(
          "two choices of row \"\(control.name)\" have the identifier \"\(choice.identifier)\". "
            + "Give each its own.")
      }
    }
    if case .submit(let words) = control.control, case .none = form.submission {
      faults.append("the button \"\(words)\" does nothing. Give the form a submission.")
    }
  }

  /// Objects to a form that changes nothing, as where a function has another name than `field(of:)`.
  ///
  /// A list of choices has a fault of its own. A ``RowForm`` can have none in one variant, and a form whose
  /// words follow a control of another page needs none.
  mutating func checkControls(of outline: ScreenOutline) {
    if case .choice = form.submission { return }
    guard outline.sections.contains(where: { !$0.rows.isEmpty }), constants.isEmpty,
      followed.isEmpty, outline.sections.allSatisfy(\.controls.isEmpty),
      !(form is any RowForm), Content.Model.self != Void.self
    else {
      return
    }
    faults.append("the form has no controls. Implement field(of:), or make it a Screen.")
  }

  /// One fault for all rows, and one for all sections, whose controls have no name.
  var faultsOfUnnamed: [String] {
    [
      (
        unnamed.rows,
        form is any BuiltForm
          ? "Add .identified(by:)."
          : "Make the type of the rows Identified, or implement identifier(of:)."
      ),
      (unnamed.sections, "Implement identifier(ofSection:)."),
    ].filter { !$0.0.isEmpty }.map { words, solution in
      let (all, verb) = (words.map { "\"\($0)\"" }, words.count == 1 ? "has" : "have")
      return "\(all.joined(separator: ", ")) \(verb) a control but no identifier. \(solution)"
    }
  }

  /// Returns the faults of rows that are in several sections, which are named again by each.
  func faultsOfRepeatedRows(in outline: ScreenOutline) -> [String] {
    repeatedRows.map { name in
      var (row, sections): (String, [String]) = ("", [])
      for (number, section) in outline.sections.enumerated() {
        for own in section.rows where own.identifier == name {
          row = own.words
          sections.append(section.words(at: number))
        }
      }
      return ScreenOutline.fault(ofRow: row, in: sections)
    }
  }

  /// Adds a fault for a control that can't share its row.
  mutating func checkParts(of row: RowOutline) {
    guard row.controls.count > 1 else { return }
    for control in row.controls {
      if !control.control.words.isEmpty {
        faults.append(
          "the button \"\(control.control.words)\" shares its row with another control. Give it a "
            + "row of its own.")
      }
      if case .picker(_, .page) = control.control {
        faults.append(
          "\"\(control.name)\" shares its row with another control, so it can't be chosen on its "
            + "own page. Choose another style.")
      }
    }
  }

  /// Adds a fault if there is a confirmation but no button that shows it.
  mutating func checkSubmission(of outline: ScreenOutline) {
    guard case .confirmation = form.submission else { return }
    let hasButton = outline.sections.flatMap(\.controls).contains { outline in
      if case .submit = outline.control { true } else { false }
    }
    if !hasButton {
      faults.append(
        "the form has a confirmation but no submit button. Give one row the field .submit(\"…\").")
    }
  }

  /// Adds a fault if rows are there by the number of an array's elements, and no control changes it.
  mutating func checkCounts() {
    for count in constants where count.isCount {
      let names = names.filter { $0.key.count == count }.values.map(\.name)
      guard let name = names.min() else { continue }
      faults.append(
        "\"\(name)\" is of a repeated element, and no control changes the number of elements. Give "
          + "a row or a section the field .count of the Repeated.")
    }
  }

  /// Objects to a section whose control has no place, or whose rows are not its choices.
  mutating func check(_ section: SectionOutline) {
    guard let control = section.control else { return }
    guard let choices = section.choices else {
      if section.header == nil {
        faults.append("section \"\(control.name)\" has a control but no header. Give it one.")
      }
      return
    }
    let offered = Set(choices.all.map(\.identifier))
    for row in section.rows {
      if !offered.contains(row.identifier ?? "") {
        let names = choices.all.map { "\"\($0.identifier)\"" }.joined(separator: ", ")
        faults.append(
          "row \"\(row.cell.title)\" is not one of its section's choices. Its identifier must be "
            + "one of \(names).")
      }
      if !row.cell.canBeChosen {
        faults.append(
          "row \"\(row.cell.title)\" is a choice of its section: it can have text, an image and a "
            + "badge, but no link or action")
      }
    }
  }

  /// Objects to a condition that the control has no answer to.
  mutating func check(_ test: FieldTest, of control: ControlOutline) {
    let isAnswered =
      switch (test, control.control) {
      case (.isOn, .toggle), (.isFilled, .text), (.isFilled, .multilineText): true
      case (.isIn, .stepper), (.isIn, .counter): true
      case (.isChosen, .picker), (.isChosen, .slider), (.isChosen, .selection): true
      default: false
      }
    if !isAnswered {
      object("a condition does not fit the type of the control \"\(control.name)\"")
    }
  }

  /// Whether a page can show all numbers of a control, as it must for one that conditions or
  /// sentences read; objects, if not.
  mutating func hasFewNumbers(_ control: ControlOutline) -> Bool {
    let count =
      switch control.control {
      case .stepper(_, let numbers): numbers.count
      case .numberSlider(_, let numbers): numbers.count
      default: 0
      }
    if count <= Self.maximumNumbers { return true }
    object(
      "text or a condition depends on \"\(control.name)\", which has \(count) possible numbers; "
        + "the limit is \(Self.maximumNumbers)")
    return false
  }

  /// Adds a fault, unless it is there: a control may be checked several times.
  mutating func object(_ fault: String) {
    if !faults.contains(fault) { faults.append(fault) }
  }

  private static var maximumNumbers: Int { 500 }
}

extension Cell {
  /// Whether a row that is a choice can show all that the cell has.
  fileprivate var canBeChosen: Bool {
    guard does == nil else { return false }
    return switch (style, accessory, opens) {
    case (.basic, .automatic, nil), (.subtitle, .automatic, nil), (.value, .automatic, nil),
      (.basic, .none, nil), (.subtitle, .none, nil), (.value, .none, nil):
      true
    default: false
    }
  }
}

extension Control {
  /// The words on a button, and none on anything else.
  var words: String {
    switch self {
    case .submit(let words), .reset(let words): words
    default: ""
    }
  }
}
