import Bytes

/// The rule that references within the page point to an element of the right kind.
struct PageReferenceRule {
  private struct Reference {
    let attribute: AttributeName
    let element: ElementName
    let target: AttributeModel.Target
    /// The identifier, without the `#`.
    let value: Range<Int>
    let tagEnd: Int
  }

  private var references: [Reference] = []
  /// The hashes of the names of maps.
  private var maps: Set<KeyedHash> = []

  mutating func begin() {
    references.removeAll(keepingCapacity: true)
    maps.removeAll(keepingCapacity: true)
  }

  mutating func check(_ attribute: Attribute, _ value: AttributeModel.Value, in page: inout Page) {
    switch value {
    case .reference(.map): add(attribute.value.dropFirst(), of: attribute, .map, in: page)
    case .reference(let target): add(attribute.value, of: attribute, target, in: page)
    case .references(let target):
      let words = page.words(of: attribute.value)
      if words.isEmpty { add(attribute.value, of: attribute, target, in: page) }
      for word in words { add(word, of: attribute, target, in: page) }
    case .paint: checkPaint(attribute, in: &page)
    default: break
    }
  }

  /// Notes a reference such as `href="#x"`; `value` is the part after the `#`.
  mutating func addFragment(_ value: Range<Int>, of attribute: Attribute, in page: Page) {
    guard !value.isEmpty, !page.equal(value, "top") else { return }
    add(value, of: attribute, .anything, in: page)
  }

  mutating func openMap(_ page: Page) {
    if let name = page.value(of: .name) { maps.insert(page.hash(name)) }
  }

  /// Looks up every reference, when all identifiers are known.
  func end(_ page: inout Page, _ identifiers: IdentifierRule, _ vocabulary: Vocabulary) {
    for reference in references {
      if reference.target == .map {
        if !maps.contains(page.hash(reference.value)) {
          reportMissing(reference, "name", in: &page)
        }
        continue
      }
      guard let element = identifiers.element(named: reference.value, in: page) else {
        reportMissing(reference, "id", in: &page)
        continue
      }
      guard !Self.fits(element, reference.target, vocabulary) else { continue }
      page.report(
        .pageReference, atTagEndingAt: reference.tagEnd,
        "\(describe(reference, in: page)) refers to <\(element.text)>: name "
          + "\(reference.target.text)"
      )
    }
  }

  private mutating func add(
    _ value: Range<Int>, of attribute: Attribute, _ target: AttributeModel.Target,
    in page: Page
  ) {
    references.append(
      Reference(
        attribute: attribute.name, element: page.name, target: target, value: value,
        tagEnd: page.tagEnd))
  }

  private mutating func checkPaint(_ attribute: Attribute, in page: inout Page) {
    let value = attribute.value
    guard page.bytes[value].contains(0x28), page.equal(value.prefix(4), "url(") else { return }
    guard page.equal(value.prefix(5), "url(#"), page.bytes[value.upperBound - 1] == 0x29 else {
      page.report(
        .pageReference,
        "\(attribute.name.text)=\(page.quoted(value)) of <\(page.name.text)> links outside the "
          + "page: write url(#id)")
      return
    }
    add(value.dropFirst(5).dropLast(), of: attribute, .anything, in: page)
  }

  private func reportMissing(_ reference: Reference, _ name: String, in page: inout Page) {
    page.report(
      .pageReference, atTagEndingAt: reference.tagEnd,
      "\(describe(reference, in: page)) refers to no element of this page: "
        + "give one \(name)=\(page.quoted(reference.value)) or fix the reference")
  }

  private func describe(_ reference: Reference, in page: Page) -> String {
    "\(reference.attribute.text) \(page.quoted(reference.value)) of <\(reference.element.text)>"
  }

  private static func fits(
    _ element: ElementName, _ target: AttributeModel.Target, _ vocabulary: Vocabulary
  ) -> Bool {
    switch target {
    case .anything, .map: true
    case .labelable: vocabulary.facts(of: element).traits.contains(.labelable)
    case .form: element == .form
    case .datalist: element == .datalist
    case .headerCell: element == .th
    }
  }
}

extension AttributeModel.Target {
  /// The expected target of a reference, in words.
  fileprivate var text: String {
    switch self {
    case .anything: "an element"
    case .labelable: "a field"
    case .form: "a <form>"
    case .datalist: "a <datalist>"
    case .headerCell: "a <th>"
    case .map: "a <map>"
    }
  }
}
