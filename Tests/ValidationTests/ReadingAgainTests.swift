import TestSupport
import Testing
import Validation

/// What is read of the tags of a good page is what libxml2 reads of it.
@Suite struct ReadingAgainTests {
  /// What a reading says: what is wrong, which elements there are, and where which references lead that
  /// lead to no page or file.
  private static func account(_ reading: PageReading) -> [String] {
    var links = SiteLinks()
    links.add(reading)
    return reading.findings.map(\.description) + reading.identifiers.map { "\($0)" }
      + links.findings().map(\.description)
  }

  /// Reads a page as both do, and says whether it is good.
  private func expectAgreement(
    _ page: [UInt8], _ file: String = "a/b.html", sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    var validator = PageValidator(files: SiteFiles(["a/known.html"]))
    let reading = validator.read(page, file: file)
    guard reading.findings.isEmpty else { return false }
    let (first, again) = (
      Self.account(reading), Self.account(validator.readAgain(page, file: file))
    )
    #expect(first == again, sourceLocation: sourceLocation)
    return true
  }

  @Test(arguments: Sample.good)
  func `a good page reads the same`(page: String) {
    #expect(expectAgreement(Array(page.utf8)))
  }

  @Test(arguments: Sample.references)
  func `a page of a site reads the same`(file: TestFile) throws {
    #expect(expectAgreement(try Snapshot.page(around: file.bytes), "a/b/c/\(file.name)"))
  }

  @Test(arguments: [
    #"<p id='a'>x</p><p id = "b" title='"'>y</p><p id="c'">z</p>"#,
    #"<p title=">" id="a">x <a title="&gt; id='b'" href="c.html">y</a></p>"#,
    #"<!-- <p id="a"> --><p id="b">x</p><!-- > <a href="c.html"> - - --><p id="c">y</p><!---->"#,
    #"<p id="a&amp;b">x</p><p id="&#228;&#xe4;">y</p><p id="&lt;&gt;&quot;&apos;">z</p>"#,
    #"<p id="&amp;lt;">x</p><p id="&#38;amp;">y</p><p id="&amp;#38;">z</p>"#,
    ##"<p><a href="b%20c.html?d=1&amp;e=2#f">x</a><a href="c.html?&#38;#&#x66;">y</a></p>"##,
    ##"<p><a href="#top">x</a><a href="b.html#x" id="x">y</a><a href="known.html">z</a></p>"##,
    ##"<p><a href="known.html#x">x</a><a href="../c.html">y</a></p>"##,
    #"<p><a href="http://a.example/b">x</a><a href="https://a.example/">y</a></p>"#,
    "<p><img\n\tsrc='c.png'\nalt=\"\" srcset=\"d.png 1x,\n e,f.png 2x\"\n/><br\n/></p>",
    #"<p><q cite="d.html">x</q><video controls="" poster="e.png" src="f.webm"></video></p>"#,
    #"<form action="d.html"><button formaction="e.html" data-href="f.html">x</button></form>"#,
    #"<div><script src="g.js" defer="defer"></script></div><p>id="a" href='h.html' x</p>"#,
    "<p id=\"\u{E9}\u{301}\">\u{1F426} <a href=\"\u{E9}.html#\u{E9}\">x</a></p>",
    """
    <svg xmlns="http://www.w3.org/2000/svg" role="img" aria-label="A"><a href="i.html" id="j" \
    aria-label="B"><path d="M0 0"/></a><image href="k.svg"/></svg>
    """,
  ])
  func `tags are read however they are written`(main: String) {
    #expect(expectAgreement(Array(Sample.page(main).utf8)), "\(judge(Sample.page(main)))")
  }

  @Test func `what is in the head is read too`() {
    let head = """
      <link rel="stylesheet" href="a.css?v=1"/><script src="../b.js" defer="defer"></script>
      <link rel="preload" as="image" imagesrcset="c.png 1x, d.png 2x" href="e.png"/>
      """
    #expect(expectAgreement(Array(Sample.page(head: head).utf8)))
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `a page that is good all the same after some bytes have changed reads the same`(
    seed: UInt64
  ) {
    let pieces = [
      "<!-- <p id=\"c\"> -->", " id='c'", " href=\"d.html#&amp;\"", "&#228;", "<br/>", ">", "'",
      "=",
      " ", "\n", "<p id=\"e\">x</p>", "&lt;", "/", "<a href='../f.html'>y</a>",
    ].map { Array($0.utf8) }
    var random = SeededGenerator(seed: seed)
    var good = 0
    for round in 0..<1_000 {
      var page = Array(Sample.good[round % Sample.good.count].utf8)
      for _ in 0...random.below(3) {
        page.insert(contentsOf: pieces[random.below(pieces.count)], at: random.below(page.count))
      }
      if expectAgreement(page) { good += 1 }
    }
    #expect(good > 50)
  }

  @Test func `a page that is none is read to its end all the same`() {
    var validator = PageValidator()
    let page = Array(Sample.words.utf8)
    for end in 0..<page.count { _ = validator.readAgain(Array(page[..<end]), file: "a.html") }
  }
}
