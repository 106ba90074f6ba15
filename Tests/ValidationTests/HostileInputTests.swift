import Testing
import Validation

/// Whatever the bytes are, they have a finding and nothing else happens.
@Suite struct HostileInputTests {
  @Test func `elements a thousand deep are refused`() {
    let page = Sample.page(
      String(repeating: "<div>", count: 5000) + String(repeating: "</div>", count: 5000))
    #expect(judge(page).count == 1)
    #expect(judge(page).first?.hasSuffix("[well-formed]") == true)
  }

  @Test func `an attribute of a megabyte is quoted short`() {
    let value = String(repeating: "a ", count: 500_000)
    #expect(
      judge(Sample.page("<p id=\"\(value)\">x</p>")) == [
        "10:1: id=\"\(String(repeating: "a ", count: 30))…\" of <p> has white space in it: "
          + "write hyphens [unique-id]"
      ])
  }

  @Test func `a tag of very many attributes is judged in time`() {
    let attributes = (0..<2000).map { "x\($0)=\"\"" }.joined(separator: " ")
    #expect(judge(Sample.page("<p \(attributes)>x</p>")).count == 201)
  }

  /// Each of these took hours when what was read already was read again.
  @Test(
    arguments: [
      ("<!-- \(many { _ in "&#128;" }) -->", 0),
      ("<p><img alt=\"x\" srcset=\"\(many { "\($0).png \($0 + 1)w, " })\" src=\"a\"/></p>", 0),
      (many { "<p><img alt=\"x\" src=\"a\" usemap=\"#\($0)\"/></p><map name=\"\($0)\"></map>" }, 0),
      (many { "<p id=\"a\($0)\">x</p>\n" } + many { "<p id=\"a\(count - 1 - $0)\">x</p>" }, 201),
    ])
  func `a page of very many of a kind is judged in time`(content: String, findings: Int) {
    #expect(judge(Sample.page(content)).count == findings)
  }

  private static let count = 30_000

  private static func many(_ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

  @Test func `a laughing document is not read`() {
    let page = """
      <!DOCTYPE html [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;"><!ENTITY c "&b;&b;&b;">]>
      <html xmlns="http://www.w3.org/1999/xhtml"><body>&c;</body></html>
      """
    #expect(
      judge(page) == [
        "1:1: the document type declaration says more than \"html\": write <!DOCTYPE html> [doctype]"
      ])
  }

  @Test(
    arguments: [
      ([], "1:1: the page is empty: begin with <!DOCTYPE html> [doctype]"),
      ([0], "1:1: the page begins with something else: begin with <!DOCTYPE html> [doctype]"),
      (
        [0xFF, 0xFE, 0x3C, 0x00],
        "1:1: the bytes from here are not UTF-8: save the page as UTF-8 [utf-8]"
      ),
      (
        [0xFE, 0xFF, 0x00, 0x3C],
        "1:1: the bytes from here are not UTF-8: save the page as UTF-8 [utf-8]"
      ),
      (
        [0x3C, 0x00, 0x21, 0x00],
        "1:1: the page begins with something else: begin with <!DOCTYPE html> [doctype]"
      ),
      (
        [0x4C, 0x6F, 0xA7, 0x94],
        "1:3: the bytes from here are not UTF-8: save the page as UTF-8 [utf-8]"
      ),
      ([0x3C], "1:1: the page begins with something else: begin with <!DOCTYPE html> [doctype]"),
    ] as [([UInt8], String)])
  func `bytes that are no page have one finding`(bytes: [UInt8], finding: String) {
    #expect(judge(bytes) == [finding])
  }

  @Test(
    arguments: [
      [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0x80], [0xE2, 0x82],
      [0xF0, 0x8F, 0xBF, 0xBF],
    ] as [[UInt8]])
  func `bytes that are not UTF-8 are found where they begin`(bytes: [UInt8]) {
    let text = Array(Sample.page("<p>@</p>").utf8).flatMap { $0 == 0x40 ? bytes : [$0] }
    #expect(
      judge(text) == ["10:4: the bytes from here are not UTF-8: save the page as UTF-8 [utf-8]"])
  }

  @Test func `a byte order mark of UTF-8 is read over`() {
    #expect(judge([0xEF, 0xBB, 0xBF] + Array(Sample.page().utf8)) == [])
  }

  @Test func `a NUL ends what can be read`() {
    let page = Array(Sample.page("<p>@</p>").utf8).map { $0 == 0x40 ? 0 : $0 }
    #expect(judge(page).count == 1)
    #expect(judge(page).first?.hasSuffix("[well-formed]") == true)
  }

  @Test func `a page that is cut anywhere has a finding`() {
    let page = Array(Sample.form.utf8)
    for end in stride(from: 0, to: page.count, by: 7) {
      #expect(!judge(Array(page[..<end])).isEmpty)
    }
  }
}
