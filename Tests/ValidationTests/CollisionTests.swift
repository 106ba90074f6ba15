import TestSupport
import Testing

@testable import Validation

/// Words that were written to be taken for each other are not.
@Suite struct CollisionTests {
  private let words = Collision.pair

  @Test func `two identifiers are two, and a fragment leads to its own`() {
    let both = "<p id=\"\(words.0)\">x</p><p id=\"\(words.1)\">x</p>"
    #expect(judge(both, rule: .uniqueID) == [])
    #expect(judgeHTML("<p id='\(words.0)'><p id='\(words.1)'>") == [])
    let twice = "<p id=\"\(words.0)\">x</p><p id=\"\(words.0)\">x</p>"
    #expect(judge(twice, rule: .uniqueID).count == 1)
    let lost = "<p id=\"\(words.0)\"><a href=\"#\(words.1)\">x</a></p>"
    #expect(judge(lost, rule: .pageReference).count == 1)
  }

  @Test func `two files are two, on one page and between pages`() {
    var validator = HTMLValidator(files: SiteFiles(["a/\(words.0)"]))
    let page = Array("<a href='\(words.1)'>x</a><a href='b.html#\(words.1)'>x</a>".utf8)
    var links = SiteLinks()
    links.add(validator.read(page, file: "a/page.html"))
    links.add(validator.read(Array("<p id='\(words.0)'>x".utf8), file: "a/b.html"))
    links.add(file: "a/\(words.0)")
    #expect(links.findings().map(\.rule) == [.siteLink, .siteLink])
  }

  private func judge(_ main: String, rule: Rule) -> [Finding] {
    var validator = PageValidator()
    let page = """
      <!DOCTYPE html>
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><meta charset="UTF-8"/><title>P</title>
      </head><body><main><h1>P</h1>\(main)</main></body></html>
      """
    return validator.read(Array(page.utf8), file: "p.html").findings.filter { $0.rule == rule }
  }
}
