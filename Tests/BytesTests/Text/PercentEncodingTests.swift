import Bytes
import Testing

@Suite struct PercentEncodingTests {
  @Test func `letters, digits and some signs stand for themselves`() {
    let plain = (UInt8.min...UInt8.max).filter(PercentEncoding.isPlain)
    #expect(
      String(decoding: plain, as: UTF8.self)
        == "!$&'()*+,-./0123456789:;=?@ABCDEFGHIJKLMNOPQRSTUVWXYZ_abcdefghijklmnopqrstuvwxyz~")
  }

  @Test(arguments: [
    ("ö b", "%C3%B6%20b"), ("100%", "100%25"), ("%4g%41%2", "%254g%41%252"), ("\u{1}", "%01"),
    ("a/b", nil), ("", nil), ("%2f", nil),
  ])
  func `what may not stand for itself is encoded`(text: String, encoded: String?) {
    let bytes = Array(text.utf8)
    let found = PercentEncoding.encoded(bytes.span, where: PercentEncoding.isPlain)
    #expect(found.map { String(decoding: $0, as: UTF8.self) } == encoded)
  }

  @Test func `an escape is encoded where none is one`() {
    let bytes = Array("%41".utf8)
    let found = PercentEncoding.encoded(bytes.span, keepingEscapes: false) { $0 != 0x25 }
    #expect(found == Array("%2541".utf8))
  }

  @Test(arguments: [("%C3%b6%20b", "ö b"), ("100%", "100%"), ("%4g%41%2", "%4gA%2"), ("", "")])
  func `what is encoded is decoded`(text: String, decoded: String) {
    let bytes = Array(text.utf8)
    let found = PercentEncoding.decoded(bytes.span)
    #expect(found == Array(decoded.utf8))
  }
}
