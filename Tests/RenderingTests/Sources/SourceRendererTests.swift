import TestSupport
import Testing

@testable import Rendering

@Suite struct SourceRendererTests {
  private func drawn(
    _ text: String, name: String = "Site/Screens/A.swift", _ excerpt: [UInt8]? = nil
  ) -> String {
    TestSupport.drawn {
      SourceListing(text: text, name: name).draw(becoming: excerpt, into: &$0)
    }
  }

  @Test func `a source is drawn in parts, each with its title, its words and its code`() {
    let source = """
      import Rowhouse

      // MARK: - The screen

      struct A {}

      // MARK: - Rows & cells
      // Each row is a `case`.
      // It has a cell.
      //
      // A `new` one breaks <the> build.

      /// Documented.
      enum Row { case a }


      """
    #expect(
      drawn(source, Array("<p class=\"a\">b</p>\n".utf8)) == """
        <section class="source" aria-labelledby="source-title">
        <h2 id="source-title">Source code</h2>
        <h3>The screen</h3>
        <pre role="region" tabindex="0" aria-label="The screen"><code>\
        <span class="keyword">struct</span> <span class="type">A</span> {}</code></pre>
        <h3>Rows &amp; cells</h3>
        <p>Each row is a <code>case</code>. It has a cell.</p>
        <p>A <code>new</code> one breaks &lt;the&gt; build.</p>
        <pre role="region" tabindex="0" aria-label="Rows &amp; cells"><code>\
        <span class="comment">/// Documented.</span>
        <span class="keyword">enum</span> <span class="type">Row</span> { \
        <span class="keyword">case</span> a }</code></pre>
        <p class="file">Site/Screens/A.swift</p>
        <h3>Generated HTML</h3>
        <pre role="region" tabindex="0" aria-label="Generated HTML"><code>\
        &lt;<span class="keyword">p</span> <span class="type">class</span>=\
        <span class="string">&quot;a&quot;</span>&gt;b&lt;/<span class="keyword">p</span>&gt;
        </code></pre>
        </section>

        """)
  }

  @Test func `a source without marks is one part, called like its file`() {
    #expect(
      drawn("@testable import A\npublic import B\n\n  let a = 1\n") == """
        <section class="source" aria-labelledby="source-title">
        <h2 id="source-title">Source code</h2>
        <h3>A.swift</h3>
        <pre role="region" tabindex="0" aria-label="A.swift"><code>  \
        <span class="keyword">let</span> a = 1</code></pre>
        <p class="file">Site/Screens/A.swift</p>
        </section>

        """)
  }

  private static func part(_ title: String?, _ code: String, prose: [String] = []) -> SourcePart {
    SourcePart(title: title, prose: prose, code: Array(code.utf8)[...])
  }

  @Test(arguments: [
    ("", []),
    ("import A\n// MARK: - B\nb", [part("B", "b")]),
    ("// By me.\nimport A\n// MARK: - B\nb", [part("B", "b")]),
    (
      "import A\na\n// MARK: - B\r\n// Prose.\r\nb\r\n",
      [part(nil, "a"), part("B", "b", prose: ["Prose."])]
    ),
    ("// MARK: -\na\n  // MARK: - C\n  c", [part("a.swift", "a"), part("C", "  c")]),
    ("// MARK: - B\n// Only prose.", [part("B", "", prose: ["Only prose."])]),
    ("// MARK: - B\n// MARK: - C\nc", [part("C", "c")]),
    (
      "let a = \"\"\"\n// MARK: - B\n\"\"\"",
      [part("a.swift", "let a = \"\"\"\n// MARK: - B\n\"\"\"")]
    ),
    ("a // MARK: - B", [part("a.swift", "a // MARK: - B")]),
    ("important()\nimport A", [part("a.swift", "important()\nimport A")]),
  ])
  func `the lines of a source are divided among its parts`(text: String, parts: [SourcePart]) {
    #expect(SourceListing(text: text, name: "x/a.swift").parts == parts)
  }

  @Test func `parts of one title are regions of different names`() {
    let page = drawn("// MARK: - A\na\n// MARK: - A\nb\n// MARK: - Source code\nc")
    for name in ["A", "A 2", "Source code 2"] {
      #expect(page.contains("aria-label=\"\(name)\""))
    }
  }

  @Test(arguments: [
    ("one ` alone", "one ` alone"), ("`a` and ``", "<code>a</code> and ``"),
    ("`<b>` & \"c\"", "<code>&lt;b&gt;</code> &amp; &quot;c&quot;"),
    ("`a` `b", "<code>a</code> `b"), ("`\u{301}<i>`", "<code>\u{301}&lt;i&gt;</code>"),
  ])
  func `what is between two backticks is code`(comment: String, prose: String) {
    #expect(drawn("// MARK: - A\n// \(comment)").contains("<p>\(prose)</p>"))
  }

  @Test(arguments: [
    "</code></pre><script>alert(1)</script>", "\"\u{301}<\u{301}script>", "'\"><img src=x>",
  ])
  func `a hostile source is text wherever it stands`(text: String) {
    let page = drawn(
      "// MARK: - \(text)\n// \(text)\n\(text)\nlet a = \"\(text)\" // \(text)", name: text,
      Array(text.utf8) + [0xFF])
    #expect(!page.utf8.contains("<script".utf8) && !page.utf8.contains("<img".utf8))
    #expect(page.contains("\u{FFFD}"))
  }

  @Test func `what is shown is the source to the letter`() throws {
    let text = "// MARK: - A\nlet a = \"\\(b)\" /* c */ + #\"d\"#\n\n\tfoo(<>&)"
    let page = drawn(text)
    let start = try #require(page.firstRange(of: "<code>")).upperBound
    let end = try #require(page.firstRange(of: "</code>")).lowerBound
    var shown = ""
    var isInTag = false
    for character in page[start..<end] {
      if character == "<" {
        isInTag = true
      } else if character == ">" {
        isInTag = false
      } else if !isInTag {
        shown.append(character)
      }
    }
    for (escape, byte) in [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")] {
      shown = shown.replacing(escape, with: byte)
    }
    #expect(shown == text.dropFirst("// MARK: - A\n".count))
  }
}

extension Sequence<UInt8> {
  fileprivate func contains(_ other: some Collection<UInt8>) -> Bool {
    let bytes = Array(self)
    return bytes.indices.contains { bytes[$0...].starts(with: other) }
  }
}
