import Bytes
import Testing
import Validation

@Suite struct SiteLinksTests {
  private static let pages: [(file: String, main: String)] = [
    ("index.html", #"<p><a href="b/two.html#x">x</a><img src="p.png" alt=""/></p>"#),
    ("b/two.html", #"<p id="x"><a href="../index.html">x</a></p>"#),
    ("b/three.html", #"<p><a href="two.html#y">x</a> <a href="four.html">y</a></p>"#),
    ("a.html", #"<p><a href="b/four.html">x</a> <a href="B/two.html">x</a></p>"#),
    ("c.html", #"<p><a href="p.png#t=1">x</a> <a href="b/two.html#y">x</a></p>"#),
  ]

  private static let found = [
    #"a.html:10:32: error: "B/two.html" is not a page or file of this site: "#
      + #"write "b/two.html", as the file is called [site-link]"#,
    #"a.html:10:4: error: "b/four.html" is not a page or file of this site: "#
      + "add the file or fix the reference [site-link]",
    #"b/three.html:10:4: error: "b/two.html" has no element with id="y": "#
      + "give one the id or fix the reference [site-link]",
  ]

  @Test func `references lead to pages, files and elements`() {
    var links = SiteLinks()
    for page in Self.pages { links.add(Self.reading(page.file, page.main)) }
    links.add(file: "p.png")
    #expect(Set(links.findings().map(\.description)) == Set(Self.found))
  }

  @Test(arguments: 1...5) func `the findings do not depend on who read what`(workers: Int) {
    for turn in 0..<5 {
      var parts = [SiteLinks](repeating: SiteLinks(), count: workers)
      for (index, page) in Self.pages.enumerated() {
        parts[(index * 3 + turn) % workers].add(Self.reading(page.file, page.main))
      }
      parts[turn % workers].add(file: "p.png")
      var links = SiteLinks()
      for part in parts.reversed() { links.merge(part) }
      #expect(Set(links.findings().map(\.description)) == Set(Self.found))
    }
  }

  private static func bytes(of links: SiteLinks) -> [UInt8] {
    var bytes: [UInt8] = []
    var fields = FieldWriter { bytes += $0 }
    links.write(to: &fields)
    fields.flush()
    return bytes
  }

  @Test func `the findings do not depend on which process read what`() throws {
    var links = SiteLinks()
    for page in Self.pages {
      var own = SiteLinks()
      own.add(Self.reading(page.file, page.main))
      if page.file == "a.html" { own.add(file: "p.png") }
      var fields = FieldReader(Self.bytes(of: own))
      links.merge(try #require(SiteLinks(from: &fields)))
      let isWhole = fields.isAtEnd()
      #expect(isWhole)
    }
    #expect(Set(links.findings().map(\.description)) == Set(Self.found))
  }

  @Test func `links that are cut off are refused, and damaged ones do no harm`() {
    var links = SiteLinks()
    for page in Self.pages { links.add(Self.reading(page.file, page.main)) }
    let whole = Self.bytes(of: links)
    for place in whole.indices {
      var fields = FieldReader(Array(whole.prefix(place)))
      let read = SiteLinks(from: &fields)
      #expect(read == nil, "\(place)")
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var bytes = whole
        bytes[place] = value
        fields = FieldReader(bytes)
        guard var read = SiteLinks(from: &fields) else { continue }
        read.merge(links)
        _ = read.findings()
      }
    }
  }

  @Test func `two files at one path are found, and paths that differ by capitals`() {
    var links = SiteLinks()
    links.add(Self.reading("a.html", "<p>x</p>"))
    links.add(Self.reading("a.html", "<p>y</p>"))
    links.add(file: "B.css")
    links.add(file: "b.css")
    #expect(
      links.findings().map(\.description) == [
        "a.html:1:1: error: two files are at this path: give each its own [page-path]",
        #"b.css:1:1: error: the path differs from "B.css" by capitals only, which macOS and "#
          + "Windows ignore: rename one [page-path]",
      ])
  }

  @Test func `a page of very many identifiers is followed`() {
    let rows = (0..<30_000).map { "<p id=\"r\($0)\">x</p>" }.joined()
    var links = SiteLinks()
    links.add(Self.reading("a.html", rows))
    links.add(Self.reading("b.html", #"<p><a href="a.html#r29999">x</a></p>"#))
    links.add(Self.reading("c.html", #"<p><a href="a.html#r30000">x</a></p>"#))
    #expect(
      links.findings().map(\.description) == [
        #"c.html:10:4: error: "a.html" has no element with id="r30000": "#
          + "give one the id or fix the reference [site-link]"
      ])
  }

  /// Took an hour when every path was compared with every missing one.
  @Test func `very many references lead nowhere, and very many paths are there`() {
    var links = SiteLinks()
    links.add(
      Self.reading("a.html", (0..<30_000).map { "<p><a href=\"x\($0)\">x</a></p>" }.joined()))
    for number in 0..<100_000 { links.add(file: "f\(number)") }
    #expect(links.findings().count == 30_000)
  }

  @Test(arguments: [true, false])
  func `a row that is not there is missed, whoever is read first`(isListFirst: Bool) {
    let rows = (1...20).map { "<p id=\"r\($0)\">x</p>" }.joined()
    let list = Self.reading("a.html", rows)
    let pages = [("b", "r20"), ("c", "r21"), ("d", "r1")].map { name, row in
      Self.reading("\(name).html", #"<p><a href="a.html#\#(row)">x</a></p>"#)
    }
    var links = SiteLinks()
    for reading in isListFirst ? [list] + pages : pages + [list] { links.add(reading) }
    #expect(
      links.findings().map(\.description) == [
        #"c.html:10:4: error: "a.html" has no element with id="r21": "#
          + "give one the id or fix the reference [site-link]"
      ])
  }

  private static func reading(_ file: String, _ main: String) -> PageReading {
    var validator = PageValidator()
    return validator.read(Array(Sample.page(main).utf8), file: file)
  }
}
