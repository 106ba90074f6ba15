/// The tables of elements and attributes, laid out so that a question costs one look.
struct Vocabulary: Sendable {
  /// Read when the first page is, in under a millisecond.
  static let shared = Vocabulary()

  /// The facts that rules need about every element.
  struct Facts {
    var children: ElementSet = []
    var groups: Groups = []
    var bars: Groups = []
    var traits: Traits = []
    var isTransparent = false
    var mayHoldText = false
    /// Attributes it cannot do without; `unknown` for none.
    var firstRequired = AttributeName.unknown
    var secondRequired = AttributeName.unknown

    /// Whether only its place and the table around it are checked if it has no attributes.
    var isPlain = false
  }

  let elements: [ElementModel]
  private let attributes: [AttributeModel]

  /// By the number of the element.
  private let facts: [Facts]

  /// The rows of an attribute, by its number.
  private var ranges: [Range<Int>] = []

  /// The elements and the values of the rows of the table, those of one attribute together.
  private var rowElements: [ElementSet] = []
  private(set) var rowValues: [AttributeModel.Value] = []

  /// Whether a row takes any value, by its number.
  let takesAnything: [Bool]

  private init() {
    let words = TableWords()
    elements = TableWords.rows(of: ElementTable.text).map { ElementModel($0, words) }
    facts = Self.facts(of: elements)
    attributes = TableWords.rows(of: AttributeTable.text).map { AttributeModel($0, words) }
    var rows = [[AttributeModel]](repeating: [], count: AttributeName.allCases.count)
    for row in attributes {
      for name in row.names { rows[Int(name.rawValue)].append(row) }
    }
    for own in rows {
      ranges.append(rowValues.count..<rowValues.count + own.count)
      rowElements += own.map(\.elements)
      rowValues += own.map(\.value)
    }
    takesAnything = rowValues.map { $0 == .any }
  }

  func facts(of name: ElementName) -> Facts { facts[Int(name.rawValue)] }

  /// Returns the index of the row for an attribute on an element, if it is allowed there.
  func row(for attribute: AttributeName, on element: ElementName) -> Int? {
    ranges[Int(attribute.rawValue)].first { rowElements[$0].contains(element) }
  }

  /// The attributes that may have such a value.
  func attributes(of value: AttributeModel.Value) -> [AttributeName] {
    attributes.filter { $0.value == value }.flatMap(\.names)
  }

  /// The elements that rules test by name.
  private static let special: ElementSet = [
    .html, .body, .div, .nav, .map, .a, .svgA, .option, .label, .summary, .unknown,
  ]

  private static func facts(of models: [ElementModel]) -> [Facts] {
    var facts = [Facts](repeating: Facts(), count: ElementName.allCases.count)
    for model in models {
      var fact = model.facts
      fact.children = model.holdsAnything ? .all : model.content.elements
      for other in models where !other.categories.isDisjoint(with: model.content.categories) {
        fact.children.formUnion(ElementSet(other.names))
      }
      fact.children.insert(.unknown)
      let mayBePlain = fact.traits.union([.tablePart, .named]) == [.tablePart, .named]
      for name in model.names {
        fact.isPlain = mayBePlain && !fact.isTransparent && !special.contains(name)
        facts[Int(name.rawValue)] = fact
      }
    }
    for row in RequiredAttributeRule.rows {
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
}
