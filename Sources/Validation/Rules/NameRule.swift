/// The rule that links, buttons, headings, labels and captions, named by their content, have some.
struct NameRule {
  private let naming = AttributeList.bits(
    .ariaHidden, .hidden, .ariaLabel, .ariaLabelledby, .title, .alt, .label)

  /// Returns the contribution of an element to its own name and to those around it.
  func flags(for page: Page) -> OpenElement.Flags {
    var flags: OpenElement.Flags = []
    if page.name == .option, page.open.last?.name == .datalist { flags.insert(.isLabelled) }
    guard page.attributes.mayHaveAny(of: naming) else { return flags }
    if page.value(of: .ariaHidden, is: "true") || page.has(.hidden) { flags.insert(.isHidden) }
    for name in [AttributeName.ariaLabel, .ariaLabelledby, .title] {
      if let value = page.value(of: name), !page.isBlank(value) { flags.insert(.isLabelled) }
    }
    switch page.name {
    case .img, .area:
      if let alt = page.value(of: .alt), !page.isBlank(alt) { flags.insert(.hasWords) }
    case .option: if page.has(.label) { flags.insert(.isLabelled) }
    default: break
    }
    return flags
  }

  func close(_ page: inout Page, _ element: OpenElement, isNamed: Bool) {
    if page.name == .details, !element.flags.contains(.hasSummary) {
      page.report(
        .accessibleName, atTagEndingAt: element.tagEnd,
        "<details> has no <summary>: say first what there is to open")
    }
    guard isNamed, element.flags.isDisjoint(with: [.hasWords, .isLabelled, .isHidden]) else {
      return
    }
    let (rule, message) = Self.complaint(about: element.name)
    page.report(rule, atTagEndingAt: element.tagEnd, message)
  }

  private static func complaint(about name: ElementName) -> (Rule, String) {
    switch name {
    case .title: (.pageHead, "<title> is empty: say what the page is")
    case .svg:
      (
        .imageAlternative,
        "<svg> has no name: write aria-label=\"…\" or a <title> in it, or aria-hidden=\"true\" if it"
          + " only decorates"
      )
    case .label: (.label, "<label> is empty: say what the field is for")
    case .a, .svgA, .button:
      (
        .accessibleName,
        "<\(name.text)> has no name: write text in it, a picture with alt, or aria-label"
      )
    default: (.accessibleName, "<\(name.text)> is empty: write its text or leave it out")
    }
  }
}
