import Testing

@testable import Screens

@Suite struct LinkTests {
  @Test(
    arguments: [
      ("https://example.org", .web(host: "example.org", path: "")),
      ("https://example.org/", .web(host: "example.org", path: "/")),
      ("http://localhost:8000/a?b#c", .web(.http, host: "localhost:8000", path: "/a?b#c")),
      ("https://example.org?b", .web(host: "example.org", path: "?b")),
    ] as [(String, Link)])
  func `an address of another site is a host and a path`(address: String, link: Link) {
    #expect(Link.web(address) == link)
    #expect(Sound.web(address).link == link && Picture.web(address).link == link)
    #expect(Picture.web(address, isShown: true).link == link)
    #expect(link.fault == nil)
  }

  @Test(arguments: [
    "", "example.org", "https://", "https:///path", "//example.org", "javascript:alert(1)",
    "https:javascript:alert(1)", " https://example.org", "https://ada@example.org/",
    "https://exa mple.org", "HTTPS://example.org", "ftp://example.org",
    "https://\u{301}example.org", "https://.", "https://-a.org", "https://a..org", "https://a:x",
  ])
  func `what is no address of another site is a fault, and never a script`(address: String) {
    let nowhere = Link.web(host: "", path: address)
    #expect(Link.web(address) == nowhere)
    #expect(Sound.web(address).link == nowhere && Picture.web(address).link == nowhere)
    #expect(
      Link.web(address).fault == """
        \(FormValue.quoted(address)) is not a web URL. Start it with https:// or http:// and a host.
        """)
  }

  @Test func `an address of mail is a name and a host`() {
    #expect(Link.mail("ada+1@mail.example.org") == .mail(to: "ada+1@mail.example.org"))
    #expect(Link.mail("ada+1@mail.example.org").fault == nil)
  }

  @Test(arguments: [
    "", "ada", "@example.org", "ada@", "ada@b@c", "ada vos@example.org", "ada@example.org, bo@b.c",
    "ada@example.org?subject=Hello",
  ])
  func `what is no address of mail is a fault`(address: String) {
    #expect(
      Link.mail(address).fault == """
        \(FormValue.quoted(address)) is not an email address (expected name@host)
        """)
  }
}
