import Bytes

/// Passes every event of a page to every rule; rules keep their memory from page to page.
struct PageChecker {
  let vocabulary = Vocabulary.shared
  var page = Page()

  /// Whether the page had a fault after which no findings are added.
  private(set) var isBroken = false

  private let nesting = NestingRule()
  private let values = AttributeValueRule()
  private let required = RequiredAttributeRule()
  private let names = NameRule()
  private let resources = ResourceRule()
  private let roles = RoleRule()
  private let syntax = SyntaxRule()
  var identifiers = IdentifierRule()
  var addresses: AddressRule
  private var references = PageReferenceRule()
  private var tables = TableRule()
  private var labels = LabelRule()
  private var headings = HeadingRule()
  private var landmarks = LandmarkRule()
  private var currentPage = CurrentPageRule()
  private var head = HeadRule()
  private(set) var single = SingleFileRule()
  private var hasDoctype = false

  init(files: SiteFiles) { addresses = AddressRule(files: files) }

  mutating func begin(_ bytes: [UInt8], file: String) {
    page.begin(bytes, file: file)
    isBroken = false
    hasDoctype = false
    identifiers.begin()
    addresses.begin(file: file)
    references.begin()
    tables.begin()
    labels.begin()
    headings = HeadingRule()
    landmarks.begin()
    currentPage.begin()
    head = HeadRule()
    single = SingleFileRule()
  }

  // MARK: - Events

  /// Checks the declaration before the page, and returns whether to read on: only `<!DOCTYPE html>`
  /// is valid, and a declaration of entities is not read.
  mutating func doctype(isPlain: Bool, at offset: Int) -> Bool {
    hasDoctype = true
    if isPlain, page.bytes[min(offset, page.count - 1)] == ASCII.greater { return true }
    page.report(
      .doctype, atTagEndingAt: offset,
      "the document type declaration says more than \"html\": write <!DOCTYPE html>")
    isBroken = true
    return false
  }

  /// An element begins, whose name and attributes are in ``page``.
  mutating func open() {
    let name = page.name
    let facts = vocabulary.facts(of: name)
    if facts.isPlain, page.attributes.isEmpty, let content = nesting.place(of: page, facts) {
      // Most elements of most pages: every rule that is passed over here asks for an attribute, or
      // for one of the elements that are not plain.
      syntax.open(&page, facts)
      if facts.traits.contains(.tablePart) { tables.open(&page) }
      return push(content, [])
    }
    if page.open.isEmpty, !hasDoctype {
      page.report(.doctype, at: 0, "the page has no document type: begin with <!DOCTYPE html>")
    }
    let content = nesting.open(&page, facts)
    syntax.open(&page, facts)
    checkAttributes()
    if facts.firstRequired != .unknown { required.open(&page, facts) }
    identifiers.open(&page)
    if facts.traits.contains(.tablePart) { tables.open(&page) }
    if facts.traits.contains(.heading) { headings.open(&page) }
    if facts.traits.contains(.resource) {
      single.open(&page)
      if !single.takes(name) { resources.open(&page) }
      head.open(&page)
    }
    if name == .body { head.open(&page) }
    if name == .map { references.openMap(page) }
    if facts.traits.contains(.labelable) || facts.traits.contains(.control) {
      labels.open(&page, facts)
    }
    if page.has(.role) { roles.open(&page) }
    if facts.traits.contains(.landmark) || page.has(.role) { landmarks.open(&page) }
    if name == .nav || page.has(.ariaCurrent) { currentPage.open(&page) }
    let isData = resources.isData(page) || single.isData(page)
    push(content, isData ? .isData : names.flags(for: page))
  }

  /// Notes text in the innermost open element; white space between elements is not reported.
  mutating func text(at offset: Int) {
    guard let last = page.open.indices.last else { return }
    var element = page.open[last]
    if element.flags.contains(.hasWords), element.flags.contains(.mayHoldText) { return }
    element.flags.insert(.hasWords)
    if !element.flags.contains(.mayHoldText), !element.flags.contains(.hasStrayText) {
      element.flags.insert(.hasStrayText)
      page.report(
        .strayText, at: offset,
        "text is in <\(element.name.text)>, which may not contain text: put it in an element or "
          + "leave it out"
      )
    }
    if element.name == .script, !single.isAsked,
      element.flags.isDisjoint(with: [.hasStrayText, .isData])
    {
      element.flags.insert(.hasStrayText)
      page.report(
        .inlineCode, atTagEndingAt: element.tagEnd,
        "<script> has content: move the script to a file of the site and load it deferred")
    }
    page.open[last] = element
  }

  mutating func close() {
    guard let element = page.open.popLast() else { return }
    let facts = vocabulary.facts(of: element.name)
    // Rules ask what ended by name and place; its attributes are gone.
    page.beginElement(element.name, tagEnd: element.tagEnd)
    let isNamed = facts.traits.contains(.named)
    if isNamed || element.name == .details { names.close(&page, element, isNamed: isNamed) }
    if facts.traits.contains(.tablePart) { tables.close(&page) }
    if element.name == .label { labels.close(&page, element) }
    if element.name == .nav { currentPage.close(page) }
    if element.name == .picture { nesting.closePicture(&page, element) }
    if single.takes(element.name) { single.close(&page, element) }
    guard let parent = page.open.indices.last else { return end() }
    if element.flags.contains(.hasWords) && !element.flags.contains(.isHidden) {
      page.open[parent].flags.insert(.hasWords)
    }
  }

  /// The page cannot be read on; only the first reason is one, from which the others follow.
  mutating func fail(_ rule: Rule, at offset: Int, _ message: String) {
    guard !isBroken else { return }
    page.report(rule, at: offset, message)
    isBroken = true
  }

  /// Notes the element in question as open.
  private mutating func push(_ content: NestingRule.Content, _ own: OpenElement.Flags) {
    var flags = own
    if content.mayHoldText { flags.insert(.mayHoldText) }
    if page.name == .label, page.has(.for) { flags.insert(.hasControl) }
    if page.name == .a, !page.has(.href) { flags.insert(.isLabelled) }
    if let last = page.open.indices.last {
      page.open[last].flags.insert(.hasElements)
      if page.name == .summary { page.open[last].flags.insert(.hasSummary) }
      if page.name == .img { page.open[last].flags.insert(.hasPicture) }
      if page.open[last].flags.contains(.isHidden) { flags.insert(.isHidden) }
    }
    page.open.append(
      OpenElement(
        name: page.name, tagEnd: page.tagEnd, children: content.children, bars: content.bars,
        flags: flags))
  }

  private mutating func end() {
    head.end(&page)
    guard let body = head.bodyTagEnd else { return }
    headings.end(&page, bodyTagEnd: body)
    landmarks.end(&page, bodyTagEnd: body)
    labels.end(&page)
    single.end(&page, bodyTagEnd: body)
    references.end(&page, identifiers, vocabulary)
  }

  // MARK: - Attributes

  private mutating func checkAttributes() {
    for index in 0..<page.attributes.count {
      let attribute = page.attributes[index]
      guard attribute.name != .unknown, attribute.name != .anyData, page.name != .unknown,
        page.name != .style
      else { continue }
      guard let row = vocabulary.row(for: attribute.name, on: page.name) else {
        page.report(
          .allowedAttribute,
          "\(attribute.name.text) does not belong on <\(page.name.text)>: leave it out")
        continue
      }
      if !vocabulary.takesAnything[row] { check(attribute, vocabulary.rowValues[row]) }
    }
  }

  private mutating func check(_ attribute: Attribute, _ value: AttributeModel.Value) {
    switch value {
    case .any: break
    case .address where single.checks(attribute, in: &page): break
    case .address:
      if var fragment = addresses.check(attribute.value, of: attribute.name, in: &page) {
        if page.bytes[fragment].contains(ASCII.percent) {
          fragment = page.keep(PercentEncoding.decoded(page.bytes.span.extracting(fragment)))
        }
        references.addFragment(fragment, of: attribute, in: page)
      }
    case .addresses: addresses.checkAll(attribute.value, of: attribute.name, in: &page)
    case .reference, .references, .paint: references.check(attribute, value, in: &page)
    case .boolean, .oneOf, .someOf, .integer, .number, .words:
      values.check(attribute, value, in: &page)
    case .refused(let rule, let reason):
      page.report(rule, "\(attribute.name.text) of <\(page.name.text)> is not allowed: \(reason)")
    }
  }
}
