import Testing

@testable import Rendering

@Suite struct NumberGlanceTests {
  @Test(arguments: [
    ("-6.081689834590001", "-6.0816"), ("0.00001234567", "0.00001234"), ("-0,123456", "-0,1234"),
    ("12345.678912", "12345.6789"), ("12.5", "12.5"), ("1.2345", "1.2345"), ("100", "100"),
    ("0.0000000", "0.0000000"), ("1,234,567.891234", "1,234,567.891234"),
    ("3.14159e-5", "3.14159e-5"),
    ("", ""), (".", "."), (".123456", ".1234"),
  ])
  func `of a number four digits are read after its mark`(text: String, glance: String) {
    let bytes = Array(text.utf8)
    #expect(String(text.prefix(CellWriter.end(ofGlanceAt: bytes.span))) == glance)
  }
}
