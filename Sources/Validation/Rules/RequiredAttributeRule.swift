/// The rule that elements have the attributes that they require.
struct RequiredAttributeRule {
  /// The attributes that elements require, at most two for an element.
  static let rows: [(element: ElementName, attribute: AttributeName, why: String)] = [
    (.html, .lang, "say the language, as in lang=\"en\", so that it is read aloud rightly"),
    (.html, .xmlLang, "repeat lang for XML"),
    (.link, .rel, "say what the link is for"),
    (.link, .href, "write its URL"),
    (.img, .src, "say which picture"),
    (.img, .alt, "describe the picture, or write alt=\"\" if it only decorates"),
    (.area, .alt, "describe its link"),
    (.svgImage, .href, "say which picture"),
    (.track, .src, "say which file"),
    (.th, .scope, "say what it heads: col, row, rowgroup or colgroup"),
    (.map, .name, "a picture finds its map by its name"),
    (.optgroup, .label, "name the group"),
    (.bdo, .dir, "say the direction"),
    (.data, .value, "say the value"),
    (.meter, .value, "say the value"),
  ]

  func open(_ page: inout Page, _ facts: Vocabulary.Facts) {
    require(facts.firstRequired, in: &page)
    if facts.secondRequired != .unknown { require(facts.secondRequired, in: &page) }
    if page.name == .html { checkLanguages(&page) }
  }

  private func require(_ attribute: AttributeName, in page: inout Page) {
    guard !page.has(attribute) else { return }
    let row = Self.rows.first { $0.element == page.name && $0.attribute == attribute }
    page.report(
      attribute == .alt ? .imageAlternative : .requiredAttribute,
      "<\(page.name.text)> has no \(attribute.text): \(row?.why ?? "add it")")
  }

  private func checkLanguages(_ page: inout Page) {
    guard let html = page.value(of: .lang), let xml = page.value(of: .xmlLang) else { return }
    if page.isBlank(html) {
      page.report(
        .requiredAttribute, "lang of <html> is empty: say the language, as in lang=\"en\"")
    } else if page.bytes[html] != page.bytes[xml] {
      page.report(
        .requiredAttribute,
        "lang=\(page.quoted(html)) and xml:lang=\(page.quoted(xml)) of <html> differ: "
          + "write the same in both")
    }
  }
}
