import Bytes

/// One row of the table of elements: the properties that some elements share.
struct ElementModel {
  /// The allowed content of an element.
  enum Content {
    /// Text and elements of these categories, and these elements in addition.
    case mixed(Category, ElementSet = .none)
    /// These elements, and no text.
    case only(ElementSet)
    /// Elements of these categories, and no text.
    case elements(Category)
    /// Text and nothing else.
    case text
    /// Nothing.
    case nothing
    /// The allowed content of the parent, and these elements in addition.
    case transparent(ElementSet = .none)
    /// Any content, because another rule reports the element.
    case anything
  }

  let names: [ElementName]
  let categories: Category
  let holds: Content
  let groups: Group
  let bars: Group
  let traits: Trait

  init(
    _ names: ElementName..., is categories: Category = [], holds: Content, groups: Group = [],
    bars: Group = [], _ traits: Trait = []
  ) {
    self.names = names
    self.categories = categories
    self.holds = holds
    self.groups = groups
    self.bars = bars
    self.traits = traits
  }

  /// The allowed content of the element, in words.
  var contentInWords: String {
    switch holds {
    case .mixed(let categories, _), .elements(let categories):
      if categories.contains(.flow) { return "holds flow content" }
      if categories.contains(.phrasing) { return "holds text and phrasing content" }
      return categories.contains(.metadata) ? "holds metadata" : "holds SVG content"
    case .only(let set):
      let names = ElementName.allCases.filter {
        set.contains($0) && $0 != .script && $0 != .template
      }
      return "holds \(ElementModel.list(names)) only"
    case .text: return "holds text only"
    case .nothing: return "holds nothing"
    case .transparent: return "holds what its parent may hold"
    case .anything: return "holds anything"
    }
  }

  /// Names as a sentence has them: `<a>`, `<b>` and `<c>`.
  static func list(_ names: [ElementName], joinedBy word: String = "and") -> String {
    names.isEmpty ? "nothing" : names.map { "<\($0.text)>" }.list(joinedBy: word)
  }
}

/// The kinds of content an element counts as, after "Kinds of content" in the HTML standard.
struct Category: OptionSet {
  let rawValue: UInt8

  static let metadata = Category(rawValue: 1 << 0)
  static let flow = Category(rawValue: 1 << 1)
  static let phrasing = Category(rawValue: 1 << 2)
  static let heading = Category(rawValue: 1 << 3)
  /// Elements that may be in a drawing.
  static let drawing = Category(rawValue: 1 << 4)
}

/// Groups of elements that some elements forbid at any depth.
struct Group: OptionSet {
  let rawValue: UInt16

  /// Links, buttons, fields: possible targets of a click.
  static let interactive = Group(rawValue: 1 << 0)
  static let anchor = Group(rawValue: 1 << 1)
  static let form = Group(rawValue: 1 << 2)
  static let label = Group(rawValue: 1 << 3)
  static let headerFooter = Group(rawValue: 1 << 4)
  static let sectioning = Group(rawValue: 1 << 5)
  static let heading = Group(rawValue: 1 << 6)
  static let dfn = Group(rawValue: 1 << 7)
  static let table = Group(rawValue: 1 << 8)
  static let main = Group(rawValue: 1 << 9)
  static let meter = Group(rawValue: 1 << 10)
  static let progress = Group(rawValue: 1 << 11)
  static let media = Group(rawValue: 1 << 12)
  static let address = Group(rawValue: 1 << 13)
}

/// Properties of an element that rules look up quickly.
struct Trait: OptionSet {
  let rawValue: UInt16

  /// Never has content and is written `<br/>`.
  static let void = Trait(rawValue: 1 << 0)
  static let tablePart = Trait(rawValue: 1 << 1)
  /// Can have a label.
  static let labelable = Trait(rawValue: 1 << 2)
  /// Named by its content, which therefore may not be empty.
  static let named = Trait(rawValue: 1 << 3)
  /// Comes first in its parent, or not at all.
  static let first = Trait(rawValue: 1 << 4)
  static let landmark = Trait(rawValue: 1 << 5)
  static let heading = Trait(rawValue: 1 << 6)
  static let control = Trait(rawValue: 1 << 7)
  /// Begins with a line break that HTML drops and XML keeps.
  static let preformatted = Trait(rawValue: 1 << 8)
  /// Belongs to the head, or loads something.
  static let resource = Trait(rawValue: 1 << 9)
}
