import Foundation
import TestSupport
import Testing
import Validation

@Suite struct PageValidatorTests {
  @Test(arguments: [0x7F, 0x80, 0x9F, 0xFDD0, 0xFDEF, 0x1FFFE, 0x10FFFF] as [UInt32])
  func `a control or a noncharacter is found, wherever it stands`(value: UInt32) throws {
    let character = try #require(Unicode.Scalar(value))
    let digits = String(value, radix: 16, uppercase: true)
    let code = "U+\(digits.count < 4 ? "00" : "")\(digits)"
    let finding = "is not a character that HTML allows: write U+FFFD, or leave it out"
    for (text, column) in [
      ("<p>é\(character)\(character)</p>", 6), ("<p title=\"\(character)\">x</p>", 11),
      ("<!-- 12345678\(character) -->", 14),
    ] {
      #expect(
        judge(Sample.page(text)) == ["10:\(column): \(code) \(finding) [allowed-character]"])
    }
  }

  @Test(arguments: [0x20, 0x7E, 0xA0, 0xFDCF, 0xFDF0, 0xFFFD, 0x1FFFD, 0x10FFFD] as [UInt32])
  func `a character beside those is none of our business`(value: UInt32) throws {
    let character = try #require(Unicode.Scalar(value))
    #expect(judge(Sample.page("<p>\(character)x\(character)</p>")) == [])
  }

  @Test(
    arguments: [
      "a..b", "a:99999", "a:0", ":80", "-a.b", "a-.b", ".a", "me@a.b", "a:b:c", "%2Fb", "a.",
    ])
  func `a host that there cannot be is found`(host: String) {
    #expect(
      judge(Sample.page("<p><a href=\"https://\(host)/\">x</a></p>")) == [
        """
        10:4: href="https://\(host)/" of <a>: "\(host)" is not a host: write labels of up to 63 \
        letters, digits and hyphens [address]
        """
      ])
  }

  @Test func `a label of a host has at most 63 letters`() {
    let label = String(repeating: "a", count: 64)
    #expect(judge(Sample.page("<p><a href=\"https://\(label)/\">x</a></p>")).count == 1)
  }

  @Test(arguments: ["a", "a.b-c.d:443", "1.2.3.4", "ä.example", String(repeating: "a", count: 63)])
  func `a host that there can be is none of our business`(host: String) {
    #expect(judge(Sample.page("<p><a href=\"https://\(host)/\">x</a></p>")) == [])
  }

  @Test func `a reference in a comment is none`() {
    #expect(judge(Sample.page("<p>x</p><!-- &#128; --><p>y</p>")) == [])
    #expect(
      judge(Sample.page("<!-- x --><p>&#128;</p>")) == [
        """
        10:14: a reference to U+0080 means another character in HTML: write U+FFFD, or leave it \
        out \
        [allowed-character]
        """
      ])
  }

  @Test(arguments: Broken.all)
  func `a fault is found where it is, and nothing else`(broken: Broken) {
    #expect(judge(broken.page) == broken.findings)
  }

  @Test(arguments: Sample.good)
  func `a good page has no findings`(page: String) {
    #expect(judge(page) == [])
  }

  @Test(arguments: Sample.references)
  func `the reference pages have no findings`(file: TestFile) throws {
    var validator = PageValidator()
    let reading = validator.read(
      try Snapshot.page(around: file.bytes), file: "a/b/c/\(file.name)")
    #expect(reading.findings.map(\.description) == [])
  }

  @Test func `every rule of a page has a broken page that names it`() {
    let named = Set(
      Broken.all.flatMap(\.findings).compactMap { finding in
        finding.split(separator: "[").last.map { String($0.dropLast()) }
      })
    let others: Set<Rule> = [.encoding, .siteLink, .pagePath, .manifest]
    #expect(
      Set(Rule.allCases).subtracting(others).map(\.rawValue).filter { !named.contains($0) } == [])
  }

  @Test func `a finding prints as compilers do`() {
    let finding = Finding(file: "a.html", line: 2, column: 3, rule: .uniqueID, message: "twice")
    #expect(finding.description == "a.html:2:3: error: twice [unique-id]")
  }

  @Test func `a column counts bytes`() {
    #expect(
      judge(Sample.page("<p>ä<foo></foo></p>")) == [
        "10:6: <foo> is not an element of HTML: use one that is, or a <span> with a class "
          + "[allowed-element]"
      ])
  }

  @Test func `what was found before a page breaks is told too`() {
    #expect(
      judge(Sample.page("<p id=\"\">x</p><p>")) == [
        "10:1: id of <p> is empty: name the element or leave it out [unique-id]",
        "11:8: Opening and ending tag mismatch: p line 10 and main [well-formed]",
      ])
  }

  @Test func `a reading has a hash for each identifier`() {
    var validator = PageValidator()
    let page = Array(Sample.page("<p id=\"a\">x</p><p id=\"b\">y</p>").utf8)
    let first = validator.read(page, file: "page.html").identifiers
    #expect(first.count == 2)
    #expect(validator.read(page, file: "other.html").identifiers == first)
  }

  @Test func `a reading has the references to other files, each address once`() {
    let page = Sample.page(
      """
      <p><a href="b.html?q=1#c">x</a> <a href="b.html?q=1#c">y</a> <a href="../s.html">z</a></p>
      <p><img src="p%20q.png" alt="" srcset="r.png 2x"/><a href="#d" id="d">w</a></p>
      <p><a href="https://example.org/">v</a><a href="./page.html#d">u</a></p>
      """)
    var validator = PageValidator()
    let reading = validator.read(Array(page.utf8), file: "a/page.html")
    #expect(reading.findings.map(\.description) == [])
    var links = SiteLinks()
    links.add(reading)
    links.add(validator.read(Array(Sample.page("<p>x</p>").utf8), file: "a/b.html"))
    let end = "is not a page or file of this site: add the file or fix the reference"
    #expect(
      links.findings().map { "\($0.line):\($0.column): \($0.message)" } == [
        "10:4: \"a/b.html\" has no element with id=\"c\": give one the id or fix the reference",
        "10:62: \"s.html\" \(end)", "11:4: \"a/p q.png\" \(end)", "11:4: \"a/r.png\" \(end)",
      ])
  }

  @Test func `a validator finds the same after any other page`() {
    var validator = PageValidator()
    for broken in Broken.all.reversed() + Broken.all {
      let reading = validator.read(Array(broken.page.utf8), file: "page.html")
      #expect(
        reading.findings.map { "\($0.line):\($0.column): \($0.message) [\($0.rule.rawValue)]" }
          == broken.findings)
    }
  }

  @Test func `pages are judged on many threads at once`() async {
    let cases = Broken.all
    let wrong = await withTaskGroup(of: Int.self) { group in
      for worker in 0..<16 {
        group.addTask {
          var validator = PageValidator()
          return (0..<cases.count).count { index in
            let broken = cases[(index + worker * 31) % cases.count]
            let reading = validator.read(Array(broken.page.utf8), file: "page.html")
            return reading.findings.count != broken.findings.count
          }
        }
      }
      return await group.reduce(0, +)
    }
    #expect(wrong == 0)
  }
}
