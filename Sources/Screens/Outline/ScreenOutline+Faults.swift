/// Mistakes in any screen, whether it is a form or not.
extension ScreenOutline {
  var ownFaults: [String] {
    var faults: [String] = title.isBlank ? ["the screen has no title. Give it one."] : []
    for (number, section) in sections.enumerated() {
      faults += Self.faults(of: section.identifier) + section.faults
      for (index, row) in section.rows.enumerated() {
        faults += Self.faults(of: row.identifier) + row.faults
        if row.hasNoWords {
          faults.append(
            "row \"\(row.identifier ?? "row-\(number + 1)-\(index + 1)")\" has no title. Every row "
              + "needs one, except a submit or reset button.")
        }
        if let action = row.cell.does {
          let own = [row.condition, section.condition]
          faults += self.faults(of: action, when: own).map { "row \"\(row.cell.title)\" \($0)" }
        }
      }
    }
    faults += repeatedIdentifiers + blocks.compactMap { $0.figure?.fault }
    let media = sections.flatMap(\.rows).flatMap { row in
      row.cell.media.map { (title: row.cell.title, link: $0) }
    }
    faults += (allLinks + media).compactMap { title, link in
      link.fault.map { "invalid link of \"\(title)\": \($0)" }
    }
    return faults
  }

  /// The identifiers that several rows and sections share: a link could point to only one of them.
  private var repeatedIdentifiers: [String] {
    typealias Owner = (words: String, section: String, hasControl: Bool, cell: Cell?)
    var owners: [String: Owner] = [:]
    var faults: [String] = []
    func add(_ identifier: String?, _ owner: Owner) {
      guard let identifier else { return }
      guard let first = owners[identifier] else {
        owners[identifier] = owner
        return
      }
      // Controls of one name have faults of their own.
      if first.hasControl, owner.hasControl { return }
      if owner.cell != nil, first.cell == owner.cell {
        faults.append(Self.fault(ofRow: owner.words, in: [first.section, owner.section]))
      } else {
        faults.append(
          "\(owner.words) has the same identifier as \(first.words): \"\(identifier)\". Give each its "
            + "own.")
      }
    }
    for (number, section) in sections.enumerated() where !section.isEmpty {
      let words = section.words(at: number)
      add(section.identifier, (words, words, section.control != nil, nil))
      for row in section.rows {
        add(section.anchor(of: row), (row.words, words, row.control != nil, row.cell))
      }
    }
    return faults
  }

  /// The fault of one row that is in several sections, or several times in one.
  static func fault(ofRow row: String, in sections: [String]) -> String {
    let place =
      Set(sections).count == 1
      ? "twice in \(sections[0])" : "in \(sections.joined(separator: " and in "))"
    return "\(row) is \(place). Remove one of them."
  }

  /// Mistakes in the action of a row, in words that follow its name.
  private func faults(of action: CellAction, when conditions: [Int?]) -> [String] {
    switch action {
    case .copy(""): ["copies an empty text. Give it a text."]
    case .copy, .share, .print: []
    case .reset: form == nil ? ["resets a form, and this screen is not a form"] : []
    case .scroll(to: let name):
      switch self.conditions(of: name) {
      case nil: ["scrolls to \"\(name)\", which is not the identifier of a row or section here"]
      case let needed? where needed.allSatisfy { $0 == nil || conditions.contains($0) }: []
      case _?: ["scrolls to \"\(name)\", which can be hidden while the row is shown"]
      }
    }
  }

  /// When the row or the section is there that has a name, if there is one.
  private func conditions(of name: String) -> [Int?]? {
    for section in sections where !section.isEmpty {
      if section.identifier == name { return [section.condition] }
      if let row = section.rows.first(where: { section.anchor(of: $0) == name }) {
        return [section.condition, row.condition]
      }
    }
    return nil
  }

  private static func faults(of identifier: String?) -> [String] {
    guard let identifier else { return [] }
    if identifier.isEmpty || identifier.unicodeScalars.contains(where: \.properties.isWhitespace) {
      return ["invalid identifier \"\(identifier)\": it is empty or contains a space"]
    }
    if pageNames.contains(identifier) {
      return ["the identifier \"\(identifier)\" is reserved for the page. Choose another."]
    }
    return []
  }

  /// The identifiers that every page uses itself.
  package static let pageNames: Set<String> = [
    "main", "form", "confirmation", "search-field", "search-found", "source-title",
    "variants-title",
  ]
}

extension SectionOutline {
  /// The section in the words of a fault.
  func words(at number: Int) -> String {
    let name = header?.text ?? identifier ?? ""
    return name.isEmpty ? "section \(number + 1)" : "section \"\(name)\""
  }

  /// Parts of a section that can't be drawn.
  fileprivate var faults: [String] {
    if folding != .never, header == nil, !isEmpty {
      return ["a foldable section has no header. Give it one."]
    }
    if let control, choices != nil, rows.isEmpty {
      return ["section \"\(control.name)\" has choices but no rows. Give it a row for each choice."]
    }
    return []
  }
}

extension String {
  /// Whether there is nothing to read.
  fileprivate var isBlank: Bool { unicodeScalars.allSatisfy(\.properties.isWhitespace) }
}

extension RowOutline {
  /// The row in the words of a fault.
  var words: String {
    "row \"\(cell.title.isEmpty ? control?.control.words ?? "" : cell.title)\""
  }

  /// Whether there is nothing to read in the row.
  fileprivate var hasNoWords: Bool { (cell.title + (control?.control.words ?? "")).isBlank }

  /// Parts that one row can't combine.
  fileprivate var faults: [String] {
    var faults: [String] = []
    func object(_ words: String) { faults.append("row \"\(cell.title)\" \(words)") }
    for type in [cell.style.words, cell.badge].compactMap({ $0?.unreadType }) {
      object(
        "has a \(type), which needs a form of that model. Use fixed text, or make the screen such a "
          + "form.")
    }
    if let fault = cell.picture?.fault { object(fault) }
    let content: CellContent? = if case .prototype(let own) = cell.style { own } else { nil }
    let isControl = if case .control = cell.accessory { true } else { control != nil }
    if isControl, cell.opens != nil || content != nil {
      object("has a control, so it can't have a link or be a custom cell. Remove one.")
    }
    if cell.does != nil, cell.opens != nil || isControl || content != nil {
      object(
        "has an action, so it can't have a link or a control, or be a custom cell. Remove one.")
    }
    if control != nil, case .control = cell.accessory {
      object("has two controls. Remove one of them, or the accessory.")
    }
    if let control, !control.control.words.isEmpty, cell.title.isEmpty,
      cell != Cell(role: cell.role, state: cell.state)
    {
      faults.append(
        "the row of the button \"\(control.control.words)\" shows more than the button, but has no "
          + "title. Give it one.")
    }
    if content?.pieces.isEmpty == true {
      object("is an empty custom cell. Draw its content in draw(into:).")
    }
    if cell.opens != nil, case .link? = content?.pieces.first {
      object("has a link, and so does its first word. Remove one link.")
    }
    return faults
  }
}

extension Cell {
  /// The links to the picture and the sound, if they are on another site.
  fileprivate var media: [Link] {
    let sound: Link? = if case .sound(let sound) = accessory { sound.link } else { nil }
    return [picture?.link, sound].compactMap(\.self)
  }
}
