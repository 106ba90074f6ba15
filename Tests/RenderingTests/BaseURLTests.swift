import Screens
import Testing

@testable import Rendering

@Suite struct BaseURLTests {
  @Test(
    arguments: [
      ("https://example.org", "https://example.org/a/b.html"),
      ("https://example.org/", "https://example.org/a/b.html"),
      ("https://127.0.0.1:8000/x%20y/", "https://127.0.0.1:8000/x%20y/a/b.html"),
    ])
  func `an address is the site's and the file's`(base: String, address: String) {
    #expect(BaseURL(base)?.address(of: "a/b.html") == address)
  }

  @Test func `a folder's front page is the folder`() {
    let base = BaseURL("https://example.org/birds")
    #expect(base?.address(of: "index.html") == "https://example.org/birds/")
    #expect(base?.address(of: "a/index.html") == "https://example.org/birds/a/")
  }

  @Test(
    arguments: [
      "", "example.org", "ftp://example.org", "https://", "https:///a", "javascript:alert(1)",
      "https://example.org/?a", "https://example.org/#a", "https://exa mple.org",
      "https://example.org/\u{301}", "HTTPS://example.org", "http://example.org", "https://%zz/",
      "https://example.org//", "https://example.org/a//b", "https://example.org/../a/",
      "https://example.org/a/.", "https://example.org/a/..",
      "https://@/", "https://:80/", "https://..", "https://a:99999/", "https://a b/",
    ])
  func `anything else is refused`(text: String) {
    #expect(BaseURL(text) == nil)
  }
}
