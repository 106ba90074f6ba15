import Testing

@testable import Search

@Suite struct MarkupTagTests {
  @Test(
    arguments: [
      ("<tr>", .row), ("<tr id=\"a\">", .row), ("</tr>", .rowEnd), ("<td>", .cell),
      ("<th scope=\"row\">", .cell), ("</td>", .other), ("<tbody>", .other),
      ("<tbody>", .body), ("</tbody>", .other), ("</details>", .detailsEnd),
      ("<table>", .other), ("<track>", .other),
      ("<summary>", .summary), ("</summary>", .summaryEnd), ("<h1>", .title), ("</h1>", .titleEnd),
      ("<h2>", .other), ("<select name=\"x\">", .select), ("</select>", .selectEnd),
      ("<section class=\"a\">", .section), ("<thead>", .other), ("<th\nscope=\"row\">", .cell),
      ("<br/>", .other), ("<!DOCTYPE html>", .other),
    ] as [(String, MarkupTag.Name)])
  func `a tag is known by its name`(markup: String, name: MarkupTag.Name) throws {
    let page = Array("before \(markup) after".utf8)
    let found = MarkupTag(in: page.span, from: 0)
    let tag = try #require(found)
    #expect(tag.name == name)
    #expect(tag.range == 8..<6 + markup.utf8.count)
    let next = MarkupTag(in: page.span, from: tag.range.upperBound)
    #expect(next == nil)
  }

  @Test(
    arguments: [
      ("<tr id=\"a\">", "a"), ("<tr class=\"row\" id=\"XC1\" data-when=\"2\">", "XC1"),
      ("<tr id=\"\">", ""), ("<tr data-id=\"a\">", nil), ("<tr class=\"id\">", nil), ("<tr>", nil),
      ("<tr id=\"a&amp;b\"/>", "a&amp;b"),
    ] as [(String, String?)])
  func `the value of an attribute is found by its name`(markup: String, value: String?) throws {
    let page = Array(markup.utf8)
    let found = MarkupTag(in: page.span, from: 0)
    let tag = try #require(found)
    let range = tag.value(of: " id=\"", in: page.span)
    #expect(range.map { String(decoding: page[$0], as: UTF8.self) } == value)
  }

  @Test func `where there is no tag there is none`() {
    let page = Array("a &lt; b".utf8)
    for start in [0, page.count] {
      let tag = MarkupTag(in: page.span, from: start)
      #expect(tag == nil)
    }
  }
}
