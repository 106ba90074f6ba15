import Bytes

/// Builds an outline from the events of a parser.
///
/// It leaves out hidden elements, navigation (`<nav>`, `rel="next"`), captions that count,
/// drawings, and content of other pages and files: variants and sources.
struct OutlineBuilder {
  private(set) var outline = PageOutline()

  /// The path of the page, which its references are relative to.
  private let file: String

  /// The elements that are open, outermost first.
  private var open: [Element] = []

  /// How many elements were open when the one began that is left out with all that is in it.
  private var leftOut: Int?

  /// How many elements were open when the row of a table began, if one has.
  private var rowDepth: Int?

  /// The text of the cell or block in question, its blanks put together.
  private var text: [UInt8] = []
  private var cells: [String] = []
  private var links: [String] = []
  private var id = ""

  /// The identifier of a table's body, for a section that begins in it.
  private var bodyID = ""

  /// The section that a row begins that has no header before it.
  private var nextSection: PageOutline.Section?
  private var isInTableSection = false
  private var documentTitle = ""
  private var hasMain = false

  private struct Element {
    let name: ElementName
    let purpose: Purpose
  }

  private enum Purpose {
    case none, title, documentTitle, introduction, heading, block, cell, row, columns, group
  }

  init(file: String) { self.file = file }

  // MARK: - Events

  mutating func begin(_ name: ElementName, _ attributes: OutlineAttributes) {
    let purpose = enter(name, attributes)
    open.append(Element(name: name, purpose: purpose))
  }

  private mutating func enter(_ name: ElementName, _ attributes: OutlineAttributes) -> Purpose {
    guard leftOut == nil else { return .none }
    if isLeftOut(name, attributes) {
      leftOut = open.count
      return .none
    }
    if name == .main, !hasMain { startAgain() }
    if name == .table, attributes.has("record") { outline.isRecord = true }
    if rowDepth != nil { return enterInRow(name, attributes) }
    let purpose = purpose(of: name, attributes)
    if purpose != .none || Self.blocks.contains(name) { flush() }
    if purpose != .none { id = attributes.id }
    switch name {
    case .tr: rowDepth = open.count
    case .tbody:
      bodyID = attributes.id
      endTableSection(id: attributes.id)
    default: describe(name, attributes)
    }
    if purpose == .group, id.isEmpty { id = bodyID }
    return purpose
  }

  private func purpose(of name: ElementName, _ attributes: OutlineAttributes) -> Purpose {
    switch name {
    case .title: .documentTitle
    case .h1: .title
    case .p where attributes.has("introduction"): .introduction
    case .tr where open.last?.name == .thead: .columns
    case .tr: attributes.has("section") || attributes.has("group") ? .group : .row
    case _ where name.headingLevel != nil: .heading
    default: Self.blocks.contains(name) ? .block : .none
    }
  }

  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard leftOut == nil else { return }
    for index in bytes.indices {
      let byte = unsafe bytes[index]
      if !ASCII.isBlank(byte) {
        text.append(byte)
      } else if text.last != ASCII.space {
        text.append(ASCII.space)
      }
    }
  }

  mutating func end() {
    guard let element = open.popLast() else { return }
    if let leftOut {
      if leftOut == open.count { self.leftOut = nil }
      return
    }
    switch element.purpose {
    case .none: if rowDepth != nil, Self.blocks.contains(element.name) { addBlank() }
    case .title:
      let title = takeText()
      if outline.title.isEmpty { outline.title = title }
      links = []
    case .documentTitle: documentTitle = takeText()
    case .introduction:
      outline.introduction = [outline.introduction, takeText()].filter { !$0.isEmpty }
        .joined(separator: " ")
      links = []
    case .heading:
      beginSection(PageOutline.Section(id: id, name: takeText()))
      isInTableSection = false
    case .block:
      flush()
      if element.name == .table { endTableSection(id: "") }
    case .cell: cells.append(takeText())
    case .columns:
      if outline.columns.isEmpty, cells.contains(where: { !$0.isEmpty }) { outline.columns = cells }
      endRow()
    case .group:
      beginSection(PageOutline.Section(id: id, name: cells.joined(separator: " ")))
      isInTableSection = true
      endRow()
    case .row:
      addRow()
      endRow()
    }
  }

  /// Ends the outline, after the page or at a fault.
  mutating func finish(fault: String?) -> PageOutline {
    flush()
    outline.fault = fault
    if outline.title.isEmpty { outline.title = documentTitle }
    return outline
  }

  // MARK: - Rows

  private mutating func enterInRow(
    _ name: ElementName, _ attributes: OutlineAttributes
  ) -> Purpose {
    let isCell = name == .td || name == .th
    if isCell || Self.blocks.contains(name) { addBlank() }
    describe(name, attributes)
    guard isCell, open.count - 1 == rowDepth else { return .none }
    text.removeAll(keepingCapacity: true)
    if open.last?.purpose == .group, !attributes.id.isEmpty { id = attributes.id }
    return .cell
  }

  private mutating func endRow() {
    rowDepth = nil
    (cells, links, id) = ([], [], "")
    text.removeAll(keepingCapacity: true)
  }

  /// Takes the text of a block for a row, if it has any.
  private mutating func flush() {
    let words = takeText()
    if !words.isEmpty || !links.isEmpty {
      cells = [words]
      addRow()
    }
    (cells, links, id) = ([], [], "")
  }

  private mutating func addRow() {
    guard cells.contains(where: { !$0.isEmpty }) || !links.isEmpty else { return }
    if let section = nextSection ?? (outline.sections.isEmpty ? PageOutline.Section() : nil) {
      beginSection(section)
    }
    outline.rows.append(
      PageOutline.Row(section: outline.sections.count - 1, id: id, cells: cells, links: links))
  }

  private mutating func beginSection(_ section: PageOutline.Section) {
    outline.sections.append(section)
    nextSection = nil
  }

  /// Rows that come after a section of a table are not of that.
  private mutating func endTableSection(id: String) {
    if isInTableSection { nextSection = PageOutline.Section(id: id) }
    isInTableSection = false
  }

  private mutating func takeText() -> String {
    if text.last == ASCII.space { text.removeLast() }
    defer { text.removeAll(keepingCapacity: true) }
    return String(decoding: text.first == ASCII.space ? text.dropFirst() : text[...], as: UTF8.self)
  }

  private mutating func addBlank() {
    if text.last != ASCII.space { text.append(ASCII.space) }
  }

  /// Starts again at `<main>`: earlier content is the page's frame.
  private mutating func startAgain() {
    outline = PageOutline()
    (text, cells, links, id) = ([], [], [], "")
    hasMain = true
  }

  // MARK: - What is in a row

  /// Notes the link of an element, its picture or sound, or the value of a control.
  private mutating func describe(_ name: ElementName, _ attributes: OutlineAttributes) {
    for address in [attributes.href, attributes.src] where !address.isEmpty {
      links.append(PagePath.named(address, from: file))
    }
    if !attributes.alt.isEmpty { add("[\(attributes.alt)]") }
    if name == .br { addBlank() }
    guard name == .input else { return }
    switch attributes.type {
    case "checkbox", "radio": add(attributes.isChecked ? "[x] " : "[ ] ")
    default: add(attributes.value)
    }
  }

  private mutating func add(_ words: String) { text += words.utf8 }

  private func isLeftOut(_ name: ElementName, _ attributes: OutlineAttributes) -> Bool {
    if attributes.isHidden || attributes.leadsAround || attributes.isSearch { return true }
    switch name {
    case .nav, .script, .template, .caption, .colgroup, .datalist, .svg: return true
    case .option: return !attributes.isSelected
    // The button behind a row's name that shows all of the row.
    case .details where open.last?.name == .th: return attributes.isPlain
    case .input: return attributes.type == "hidden" || attributes.type == "password"
    default: break
    }
    guard let parent = open.last, !attributes.isPlain || parent.name == .head else { return false }
    if parent.name == .head { return name != .title }
    if attributes.has("vh"), open.contains(where: { $0.name == .thead }) { return true }
    if attributes.has("detail"), open.contains(where: { $0.purpose == .group }) { return true }
    return Self.shownElsewhere.contains { attributes.has($0) }
  }

  /// Classes of elements with content of other pages, or about the page itself.
  private static let shownElsewhere = [
    "variants", "source", "footnote", "skip", "site", "pages", "menu", "foot",
  ]

  /// Elements whose text is a block of its own.
  private static let blocks: Set<ElementName> = [
    .main, .body, .article, .section, .aside, .header, .footer, .address, .hgroup, .p, .pre,
    .blockquote, .ol, .ul, .menu, .li, .dl, .dt, .dd, .figure, .figcaption, .div, .table, .form,
    .fieldset, .legend, .details, .summary, .dialog, .search,
  ]
}
