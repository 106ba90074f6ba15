/// The tables of elements and attributes, laid out so that a question costs one look.
///
/// Made once for a worker: about 0.1 ms.
struct Vocabulary {
  /// What the rules ask of every element.
  struct Facts {
    var children = ElementSet.none
    var groups: Group = []
    var bars: Group = []
    var traits: Trait = []
    var isTransparent = false
    var mayHoldText = false
    /// Attributes it cannot do without; `unknown` for none.
    var firstRequired = AttributeName.unknown
    var secondRequired = AttributeName.unknown

    /// Whether only its place and the table around it are judged, as long as it has no attributes.
    var isPlain = false
  }

  /// Where the rows of an attribute are in ``attributeRows``.
  private struct RowRange {
    var start: UInt16 = 0
    var count: UInt16 = 0
  }

  /// By the number of the element.
  private let facts: [Facts]
  private let ranges: [RowRange]
  private let rowElements: [ElementSet]

  /// The rows of the table, those of one attribute together.
  let attributeRows: [AttributeModel]

  /// Whether a row takes any value, by its number.
  let takesAnything: [Bool]

  init() {
    facts = Self.makeFacts()
    var ranges = [RowRange](repeating: RowRange(), count: AttributeName.allCases.count)
    let rows = AttributeTable.rows.sorted { $0.name.rawValue < $1.name.rawValue }
    for (index, row) in rows.enumerated() {
      let number = Int(row.name.rawValue)
      if ranges[number].count == 0 { ranges[number].start = UInt16(index) }
      ranges[number].count += 1
    }
    self.ranges = ranges
    attributeRows = rows
    rowElements = rows.map(\.elements)
    takesAnything = rows.map { $0.value == .any }
  }

  func facts(of name: ElementName) -> Facts { facts[Int(name.rawValue)] }

  /// The number of the row for an attribute on an element, if it may stand there.
  func row(for attribute: AttributeName, on element: ElementName) -> Int? {
    let range = ranges[Int(attribute.rawValue)]
    for index in Int(range.start)..<Int(range.start + range.count)
    where rowElements[index].contains(element) {
      return index
    }
    return nil
  }

  /// The elements that a rule asks for by name.
  private static let special: ElementSet = [
    .html, .body, .div, .nav, .map, .a, .svgA, .option, .label, .summary, .unknown,
  ]

  private static func makeFacts() -> [Facts] {
    var facts = [Facts](repeating: Facts(), count: ElementName.allCases.count)
    for model in ElementTable.rows {
      var fact = Facts()
      fact.groups = model.groups
      fact.bars = model.bars
      fact.traits = model.traits
      switch model.holds {
      case .mixed(let categories, let others):
        fact.children = elements(in: categories).union(others)
        fact.mayHoldText = true
      case .elements(let categories): fact.children = elements(in: categories)
      case .only(let elements): fact.children = elements
      case .text: fact.mayHoldText = true
      case .nothing: break
      case .transparent(let others):
        fact.children = others
        fact.isTransparent = true
      case .anything:
        fact.children = .all
        fact.mayHoldText = true
      }
      fact.children.insert(.unknown)
      fact.isPlain =
        fact.traits.isSubset(of: [.tablePart, .named]) && !fact.isTransparent
        && !special.contains(model.name)
      facts[Int(model.name.rawValue)] = fact
    }
    for row in RequiredAttributes.rows {
      let number = Int(row.element.rawValue)
      if facts[number].firstRequired == .unknown {
        facts[number].firstRequired = row.attribute
      } else {
        facts[number].secondRequired = row.attribute
      }
      facts[number].isPlain = false
    }
    return facts
  }

  private static func elements(in categories: Category) -> ElementSet {
    ElementSet(
      ElementTable.rows.filter { !$0.categories.isDisjoint(with: categories) }.map(\.name))
  }
}
