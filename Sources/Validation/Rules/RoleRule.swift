/// Roles are those of WAI-ARIA 1.2, with the states they cannot do without.
struct RoleRule {
  func open(_ page: inout Page) {
    guard let value = page.value(of: .role) else { return }
    let words = page.words(of: value)
    if words.isEmpty {
      page.report(.ariaRole, "role of <\(page.name.text)> is empty: name a role or leave it out")
    }
    for word in words {
      guard Self.roles.contains(where: { page.equal(word, $0) }) else {
        page.report(
          .ariaRole,
          "role=\(page.quoted(word)) of <\(page.name.text)> is not a role of WAI-ARIA: name one that "
            + "is, or leave it out")
        continue
      }
      checkStates(word, in: &page)
    }
  }

  private func checkStates(_ role: Range<Int>, in page: inout Page) {
    for row in Self.states where page.equal(role, row.role) {
      guard !page.has(row.state), !Self.hasNativeState(row.state, page) else { continue }
      page.report(
        .ariaRole,
        "role=\"\(row.role)\" of <\(page.name.text)> needs \(row.state.text): \(row.mend)")
    }
  }

  /// Whether the element has the state without an attribute of WAI-ARIA.
  private static func hasNativeState(_ state: AttributeName, _ page: Page) -> Bool {
    switch (state, page.name) {
    case (.ariaChecked, .input):
      page.value(of: .type, is: "checkbox") || page.value(of: .type, is: "radio")
    case (.ariaValuenow, .input):
      page.value(of: .type, is: "range") || page.value(of: .type, is: "number")
    case (.ariaValuenow, .meter), (.ariaValuenow, .progress), (.ariaExpanded, .select): true
    case (.ariaExpanded, .input): page.has(.list)
    case (.ariaLevel, let name): name.headingLevel != nil
    default: false
    }
  }

  private static let states: [(role: String, state: AttributeName, mend: String)] = [
    ("switch", .ariaChecked, checkbox), ("checkbox", .ariaChecked, checkbox),
    ("radio", .ariaChecked, "use <input type=\"radio\">"),
    ("menuitemcheckbox", .ariaChecked, "say whether it is on"),
    ("menuitemradio", .ariaChecked, "say whether it is on"),
    ("slider", .ariaValuenow, "use <input type=\"range\">"),
    ("scrollbar", .ariaValuenow, "say where it stands"),
    ("meter", .ariaValuenow, "use <meter>"),
    ("combobox", .ariaExpanded, "use <select>, or <input> with a list"),
    ("heading", .ariaLevel, "use <h2> or another heading"),
  ]

  private static let checkbox = "use <input type=\"checkbox\">"

  private static let roles = [
    "alert", "alertdialog", "application", "article", "banner", "blockquote", "button", "caption",
    "cell", "checkbox", "code", "columnheader", "combobox", "comment", "complementary",
    "contentinfo", "definition", "deletion", "dialog", "directory", "document", "emphasis", "feed",
    "figure", "form", "generic", "grid", "gridcell", "group", "heading", "image", "img",
    "insertion", "link", "list", "listbox", "listitem", "log", "main", "mark", "marquee", "math",
    "menu", "menubar", "menuitem", "menuitemcheckbox", "menuitemradio", "meter", "navigation",
    "none", "note", "option", "paragraph", "presentation", "progressbar", "radio", "radiogroup",
    "region", "row", "rowgroup", "rowheader", "scrollbar", "search", "searchbox", "separator",
    "slider", "spinbutton", "status", "strong", "subscript", "suggestion", "superscript", "switch",
    "tab", "table", "tablist", "tabpanel", "term", "textbox", "time", "timer", "toolbar", "tooltip",
    "tree", "treegrid", "treeitem",
  ]
}
