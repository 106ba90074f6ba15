import Bytes
import Testing
import Validation

@Suite struct SingleFileTests {
  private static let style = "/*<![CDATA[*/a > b { color: red }/*]]>*/"
  private static let script = "//<![CDATA[\nif (1 < 2 && 3) document.title += \"!\";\n//]]>"
  private static let data = #"<script type="application/json">{"a":"\u003C"}</script>"#
  private static let asked = "<meta name=\"rowhouse\" content=\"single-file\"/>"

  private static func hash(_ text: String) -> String {
    "'sha256-\(SHA256(of: text.utf8.span).base64)'"
  }

  private static var policy: String {
    """
    <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src \(hash(style)); \
    script-src \(hash(script))"/>
    """
  }

  private static func page(
    head: String = asked + policy + "<style>\(style)</style>",
    _ main: String = "<script>\(script)</script>" + data
  ) -> String {
    Sample.page(main).replacing("</head>", with: head + "</head>")
  }

  private func rules(_ page: String) -> Set<String> {
    Set(
      judge(page).map { String($0.drop { $0 != "[" || $0 == " " }.suffix(40)) }.map {
        String($0.split(separator: "[").last?.dropLast() ?? "")
      })
  }

  @Test func `a page that is one file has its style, script and data in it`() {
    #expect(judge(Self.page()) == [])
  }

  @Test func `other pages may have neither`() {
    let page = Self.page(head: "<style>a { color: red }</style>", "<script>1</script>")
    #expect(judge(page).count == 3)
  }

  @Test(
    arguments: [
      ("<style>\(style)</style>", ""), ("", "<script>\(script)</script>"), ("", data),
      ("<script src=\"a.js\" defer=\"defer\"></script>", ""),
      ("<link rel=\"stylesheet\" href=\"a.css\"/>", ""), ("", "<p><a href=\"b.html\">b</a></p>"),
      ("", "<p><img src=\"b.png\" alt=\"b\"/></p>"),
    ])
  func `a second part, and a file beside the page, are found`(head: String, main: String) {
    let page = Self.page()
      .replacing("</head>", with: head + "</head>").replacing("</main>", with: main + "</main>")
    #expect(rules(page).contains("single-file"))
  }

  @Test func `a hash of something else is found`() {
    let page = Self.page().replacing("1 < 2", with: "1 < 3")
    #expect(rules(page) == ["single-file"])
    #expect(
      rules(Self.page().replacing("default-src 'none'", with: "default-src 'self'")) == [
        "single-file"
      ])
  }

  @Test func `handlers and style attributes stay refused`() {
    let page = Self.page(
      "<script>\(Self.script)</script><p onclick=\"1\">x</p><p style=\"color:red\">x</p>")
    #expect(rules(page) == ["inline-code"])
  }

  @Test func `pictures may be in the page, and other addresses that are data may not`() {
    let picture = "<p><img src=\"data:image/png;base64,AA==\" alt=\"x\"/></p>"
    #expect(judge(Self.page(picture)) == [])
    #expect(rules(Self.page("<p><a href=\"data:text/html,x\">x</a></p>")) == ["address"])
    #expect(rules(Sample.page(picture)) == ["address"])
  }
}
