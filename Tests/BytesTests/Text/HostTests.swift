import Bytes
import Testing

@Suite struct HostTests {
  @Test(arguments: [
    "a", "a.b", "a-b.c", "1.2.3.4", "a:1", "a:65535", "a:00080",
    String(repeating: "a", count: 63),
  ])
  func `labels with dots between are a host, and may have a port`(text: String) {
    let bytes = Array(text.utf8)
    let isHost = Host.isValid(bytes.span)
    #expect(isHost)
  }

  @Test(arguments: [
    "", ".", "a.", ".a", "a..b", "-a", "a-", "a-.b", "a_b", "a@b", "[::1]", "%61", "a:", "a:0",
    "a:65536", "a:18446744073709551617", "a:x", "a:1:2", String(repeating: "a", count: 64), "ä",
  ])
  func `nothing else is`(text: String) {
    let bytes = Array(text.utf8)
    let isHost = Host.isValid(bytes.span)
    #expect(!isHost)
  }

  @Test func `browsers encode what is beyond ASCII`() {
    let bytes = Array("ä.b:80".utf8)
    let isHost = Host.isValid(bytes.span, unicode: true)
    #expect(isHost)
  }

  @Test func `a name has no port`() {
    let bytes = Array("a:80".utf8)
    let isHost = Host.isName(bytes.span)
    #expect(!isHost)
  }
}
