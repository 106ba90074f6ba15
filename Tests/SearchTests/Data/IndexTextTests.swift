import TestSupport
import Testing

@testable import Search

@Suite struct IndexTextTests {
  @Test func `digits are the printable characters that a string needs no escapes for`() {
    let digits = (0..<IndexText.base).map(IndexText.digit)
    let printable = Array(UInt8(0x20)..<0x7F)
    #expect(digits == printable.filter { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") })
  }

  @Test(
    arguments: [
      (0, 1), (1, 1), (63, 1), (64, 2), (1_919, 2), (1_920, 3), (55_743, 3), (55_744, 4),
      (1_000_000, 4), (999_999_999_999, 8), (1 << 52, 11),
    ])
  func `numbers take as few digits as they need, and are read again`(
    value: Int, length: Int
  ) throws {
    var text = IndexText()
    text.number(value)
    #expect(text.bytes.count == length)
    var reader = TextReader(text.bytes.map(UInt16.init))
    #expect(try reader.number() == value)
    #expect(reader.isAtEnd)
  }

  @Test func `numbers one after another are told from each other`() throws {
    var generator = SeededGenerator(seed: 1)
    let values =
      Array(0..<6_000) + (0..<3_000).map { _ in generator.below(1 << (1 + generator.below(50))) }
    var text = IndexText()
    for value in values { text.number(value) }
    var reader = TextReader(text.bytes.map(UInt16.init))
    for value in values { #expect(try reader.number() == value) }
    #expect(reader.isAtEnd)
  }

  @Test(arguments: [0, 92, 93, 8_648, 8_649, 1_000_000, 93 * 93 * 93 * 93 - 1])
  func `fixed numbers take four digits`(value: Int) throws {
    var text = IndexText()
    text.fixed(value)
    #expect(text.bytes.count == 4)
    var reader = TextReader(text.bytes.map(UInt16.init))
    #expect(try reader.fixed() == value)
  }

  @Test func `a list begins with how many there are`() {
    var text = IndexText()
    text.list([Array("a".utf8)[...], [], Array("b c".utf8)[...]])
    text.tab()
    text.list([])
    #expect(String(decoding: text.bytes, as: UTF8.self) == "3\ta\t\tb c\t0")
  }

  @Test(
    arguments: [
      ("", ""), ("a\tb", "a\tb"), (#"a"b\c"#, #"a\"b\\c"#), ("\n\n", #"\n\n"#), ("\"", #"\""#),
      ("</script><!--", "</script><!--"), ("\u{2028}é鳥𐐨", "\u{2028}é鳥𐐨"), (#"\n"#, #"\\n"#),
    ])
  func `a file is one call with strings`(text: String, literal: String) {
    #expect(
      String(decoding: IndexText.script("w1", Array(text.utf8)), as: UTF8.self)
        == "rowhouse(\"w1\",\"\(literal)\");\n")
  }
}
