/// A list of choices on a page of its own.
extension FormReader {
  /// Makes the choices lead back to the page they are for.
  mutating func choice(
    backTo path: SitePath, in sections: inout [SectionOutline]
  ) -> FormOutline.Submission {
    if form.remembersValues || form.savesValues {
      faults.append("a list of choices can't remember values. The page that it links back to does.")
    }
    let controls = sections.flatMap { [$0.control] + $0.rows.map(\.control) }.compactMap(\.self)
    guard controls.count == 1, let number = sections.firstIndex(where: { $0.control != nil }),
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
