import Screens
import Testing

@Suite struct ColourTests {
  @Test(
    arguments: [
      ("#000000", 0x00, 0x00, 0x00), ("#ffffff", 0xFF, 0xFF, 0xFF), ("#c0190f", 0xC0, 0x19, 0x0F),
      ("#010203", 0x01, 0x02, 0x03), ("#0f0f0f", 0x0F, 0x0F, 0x0F),
    ] as [(String, UInt8, UInt8, UInt8)])
  func `a colour reads back as it is written`(
    text: String, red: UInt8, green: UInt8, blue: UInt8
  ) throws {
    let colour = try #require(Colour(text))
    #expect(colour == Colour(red: red, green: green, blue: blue))
    #expect(colour.description == text)
  }

  @Test(arguments: ["#C0190F", "#c0190F", "#C0190f"])
  func `capitals are read and small letters are written`(text: String) {
    #expect(Colour(text)?.description == "#c0190f")
  }

  @Test(
    arguments: [
      "", "#", "red", "c0190f", "#c0190", "#c0190f0", "#c01", "#c0190g", "#-c0190", "#+c0190",
      "# c0190", "#c0190f\n", "##c0190", "0xc0190", "#é0190", "#ｃ0190f",
    ])
  func `a text of another form is no colour`(text: String) {
    #expect(Colour(text) == nil)
  }
}
