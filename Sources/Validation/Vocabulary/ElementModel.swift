/// One row of the table of elements.
struct ElementModel {
  /// What an element may have in it.
  enum Content {
    /// Text and elements of these categories, and these elements besides.
    case mixed(Category, ElementSet = .none)
    /// These elements, and no text.
    case only(ElementSet)
    /// Elements of these categories, and no text.
    case elements(Category)
    /// Text and nothing else.
    case text
    /// Nothing.
    case nothing
    /// What the parent may have, and these elements besides.
    case transparent(ElementSet = .none)
    /// Whatever it is, another rule speaks of it.
    case anything
  }

  let name: ElementName
  let categories: Category
  let holds: Content
  let groups: Group
  let bars: Group
  let traits: Trait

  init(
    _ name: ElementName, is categories: Category = [], holds: Content, groups: Group = [],
    bars: Group = [], _ traits: Trait = []
  ) {
    self.name = name
    self.categories = categories
    self.holds = holds
    self.groups = groups
    self.bars = bars
    self.traits = traits
  }

  /// What the element may have, in words.
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
    let tags = names.map { "<\($0.text)>" }
    guard let last = tags.last, tags.count > 1 else { return tags.first ?? "nothing" }
    return "\(tags.dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}
