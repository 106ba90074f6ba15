import Testing

@testable import Bytes

@Suite struct WebAddressTests {
  @Test(arguments: [
    ("//xeno-canto.org/619144/download", "https://xeno-canto.org/619144/download"),
    ("//www.xeno-canto.org/619144", "https://www.xeno-canto.org/619144"),
    ("https://xeno-canto.org/254462", "https://xeno-canto.org/254462"),
    ("HTTP://xeno-canto.org", "http://xeno-canto.org"),
    ("http://a.example/ö", "http://a.example/%C3%B6"),
    ("HTTPS://a.example/http:", "https://a.example/http:"),
    (" https://xeno-canto.org/ \r\n", "https://xeno-canto.org/"),
    ("//a.example:8080/x?y=1&z=2#f", "https://a.example:8080/x?y=1&z=2#f"),
    ("//a.example?q", "https://a.example?q"),
    ("//a.example/100%", "https://a.example/100%25"),
    ("//a.example/%4g%41%2", "https://a.example/%254g%41%252"),
    ("//a.example/a b\"c<d>e'f", "https://a.example/a%20b%22c%3Cd%3Ee%27f"),
    ("//a.example/\\|^`{}[]", "https://a.example/%5C%7C%5E%60%7B%7D%5B%5D"),
    ("//a.example/ö🐦\u{7F}\u{1}.", "https://a.example/%C3%B6%F0%9F%90%A6%7F%01."),
    ("//a.example/#a#b", "https://a.example/#a%23b"),
    ("//a.example/\"\u{301}", "https://a.example/%22%CC%81"),
    (
      "https://a.example/x;y, |z?u=https://b.example",
      "https://a.example/x;y,%20%7Cz?u=https://b.example"
    ),
    ("//a.example/!$&()*+,-./:;=?@_~", "https://a.example/!$&()*+,-./:;=?@_~"),
  ])
  func `an address is https or http, and well-formed`(text: String, address: String) throws {
    let bytes = Array("x\(text)x".utf8).dropFirst().dropLast()
    let found = try #require(WebAddress(bytes))
    #expect(found.description == address)
    #expect(Array(found.bytes) == Array("\(found.scheme)".utf8) + found.bytesAfterScheme)
    #expect(found.isSecure == address.hasPrefix("https:"))
  }

  @Test(arguments: [
    ("https://www.a.example/", "a.example"), (" HTTP://WWW.a.example ", "a.example"),
    ("//a.example/ö?a b", "a.example/ö?a b"), ("www.a.example/b/", "a.example/b/"),
    ("https://a.example?b/", "a.example?b"), ("https://www.example", "example"),
  ])
  func `it is short where it is read`(text: String, short: String) throws {
    let address = try #require(WebAddress(Array(text.utf8)[...]))
    #expect(String(decoding: address.short, as: UTF8.self) == short)
  }

  @Test(arguments: [
    "", " ", "/", "//", "///x", "javascript:alert(1)", "data:text/html,x", "restricted_species",
    "/619144/download", "xeno-canto.org/1", "ftp://a.example", "https:/a.example", "https://",
    "//user@a.example", "//a.example\\@b.example", "//a b.example", "//ä.example", "//.example",
    "//a.example-", "//a.example:", "//a.example:x", "//a.example:123456", "//a.example:0",
    "//a.example:65536", "//a..b", "//-a.b", "//a-.b",
    "//\(String(repeating: "a", count: 64)).b",
    "//a.example/\(String(repeating: "a", count: 8_000))", "//[::1]/", "//%61.b",
    "javascript://a.example/%0aalert(1)", "\\\\a.example",
    "https://a.example/x | https://b.example/", "//a.example/x;http://b.example",
    "https://a.example/x, https://b.example", "https://a.example\nhttps://b.example",
    "https://a.example/x https://b.example/",
  ])
  func `what a page may not link to is no address`(text: String) {
    #expect(WebAddress(Array(text.utf8)[...]) == nil)
  }

  @Test func `an address that is well-formed already is not copied`() throws {
    let text = Array("https://xeno-canto.org/1".utf8)
    let address = try #require(WebAddress(text[...]))
    #expect(address.bytes.indices == text.indices)
    #expect(address.bytesAfterScheme.indices == 8..<text.count)
  }
}
