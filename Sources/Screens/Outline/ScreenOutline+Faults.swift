/// What is wrong with any screen, be it a form or not.
extension ScreenOutline {
  /// The faults of rows and names.
  var ownFaults: [String] {
    var faults: [String] = []
    for section in sections {
      faults += Self.faults(of: section.identifier)
      for row in section.rows { faults += Self.faults(of: row.identifier) + row.faults }
    }
    return faults
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

  /// The names of what a page has besides its rows.
  private static let pageNames: Set<String> = [
    "main", "form", "confirmation", "search-field", "search-found", "source-title",
    "variants-title",
  ]
}

extension RowOutline {
  /// What cannot be in one row.
  fileprivate var faults: [String] {
    var faults: [String] = []
    let isPrototype = if case .prototype = cell.style { true } else { false }
    for type in cell.wordings.compactMap(\.unreadType) {
      faults.append(
        "the row \"\(cell.title)\" has a \(type), which only a form of that model can say: use words "
          + "that stay, or make the screen such a form")
    }
    if control != nil, cell.opens != nil || isPrototype {
      faults.append(
        "the row \"\(cell.title)\" has a control: it cannot lead elsewhere too, or be a prototype")
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
  /// The words that a sentence can be.
  fileprivate var wordings: [Wording] {
    switch style {
    case .subtitle(let words), .value(let words), .leadingValue(let words): [words, badge]
    case .basic, .prototype: [badge]
    }
  }
}
