import Bytes

/// One row of the table of elements: the properties that some elements share.
struct ElementModel {
  let names: [ElementName]
  private(set) var categories: Categories = []
  private(set) var facts = Vocabulary.Facts()

  /// The kinds of content in it, and the elements in addition to these.
  private(set) var content: (categories: Categories, elements: ElementSet) = ([], [])

  /// Whether it may have any content, because another rule reports it.
  private(set) var holdsAnything = false

  /// Reads a row such as `legend: holds text phrasing; traits named`.
  init(_ row: Substring, _ words: TableWords) {
    let sides = row.split(at: ":")
    names = sides[0].split(at: " ").map { words.elements[$0] }
    for fact in sides[1].split(at: ";") {
      let said = fact.split(at: " ")
      let values = said.dropFirst()
      switch said[0] {
      case "is": categories = Categories(values.map { words.categories[$0] })
      case "holds": values.forEach { allow($0, words) }
      case "groups": facts.groups = Groups(values.map { words.groups[$0] })
      case "bars": facts.bars = Groups(values.map { words.groups[$0] })
      case "traits": facts.traits = Traits(values.map { words.traits[$0] })
      default: preconditionFailure("no fact of elements is called \(said[0])")
      }
    }
  }

  private mutating func allow(_ word: Substring, _ words: TableWords) {
    switch word {
    case "nothing": break
    case "text": facts.mayHoldText = true
    case "parent": facts.isTransparent = true
    case "anything":
      holdsAnything = true
      facts.mayHoldText = true
    case _ where words.categories.has(word): content.categories.insert(words.categories[word])
    default: content.elements.insert(words.elements[word])
    }
  }

  /// The allowed content of the element, in words.
  var contentInWords: String {
    if holdsAnything { return "holds anything" }
    if facts.isTransparent { return "holds what its parent may hold" }
    if content.categories.contains(.flow) { return "holds flow content" }
    if content.categories.contains(.phrasing) { return "holds text and phrasing content" }
    if content.categories.contains(.metadata) { return "holds metadata" }
    if content.categories.contains(.drawing) { return "holds SVG content" }
    if content.elements.isEmpty { return facts.mayHoldText ? "holds text only" : "holds nothing" }
    if facts.mayHoldText { return "holds SVG content" }
    let names = ElementName.allCases.filter {
      content.elements.contains($0) && $0 != .script && $0 != .template
    }
    return "holds \(ElementModel.list(names)) only"
  }

  /// Names as a sentence has them: `<a>`, `<b>` and `<c>`.
  static func list(_ names: [ElementName], joinedBy word: String = "and") -> String {
    names.isEmpty ? "nothing" : names.map { "<\($0.text)>" }.list(joinedBy: word)
  }
}

/// The kinds of content an element counts as, after "Kinds of content" in the HTML standard; a
/// `drawing` may be in an `svg`.
enum Category: UInt8, CaseIterable {
  case metadata, flow, phrasing, heading, drawing
}

/// Groups of elements that some elements forbid at any depth; links, buttons and fields are
/// `interactive`.
enum Group: UInt8, CaseIterable {
  case interactive, anchor, form, label, headerFooter, sectioning, heading, dfn, table, main, meter
  case progress, media, address
}

/// Properties of an element that rules look up quickly.
enum Trait: UInt8, CaseIterable {
  /// Never has content and is written `<br/>`.
  case void
  case tablePart
  case labelable
  /// Named by its content, which therefore may not be empty.
  case named
  /// Comes first in its parent, or not at all.
  case first
  case landmark, heading, control
  /// Begins with a line break that HTML drops and XML keeps.
  case preformatted
  /// Belongs to the head, or loads something.
  case resource
}
