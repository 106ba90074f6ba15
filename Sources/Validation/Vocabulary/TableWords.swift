/// The words of the vocabulary's tables for elements, attributes and their properties; another word
/// is a mistake in this package, and ends the program.
struct TableWords {
  let elements = CaseNames<ElementName> {
    $0.isSVG && $0 != .svg ? "svg-\($0.text)" : $0.text
  }
  let attributes = CaseNames<AttributeName> { $0.text }
  let rules = CaseNames<Rule> { $0.rawValue }
  let categories = CaseNames<Category>("metadata flow phrasing heading drawing")
  let groups = CaseNames<Group>(
    """
    interactive anchor form label headerFooter sectioning heading dfn table main meter progress \
    media address
    """)
  let traits = CaseNames<Trait>(
    "void tablePart labelable named first landmark heading control preformatted resource")
  let targets = CaseNames<AttributeModel.Target>("anything labelable form datalist headerCell map")

  /// The elements that a word stands for: one, or all of HTML, of SVG or of both.
  func elements(called word: Substring) -> ElementSet {
    switch word {
    case "html*": ElementSet(ElementName.allCases.filter { !$0.isSVG && $0 != .unknown })
    case "svg*": ElementSet(ElementName.allCases.filter(\.isSVG))
    case "*": elements(called: "html*").union(elements(called: "svg*"))
    default: [elements[word]]
    }
  }

  /// The rows of a table, without its headings.
  static func rows(of table: String) -> [Substring] {
    table[...].split(at: "\n").filter { !$0.utf8.starts(with: "#".utf8) }
  }

  static func number(_ word: Substring) -> Int {
    guard let number = Int(word) else { preconditionFailure("\(word) is not a number") }
    return number
  }
}

extension Substring {
  /// The parts between separators, byte by byte: characters would take ten times as long.
  func split(at separator: Unicode.Scalar = " ", maxSplits: Int = .max) -> [Substring] {
    utf8.split(separator: UInt8(ascii: separator), maxSplits: maxSplits).map { Substring($0) }
  }
}

/// The cases of an enum, by their names.
struct CaseNames<Case: CaseIterable> {
  private var cases: [Substring: Case] = [:]

  init(_ name: (Case) -> String) {
    for one in Case.allCases { cases[Substring(name(one))] = one }
  }

  /// Names the cases in their order: the compiler's own names take a millisecond to find.
  init(_ names: String) {
    for (name, one) in zip(names[...].split(at: " "), Case.allCases) { cases[name] = one }
  }

  func has(_ word: Substring) -> Bool { cases[word] != nil }

  subscript(word: Substring) -> Case {
    guard let found = cases[word] else { preconditionFailure("no \(Case.self) is called \(word)") }
    return found
  }
}
