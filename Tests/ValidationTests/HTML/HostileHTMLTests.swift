import TestSupport
import Testing
import Validation

/// Whatever the bytes are, they are read in time and the same each time.
@Suite struct HostileHTMLTests {
  private static let count = 30_000

  @Test(
    arguments: [
      ("", "<div>", "", 0), ("", "<!--", "", 0), ("", "<script>", "", 0), ("", "<a b='", "", 0),
      ("", "</", "", 0), ("", "<p id=a>", "", 201), ("<a href='", "&", "'>x</a>", 1),
      ("<p ", "a ", ">", 0), ("<a href='", "../", "'>x</a>", 0), ("<svg>", "<![CDATA[>", "", 0),
      ("<img alt='' srcset='", "x,", "'>", 1), ("<title>", "</titl", "", 0), ("", "<svg>", "", 0),
    ] as [(String, String, String, Int)])
  func `a page of very many of a kind is judged in time`(
    start: String, piece: String, end: String, findings: Int
  ) {
    let page = start + String(repeating: piece, count: Self.count) + end
    #expect(judgeHTML(page).count == findings)
  }

  @Test func `a page of very many links to its elements is judged in time`() {
    let links = (0..<Self.count).map { "<a href='#a\($0)'>x</a><p id=a\($0)>" }
    #expect(judgeHTML(links.joined()) == [])
  }
}

/// Thousands of pages with a few bytes wrong, and of nothing but pieces of tags.
@Suite struct SlowHTMLMutationTests {
  private static let pages =
    Sample.good + [
      """
      <!doctype html><html lang=en><meta charset=utf-8><title>Birds</title>
      <base href=../b/><img src=a.png srcset="a.png, b.png 2x"><a name=x href='/c/?q=1&amp;r#y'>x</a>
      <script>if (a < b) '</p>'</script><svg><title>x</title><![CDATA[ < ]]></svg><!-- <p id=a> -->
      <template><p id=x></template><textarea><p></textarea><input type=image disabled><p id="&eacute;">
      """
    ]

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `a mutated page is judged, and the same each time`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let files = SiteFiles(["a/b.html", "index.html", "b/c/index.html"])
    var validator = HTMLValidator(files: files)
    for round in 0..<1000 {
      var page = round % 5 == 0 ? [0x3C] : Array(Self.pages[round % Self.pages.count].utf8)
      for _ in 0..<(round % 5 == 0 ? 60 : 1 + random.below(6)) { Mutation.mutate(&page, &random) }
      var other = HTMLValidator(files: files)
      let reading = validator.read(page, file: "a/b.html")
      let again = other.read(page, file: "a/b.html")
      #expect(reading.findings == again.findings)
      #expect(reading.identifiers == again.identifiers)
      let lines = page.split(separator: 0x0A, omittingEmptySubsequences: false)
      for finding in reading.findings {
        #expect(lines.indices.contains(finding.line - 1))
        #expect(finding.column <= lines[finding.line - 1].count + 1)
      }
      _ = PageForm(of: page, file: "a/b.html")
    }
  }
}
