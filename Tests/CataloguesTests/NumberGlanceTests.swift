import Testing

@testable import Catalogues
@testable import Rendering

@Suite struct NumberGlanceTests {
  @Test(arguments: [
    ("-6.081689834590001", "-6.0817"), ("0.00001234567", "0.00001235"), ("-0,123456", "-0,1235"),
    ("12345.678912", "12345.6789"), ("12.5", "12.5"), ("1.2345", "1.2345"), ("100", "100"),
    ("0.0000000", "0.0000000"), ("1,234,567.891234", "1,234,567.891234"),
    ("3.14159e-5", "3.14159e-5"),
    ("", ""), (".", "."), (".123456", ".1235"), ("0.99999", "1.0000"), ("9.99996", "10.0000"),
    ("-9.99996", "-10.0000"),
  ])
  func `of a number four digits are read after its mark, the last of them rounded`(
    text: String, glance: String
  ) {
    let bytes = Array(text.utf8)
    #expect(String(decoding: CellWriter.glance(at: bytes.span), as: UTF8.self) == glance)
  }
}
