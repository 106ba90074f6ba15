import Bytes

/// Every field has a label, and every label a field.
struct LabelRule {
  private struct Field {
    let element: ElementName
    let identifier: KeyedHash?
    let tagEnd: Int
  }

  private var fields: [Field] = []
  private var labelled: Set<KeyedHash> = []

  /// The place among the open elements of the label around the element in question.
  private var openLabel: Int?

  mutating func begin() {
    fields.removeAll(keepingCapacity: true)
    labelled.removeAll(keepingCapacity: true)
    openLabel = nil
  }

  mutating func open(_ page: inout Page, _ facts: Vocabulary.Facts) {
    if page.name == .label {
      openLabel = page.open.count
      if let value = page.value(of: .for), !value.isEmpty { labelled.insert(page.hash(value)) }
      return
    }
    guard !(page.name == .input && page.value(of: .type, is: "hidden")) else { return }
    let isInLabel = noteInLabel(&page)
    guard facts.traits.contains(.control), !isInLabel, Self.needsLabel(page) else { return }
    let identifier = page.value(of: .id).map { page.hash($0) }
    fields.append(Field(element: page.name, identifier: identifier, tagEnd: page.tagEnd))
  }

  mutating func close(_ page: inout Page, _ element: OpenElement) {
    guard page.name == .label else { return }
    openLabel = nil
    guard !page.has(.for), !element.flags.contains(.hasControl) else { return }
    page.report(.label, "<label> has neither a field in it nor for=\"…\": name its field")
  }

  func end(_ page: inout Page) {
    for field in fields where !(field.identifier.map(labelled.contains) ?? false) {
      page.report(
        .label, atTagEndingAt: field.tagEnd,
        "<\(field.element.text)> has no label: write a <label for=\"…\"> with its id, or aria-label"
      )
    }
  }

  /// Notes a field in the label around it.
  private func noteInLabel(_ page: inout Page) -> Bool {
    guard let openLabel, page.open.indices.contains(openLabel) else { return false }
    if page.open[openLabel].flags.contains(.hasControl) {
      page.report(
        .label,
        "<\(page.name.text)> is the second field in its <label>: give each field a label of its own"
      )
    }
    page.open[openLabel].flags.insert(.hasControl)
    return true
  }

  private static func needsLabel(_ page: Page) -> Bool {
    if page.has(.ariaLabel) || page.has(.ariaLabelledby) { return false }
    guard page.name == .input, let type = page.value(of: .type) else { return true }
    // A button says what it does by its value, or by a word of the browser's own.
    if page.equal(type, "submit") || page.equal(type, "reset") { return false }
    if page.equal(type, "button") { return page.value(of: .value).map { page.isBlank($0) } ?? true }
    return !page.equal(type, "image")
  }
}
