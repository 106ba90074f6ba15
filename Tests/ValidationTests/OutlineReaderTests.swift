import Testing
import Validation

/// What is read of a page for comparing it with another.
@Suite struct OutlineReaderTests {
  /// An outline, a line each: the title, the introduction, columns, sections with their rows, the fault.
  private func outline(_ page: String, file: String = "a/b.html") -> [String] {
    let outline = OutlineReader().read(Array(page.utf8), file: file)
    var lines = ["title \(outline.title)"]
    if !outline.introduction.isEmpty { lines.append("introduction \(outline.introduction)") }
    if !outline.columns.isEmpty { lines.append("columns \(outline.columns)") }
    if outline.isRecord { lines.append("record") }
    for (place, section) in outline.sections.enumerated() {
      lines.append("section #\(section.id) \(section.name)")
      for row in outline.rows where row.section == place {
        lines.append("#\(row.id) \(row.cells) \(row.links)")
      }
    }
    return lines + [outline.fault.map { "fault \($0)" }].compactMap(\.self)
  }

  private func page(_ main: String) -> String {
    """
    <!DOCTYPE html>
    <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>T – Site</title>
    <link rel="stylesheet" href="x.css"/></head>
    <body><a class="skip" href="#main">Skip</a><nav><a href="c.html">C</a></nav><main><h1>T</h1>\(main)</main></body></html>
    """
  }

  @Test(arguments: [
    (
      #"<p class="introduction">A &amp; <b>b</b></p><p id="x">  One\#n two </p>"#,
      ["title T", "introduction A & b", "section # ", #"#x ["One two"] []"#]
    ),
    (
      """
      <table><caption>T</caption><thead><tr><th>A</th><th>B <span class="vh">heard</span></th></tr></thead>
      <tbody id="s"><tr class="section"><th scope="rowgroup" colspan="2">S</th></tr>
      <tr id="r"><th scope="row"><a href="../c.html?d#e">x</a></th><td>1<br/>2</td></tr>
      <tr class="footer"><td colspan="2">F</td></tr></tbody>
      <tbody><tr><td>y</td><td></td></tr><tr><td></td><td></td></tr></tbody></table><p>after</p>
      """,
      [
        "title T", #"columns ["A", "B"]"#, "section #s S", #"#r ["x", "1 2"] ["c.html?d#e"]"#,
        #"# ["F"] []"#, "section # ", #"# ["y", ""] []"#, #"# ["after"] []"#,
      ]
    ),
    (
      """
      <table><tbody><tr class="group"><th id="g">G <i>h</i> <span class="detail">3 rows, continued</span></th></tr>
      <tr><td>z</td></tr></tbody></table>
      """,
      ["title T", "section #g G h", #"# ["z"] []"#]
    ),
    (
      """
      <h2 id="h">H</h2><ul><li>a <a href="#x">b</a></li><li><p>c</p><p>d</p></li></ul><dl><dt>e</dt><dd>f</dd></dl>
      """,
      [
        "title T", "section #h H", #"# ["a b"] ["a/b.html#x"]"#, #"# ["c"] []"#, #"# ["d"] []"#,
        #"# ["e"] []"#, #"# ["f"] []"#,
      ]
    ),
    (
      """
      <table><tbody><tr id="r"><th scope="row"><label>L</label></th><td><input type="checkbox" checked="checked"/>
      <input type="radio"/>x<input value="v"/><input type="hidden" value="no"/><input type="password" value="no"/>
      <select><option>p</option><option selected="selected">q</option></select><textarea>t</textarea>
      <datalist><option selected="selected">no</option></datalist></td></tr></tbody></table>
      """,
      ["title T", "section # ", #"#r ["L", "[x] [ ] xv qt"] []"#]
    ),
    (
      """
      <p><img src="p.png" alt="a bird"/> <audio src="https://a.example/s.mp3"></audio></p>
      <p hidden="hidden">no</p><div popover="auto">no</div><button popovertarget="x">no</button><p><span aria-hidden="true">no</span>yes</p>
      <p><a rel="next" href="d.html">no</a></p><section class="variants"><p>no</p></section>
      <nav><a href="e.html">no</a></nav><form role="search"><p>no</p></form>
      """,
      [
        "title T", "section # ", #"# ["[a bird]"] ["a/p.png", "https://a.example/s.mp3"]"#,
        #"# ["yes"] []"#,
      ]
    ),
    (
      #"<table class="screen record"><tbody><tr><td>x<table><tr><td>in</td></tr></table></td></tr></tbody></table>"#,
      ["title T", "record", "section # ", #"# ["x in"] []"#]
    ),
  ])
  func `sections and rows are what a reader sees`(main: String, lines: [String]) {
    #expect(outline(page(main)) == lines)
  }

  @Test func `a page without main or h1 has the title of its window, and all of its body`() {
    #expect(
      outline("<html><head><title>W</title></head><body><p>x</p></body></html>")
        == ["title W", "section # ", #"# ["x"] []"#])
  }

  @Test(arguments: [
    ("", ["title ", "fault the page is empty"]),
    (
      "<html><body><p>x</p><p>y",
      [
        "title ", "section # ", #"# ["x"] []"#, #"# ["y"] []"#,
        "fault line 1: Premature end of data in tag p line 1",
      ]
    ),
    (
      "<!DOCTYPE html [<!ENTITY a \"x\"><!ENTITY b \"&a;&a;\">]><html><body>&b;</body></html>",
      ["title ", "fault line 1: Entity 'b' not defined"]
    ),
    (
      "<!DOCTYPE html SYSTEM \"/etc/passwd\"><html><body>x</body></html>",
      ["title ", "fault its document type declaration says more than \"html\""]
    ),
    ("no page", ["title ", "fault line 1: Start tag expected, '<' not found"]),
  ])
  func `what cannot be read to its end is said`(page: String, lines: [String]) {
    #expect(outline(page) == lines)
  }

  @Test func `a reader goes on after a page with a fault, and after names that are no elements`() {
    let reader = OutlineReader()
    for page in ["<a", "<x><y z=\"1\">t</y></x>", "<p>u</p>", "<p>v</p>"] {
      _ = reader.read(Array(page.utf8), file: "a.html")
    }
    let outline = reader.read(Array("<p id=\"i\">w</p>".utf8), file: "a.html")
    #expect(outline.rows.map(\.cells) == [["w"]] && outline.rows.map(\.id) == ["i"])
    #expect(outline.fault == nil)
  }
}
