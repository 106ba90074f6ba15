/// What is wrong with any screen, be it a form or not.
extension ScreenOutline {
  /// The faults of rows and names.
  var ownFaults: [String] {
    var faults: [String] = []
    for (number, section) in sections.enumerated() {
      faults += Self.faults(of: section.identifier)
      for (index, row) in section.rows.enumerated() {
        faults += Self.faults(of: row.identifier) + row.faults
        if row.hasNoWords {
          faults.append(
            "the row \"\(row.identifier ?? "row-\(number + 1)-\(index + 1)")\" has no words: give its "
              + "cell a title, which only the row of a button needs not")
        }
      }
    }
    return faults + linkFaults
  }

  /// The faults of all that leads somewhere.
  private var linkFaults: [String] {
    var links: [(title: String, link: Link)] = []
    for section in sections {
      for row in section.rows {
        links += row.cell.links.compactMap { link in link.map { (row.cell.title, $0) } }
      }
      links += (section.notice?.actions ?? []).map { ($0.title, $0.link) }
    }
    if case .send(to: let link)? = form?.submission { links.append((title, link)) }
    return links.compactMap { title, link in
      link.fault.map { "\"\(title)\" leads nowhere: \($0)" }
    }
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
  /// Whether there is nothing to read in the row.
  fileprivate var hasNoWords: Bool {
    (cell.title + (control?.control.words ?? "")).unicodeScalars.allSatisfy(
      \.properties.isWhitespace)
  }

  /// What cannot be in one row.
  fileprivate var faults: [String] {
    var faults: [String] = []
    let isPrototype = if case .prototype = cell.style { true } else { false }
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
