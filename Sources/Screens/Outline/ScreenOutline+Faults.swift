/// Mistakes in any screen, whether it is a form or not.
extension ScreenOutline {
  /// The faults of rows and names.
  var ownFaults: [String] {
    var faults: [String] = []
    for (number, section) in sections.enumerated() {
      faults += Self.faults(of: section.identifier) + section.faults
      for (index, row) in section.rows.enumerated() {
        faults += Self.faults(of: row.identifier) + row.faults
        if row.hasNoWords {
          faults.append(
            "the row \"\(row.identifier ?? "row-\(number + 1)-\(index + 1)")\" has no words: give its "
              + "cell a title, which only the row of a button needs not")
        }
        if let action = row.cell.does {
          let own = [row.condition, section.condition]
          faults += self.faults(of: action, when: own).map { "the row \"\(row.cell.title)\" \($0)" }
        }
      }
    }
    faults += repeatedIdentifiers
    let media = sections.flatMap(\.rows).flatMap { row in
      row.cell.media.map { (title: row.cell.title, link: $0) }
    }
    faults += (allLinks + media).compactMap { title, link in
      link.fault.map { "\"\(title)\" leads nowhere: \($0)" }
    }
    return faults
  }

  /// The identifiers that several rows and sections share: a link could point to only one of them.
  private var repeatedIdentifiers: [String] {
    var owners: [String: (words: String, hasControl: Bool)] = [:]
    var faults: [String] = []
    func add(_ identifier: String?, _ words: String, hasControl: Bool) {
      guard let identifier else { return }
      guard let first = owners[identifier] else {
        owners[identifier] = (words, hasControl)
        return
      }
      // Controls of one name have a fault of their own.
      if first.hasControl, hasControl { return }
      faults.append(
        "\(words) has the identifier \"\(identifier)\", which \(first.words) has already: give each "
          + "its own")
    }
    for section in sections where !section.isEmpty {
      let name = section.header?.text ?? section.identifier ?? ""
      add(section.identifier, "the section \"\(name)\"", hasControl: section.control != nil)
      for row in section.rows {
        let title = row.cell.title.isEmpty ? row.control?.control.words ?? "" : row.cell.title
        add(section.anchor(of: row), "the row \"\(title)\"", hasControl: row.control != nil)
      }
    }
    return faults
  }

  /// Mistakes in the action of a row, in words that follow its name.
  ///
  /// - Parameters:
  ///   - action: The row's action.
  ///   - conditions: The conditions of the row and of its section.
  /// - Returns: A sentence each.
  private func faults(of action: CellAction, when conditions: [Int?]) -> [String] {
    switch action {
    case .copy(""): ["copies nothing: give it a text"]
    case .copy, .share, .print: []
    case .reset:
      form == nil ? ["gives controls their first values back, and this is no form"] : []
    case .scroll(to: let name):
      switch self.conditions(of: name) {
      case nil: ["scrolls to \"\(name)\", which is the identifier of no row and no section here"]
      case let needed? where needed.allSatisfy { $0 == nil || conditions.contains($0) }: []
      case _?: ["scrolls to \"\(name)\", which is not always there when the row is"]
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
      return ["the identifier \"\(identifier)\" is no name: it is empty, or has a space in it"]
    }
    if pageNames.contains(identifier) {
      return ["the identifier \"\(identifier)\" is a name of the page's own: choose another"]
    }
    return []
  }

  /// The identifiers that every page uses itself.
  private static let pageNames: Set<String> = [
    "main", "form", "confirmation", "search-field", "search-found", "source-title",
    "variants-title",
  ]
}

extension SectionOutline {
  /// Parts of a section that can't be drawn.
  fileprivate var faults: [String] {
    if folding != .never, header == nil, !isEmpty {
      return ["a section can be folded and has no header to fold it by: give it one"]
    }
    if let control, choices != nil, rows.isEmpty {
      return ["the section \"\(control.name)\" has choices and no rows: give it one for each"]
    }
    return []
  }
}

extension RowOutline {
  /// Whether there is nothing to read in the row.
  fileprivate var hasNoWords: Bool {
    (cell.title + (control?.control.words ?? "")).unicodeScalars.allSatisfy(
      \.properties.isWhitespace)
  }

  /// Parts that one row can't combine.
  fileprivate var faults: [String] {
    var faults: [String] = []
    let isPrototype = if case .prototype = cell.style { true } else { false }
    for type in cell.wordings.compactMap(\.unreadType) {
      faults.append(
        "the row \"\(cell.title)\" has a \(type), which only a form of that model can say: use words "
          + "that stay, or make the screen such a form")
    }
    let isControl = if case .control = cell.accessory { true } else { control != nil }
    if isControl, cell.opens != nil || isPrototype {
      faults.append(
        "the row \"\(cell.title)\" has a control: it cannot lead elsewhere too, or be a prototype")
    }
    if cell.does != nil, cell.opens != nil || isControl || isPrototype {
      faults.append(
        "the row \"\(cell.title)\" does something when it is tapped: it cannot lead elsewhere too, "
          + "have a control, or be a prototype")
    }
    if control != nil, case .control = cell.accessory {
      faults.append("the row \"\(cell.title)\" has two controls: leave one out, or the accessory")
    }
    if let control, !control.control.words.isEmpty, cell.title.isEmpty,
      cell != Cell(role: cell.role, state: cell.state)
    {
      faults.append(
        "the row of the button \"\(control.control.words)\" is the button alone: give it a title "
          + "for what else it shows")
    }
    if case .prototype(let content) = cell.style, content.pieces.isEmpty {
      faults.append("the row \"\(cell.title)\" is a prototype that draws nothing")
    }
    if case .prototype(let content) = cell.style, cell.opens != nil,
      case .link? = content.pieces.first
    {
      faults.append(
        "the row \"\(cell.title)\" leads somewhere, and so does its first word: leave one link out")
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

  /// The words that a sentence can be.
  fileprivate var wordings: [Wording] {
    switch style {
    case .subtitle(let words), .value(let words), .leadingValue(let words): [words, badge]
    case .basic, .prototype: [badge]
    }
  }
}
