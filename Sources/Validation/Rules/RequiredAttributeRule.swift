/// The rule that elements have the attributes that they require.
struct RequiredAttributeRule {
  func open(_ page: inout Page, _ facts: Vocabulary.Facts) {
    require(facts.firstRequired, in: &page)
    if facts.secondRequired != .unknown { require(facts.secondRequired, in: &page) }
    if page.name == .html { checkLanguages(&page) }
  }

  private func require(_ attribute: AttributeName, in page: inout Page) {
    guard !page.has(attribute) else { return }
    let row = RequiredAttributes.rows.first {
      $0.element == page.name && $0.attribute == attribute
    }
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
