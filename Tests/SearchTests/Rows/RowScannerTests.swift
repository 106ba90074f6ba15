import Testing

@testable import Search

@Suite struct RowScannerTests {
  /// The rows of a page: trail, anchor, title and detail.
  private func rows(_ page: String) -> [String] {
    let bytes = Array(page.utf8)
    var scanner = RowScanner()
    var rows: [String] = []
    scanner.begin()
    while scanner.next(in: bytes.span) {
      let parts = [scanner.row.trail, scanner.row.anchor, scanner.row.title, scanner.row.detail]
      rows.append(parts.map { String(decoding: $0, as: UTF8.self) }.joined(separator: " | "))
    }
    return ["# \(String(decoding: scanner.title, as: UTF8.self))"] + rows
  }

  @Test func `rows of a screen are found below the header of their section`() {
    #expect(
      rows(
        """
        <html><head><title>No</title></head><body><nav><ol><li>No</li></ol></nav>
        <h1>Account &amp; more</h1>
        <table class="screen"><caption><span class="vh">Account</span></caption>
        <thead><tr><th scope="col">Detail</th><th scope="col">Value</th></tr></thead>
        <tbody id="section-1">
        <tr class="section"><th scope="rowgroup" colspan="2">User <i>details</i></th></tr>
        <tr class="row value" id="name"><th scope="row">Name</th><td><span class="value">Ada &lt;V&gt;</span></td></tr>
        <tr class="row link" id="row-1-2"><td colspan="2"><a href="a.html">All</a> <small>1,204</small></td></tr>
        <tr class="footer"><td colspan="2">Below</td></tr>
        </tbody>
        <tbody>
        <tr class="section"><th scope="rowgroup">Other</th><td>5 <select><option>6</option></select></td></tr>
        <tr class="row" id="b"><th scope="row"><a href="b.html">B</a></th><td><span class="badge">2</span> <span>x</span></td></tr>
        </tbody></table></body></html>
        """) == [
          "# Account & more", "User details | name | Name | Ada <V>",
          "User details | row-1-2 | All 1,204 | ", "Other 5 | b | B | 2 x",
        ])
  }

  @Test func `of words that come and go those are found that the page is built with`() {
    #expect(
      rows(
        """
        <table><tbody><tr class="section"><th scope="rowgroup">In <span data-when="1">Sweden</span><span \
        data-when="2" hidden="hidden">Norway</span>.</th></tr>
        <tr id="a"><th scope="row">Cloud</th><td><span class="badge" data-when="3" hidden="hidden">Off</span> \
        <span class="value">For <span data-value="name">you</span>, <span data-value="days" \
        data-choice="3" hidden="hidden">3 days</span>twice</span></td></tr></tbody></table>
        """) == ["# ", "In Sweden. | a | Cloud | For you, twice"])
  }

  @Test func `a section that has no header is below none`() {
    #expect(
      rows(
        """
        <table><tbody><tr class="section"><th scope="rowgroup">First</th></tr>
        <tr id="a"><td>A</td></tr></tbody>
        <tbody><tr id="b"><td>B</td></tr></tbody></table>
        <details><summary>Folded</summary><table><tbody><tr id="c"><td>C</td></tr></tbody></table></details>
        <table><tbody><tr id="d"><td>D</td></tr></tbody></table>
        """) == ["# ", "First | a | A | ", " | b | B | ", "Folded | c | C | ", " | d | D | "])
  }

  @Test func `rows of a table are found by all their cells`() {
    #expect(
      rows(
        """
        <h1>All rows</h1><table class="listing data">
        <thead><tr><th scope="col">name</th></tr></thead><tbody>
        <tr id="row-1"><th scope="row">Ada &lt;b&gt;&quot;V&quot; </th><td>1815</td><td><a href="https://example.org/?id=&quot;a">https</a></td><td></td></tr>
        <tr id="row-2"><th scope="row">two
        lines</th><td>a</td><td>b</td></tr>
        </tbody></table>
        """) == [
          "# All rows", " | row-1 | Ada <b>\"V\" | 1815 https", " | row-2 | two lines | a b",
        ])
  }

  @Test func `what can be chosen from a menu is no word of the row`() {
    #expect(
      rows(
        """
        <tr id="a"><th scope="row"><label for="f">Size</label></th><td><select id="f"><option>S</option>\
        <option selected="selected">M</option></select> <small>hint</small></td></tr>
        <tr id="b"><td>B</td></tr>
        """) == ["# ", " | a | Size | hint", " | b | B | "])
  }

  @Test func `tags part words`() {
    #expect(
      rows("<tr id=\"a\"><td><b>Song</b>Thrush<br/>sings<i></i>.</td></tr>")
        == ["# ", " | a | Song Thrush sings . | "])
  }

  @Test func `the variants that a screen shows beside itself have pages of their own`() {
    #expect(
      rows(
        """
        <tr id="a"><td>A</td></tr><section class="source"><tr id="s"><td>S</td></tr></section>
        <section class="variants" aria-labelledby="x"><tr id="none--a"><td>No</td></tr></section>
        """) == ["# ", " | a | A | ", " | s | S | "])
  }

  @Test func `an anchor is what its reference stands for`() {
    #expect(rows("<tr id=\"a&amp;b&quot;\"><td>A</td></tr>") == ["# ", " | a&b\" | A | "])
  }

  @Test func `rows without an identifier cannot be led to`() {
    #expect(rows("<h1>T</h1><tr><td>A</td></tr><tr class=\"row\"><td>B</td></tr>") == ["# T"])
  }

  @Test func `a page begins anew`() {
    let pages = [
      "<h1>One</h1><tr><th scope=\"rowgroup\">G</th></tr><tr id=\"a\"><td>A</td></tr>",
      "<tr id=\"b\"><td>B</td></tr>",
    ]
    .map { Array($0.utf8) }
    var scanner = RowScanner()
    for page in pages {
      scanner.begin()
      while scanner.next(in: page.span) {}
    }
    #expect(scanner.title == [])
    #expect(scanner.row.trail == [])
    #expect(scanner.row.anchor == Array("b".utf8))
  }
}
