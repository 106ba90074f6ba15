/// The tables of elements and attributes, laid out so that a question costs one look.
///
/// Made once for a worker: about 0.1 ms.
struct Vocabulary {
  /// The facts that rules need about every element.
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

    /// Whether only its place and the table around it are checked if it has no attributes.
    var isPlain = false
  }

  /// By the number of the element.
  private let facts: [Facts]

  /// Which rows are about an attribute, by its number.
  private var ranges: [Range<Int>] = []

  /// The elements and the values of the rows of the table, those of one attribute together.
  private let rowElements: [ElementSet]
  let rowValues: [AttributeModel.Value]

  /// Whether a row takes any value, by its number.
  let takesAnything: [Bool]

  init() {
    facts = Self.makeFacts()
    var rowsOfNames = [[AttributeModel]](repeating: [], count: AttributeName.allCases.count)
    for row in AttributeTable.rows {
      for name in row.names { rowsOfNames[Int(name.rawValue)].append(row) }
    }
    var rows: [AttributeModel] = []
    for own in rowsOfNames {
      ranges.append(rows.count..<rows.count + own.count)
      rows += own
    }
    rowElements = rows.map(\.elements)
    rowValues = rows.map(\.value)
    takesAnything = rowValues.map { $0 == .any }
  }

  func facts(of name: ElementName) -> Facts { facts[Int(name.rawValue)] }

  /// Returns the index of the row for an attribute on an element, if it is allowed there.
  func row(for attribute: AttributeName, on element: ElementName) -> Int? {
    ranges[Int(attribute.rawValue)].first { rowElements[$0].contains(element) }
  }

  /// The elements that rules test by name.
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
      let mayBePlain = fact.traits.isSubset(of: [.tablePart, .named]) && !fact.isTransparent
      for name in model.names {
        fact.isPlain = mayBePlain && !special.contains(name)
        facts[Int(name.rawValue)] = fact
      }
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
      ElementTable.rows.filter { !$0.categories.isDisjoint(with: categories) }.flatMap(\.names))
  }
}
