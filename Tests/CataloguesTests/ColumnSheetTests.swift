import Bytes
import Records
import Testing

@testable import Catalogues
@testable import Rendering

@Suite struct ColumnSheetTests {
  @Test(arguments: [
    ("name", ["name"]), ("first_name", ["first_", "name"]), ("IMDBRating", ["IMDBRating"]),
    ("firstName", ["first", "Name"]), ("a-b.c/d e", ["a-", "b.", "c/", "d ", "e"]),
    ("_x", ["_", "x"]), ("", [""]), ("Ærø", ["Ærø"]), ("öÄ", ["ö", "Ä"]),
  ]) func `a name may break after its signs and before a capital`(name: String, parts: [Substring])
  {
    #expect(name.nameParts == parts)
  }

  @Test func `a name is no more than a string, whatever it has`() {
    let columns = [
      ColumnSheet.Column("Row", isAmount: true), ColumnSheet.Column("\"}\\a\n</style>\0é"),
    ]
    let css = ColumnSheet(columns).css(hidingRest: false)
    #expect(css.contains(#".c2) { --name: "\22 }\5c a\a \3c /style>\fffd é"; }"#))
  }

  @Test(arguments: [12, 13]) func `on paper a wide table is a list`(count: Int) {
    let css = ColumnSheet((1...count).map { ColumnSheet.Column("c\($0)", at: .line) })
      .css(hidingRest: true)
    #expect(css.contains("@media print {") == (count > 12))
    #expect(css.contains(#".c12) { --name: "c12"; }"#) == (count > 12))
  }

  @Test func `what is said of amounts is not said of the heading of a section`() {
    let css = ColumnSheet([ColumnSheet.Column("n", isAmount: true)]).css(hidingRest: true)
    let rules = css.split(separator: "\n").filter { $0.contains("text-align") }
    #expect(
      rules == [
        "    .listing tr:not(.group) > :is(:nth-child(1):where(:not(.moved *)), .c1) "
          + "{ text-align: var(--end-side); }"
      ]
    )
  }

  @Test func `a cell that a reader has moved is of its column, wherever it is`() {
    let columns = [
      ColumnSheet.Column("Row"), ColumnSheet.Column("a", isAmount: true),
      ColumnSheet.Column("b", isAmount: true),
    ]
    let css = ColumnSheet(columns).css(hidingRest: true)
    let places = ":is(:nth-child(2), :nth-child(3)):where(:not(.moved *))"
    #expect(css.contains(":is(\(places), .c2, .c3) {"))
  }

  @Test func `the button of a row stands before a number`() {
    for (isAmount, hasPages) in [(true, false), (true, true), (false, false)] {
      let css = ColumnSheet([ColumnSheet.Column("n", isAmount: isAmount)]).css(hidingRest: hasPages)
      #expect(css.contains("inset-inline: var(--cell) auto") == (isAmount && !hasPages))
    }
  }

  @Test func `a card has each value where its column stands`() {
    let css = ColumnSheet([
      ColumnSheet.Column("Name", at: .title), ColumnSheet.Column("Town", at: .line),
      ColumnSheet.Column("Price", isAmount: true, at: .figure), ColumnSheet.Column("Note"),
    ])
    let hiding = css.css(hidingRest: true)
    let showing = css.css(hidingRest: false)
    #expect(hiding.contains(".c2) { order: 1; color: var(--quiet)"))
    #expect(hiding.contains(".c4) { display: none; }"))
    #expect(!hiding.contains("\"Note") && showing.contains("\"Note"))
    #expect(hiding.contains("\"Price") && !showing.contains("\"Town"))
    #expect(!showing.contains("display: none"))
  }
}
