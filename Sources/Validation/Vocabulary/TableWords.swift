/// The words that the tables of the vocabulary have for elements, attributes and their properties.
///
/// A table with another word is a mistake in this package, and ends the program.
struct TableWords {
  let elements = CaseNames<ElementName>()
  let attributes = CaseNames<AttributeName> { $0.text }
  let categories = CaseNames<Category>()
  let groups = CaseNames<Group>()
  let traits = CaseNames<Trait>()
  let targets = CaseNames<AttributeModel.Target>()
  let rules = CaseNames<Rule> { $0.rawValue }

  /// The elements that a word stands for: one, or all of HTML, of SVG or of both.
  func elements(called word: Substring) -> ElementSet {
    switch word {
    case "html*": ElementSet(ElementName.allCases.filter { !$0.isSVG && $0 != .unknown })
    case "svg*": ElementSet(ElementName.allCases.filter(\.isSVG))
    case "*": elements(called: "html*").union(elements(called: "svg*"))
    default: [elements[word]]
    }
  }

  /// The rows of a table, without its headings and the empty lines between them.
  static func rows(of table: String) -> [Substring] {
    table.split(separator: "\n").filter { !$0.hasPrefix("#") }
  }

  static func number(_ word: Substring) -> Int {
    guard let number = Int(word) else { preconditionFailure("\(word) is not a number") }
    return number
  }
}

/// The cases of an enum, by their names.
struct CaseNames<Case: CaseIterable> {
  private var cases: [Substring: Case] = [:]

  init(_ name: (Case) -> String = { "\($0)" }) {
    for one in Case.allCases { cases[Substring(name(one))] = one }
  }

  func has(_ word: Substring) -> Bool { cases[word] != nil }

  subscript(word: Substring) -> Case {
    guard let found = cases[word] else { preconditionFailure("no \(Case.self) is called \(word)") }
    return found
  }
}
