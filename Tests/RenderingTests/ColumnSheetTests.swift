import Testing

@testable import Rendering

@Suite struct ColumnSheetTests {
  @Test(arguments: [
    ("name", ["name"]), ("first_name", ["first_", "name"]), ("IMDBRating", ["IMDBRating"]),
    ("firstName", ["first", "Name"]), ("a-b.c/d e", ["a-", "b.", "c/", "d ", "e"]),
    ("_x", ["_", "x"]), ("", [""]), ("Ærø", ["Ærø"]), ("öÄ", ["ö", "Ä"]),
  ]) func `a name may break after its signs and before a capital`(name: String, parts: [Substring])
  {
    #expect(HeaderText.parts(of: name) == parts)
  }

  @Test func `a name is no more than a string, whatever it has`() {
    let columns = [
      ColumnSheet.Column(title: "Row", characters: 7, isAmount: true),
      ColumnSheet.Column(title: "\"}\\a\n</style>\0é", characters: 1),
    ]
    let css = ColumnSheet(columns).css
    let string = #""\22 }\5c a\a \3c /style>\fffd é\2068 ""#
    #expect(
      css.contains("td:nth-child(2)::before { content: \(string); content: \(string) / \"\"; }"))
    #expect(css.contains(#"> th::before { content: "Row\2068 "; content: "Row\2068 " / ""; }"#))
  }

  @Test func `what is said of amounts is not said of the heading of a section`() {
    let css = ColumnSheet([ColumnSheet.Column(title: "n", characters: 3, isAmount: true)]).css
    let rules = css.split(separator: "}").filter {
      $0.contains("text-align: var(--end-side)") || $0.contains("white-space: nowrap")
    }
    #expect(rules.count == 2 && rules.allSatisfy { $0.contains(" tr:not(.group) > :is(") })
  }

  @Test func `a table fits a card as wide as its columns, whatever the window is`() {
    let css = css(ofWidths: [10, 20])
    #expect(css.contains(":nth-child(1) { inline-size: 8rem; }"))
    #expect(css.contains(":nth-child(2) { inline-size: 11.5rem; }"))
    #expect(css.contains("@container (width >= 20rem) {"))
    #expect(!css.contains("@media (width >="))
    #expect(!css.contains("text-align") && !css.contains("nowrap"))
  }

  @Test(arguments: [(2, nil), (3, "65.5rem"), (4, "87rem"), (40, "861rem")])
  func `a page is as wide as its table, where that is wider than other pages`(
    count: Int, width: String?
  ) {
    let css = css(ofWidths: Array(repeating: 40, count: count))
    let rule = width.map { ":root { --widest: max(92rem, \($0)); }" }
    #expect(rule.map(css.contains) ?? !css.contains("--widest"))
    #expect(css.contains("main:has(.data)") == (width != nil))
  }

  private func css(ofWidths widths: [Int]) -> String {
    ColumnSheet(widths.map { ColumnSheet.Column(title: "x", characters: $0) }).css
  }
}
