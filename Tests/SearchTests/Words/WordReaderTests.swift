import Testing

@testable import Search

@Suite struct WordReaderTests {
  @Test(
    arguments: [
      ("", []), (" ", []), ("...", []), ("Turdus merula", ["turdus", "merula"]),
      ("BLACKBIRD", ["blackbird"]), ("12.5 kHz", ["12", "5", "khz"]),
      ("2024-05-17", ["2024", "05", "17"]), ("0042", ["0042"]),
      ("O'Brien", ["o", "brien"]), ("O’Brien", ["o", "brien"]), ("OʼBrien", ["oʼbrien"]),
      ("Rose-ringed_Parakeet/x", ["rose", "ringed", "parakeet", "x"]),
      ("a\tb\nc\r\nd\u{0}e\u{7F}f", ["a", "b", "c", "d", "e", "f"]),
      ("a\u{2028}b\u{2029}c\u{85}d\u{A0}e", ["a", "b", "c", "d", "e"]),
      ("a\u{200D}b\u{FEFF}c\u{FFFD}d", ["a", "b", "c", "d"]),
      ("__proto__ constructor </script>", ["proto", "constructor", "script"]),
      ("🐦 song 🐦", ["song"]), ("&amp;", ["amp"]), ("½ mile", ["½", "mile"]),
    ] as [(String, [String])])
  func `words are what stands between other characters`(text: String, words: [String]) {
    expectWords(of: text, words)
  }

  @Test(
    arguments: [
      ("Enk\u{F6}ping Enko\u{308}ping ENK\u{D6}PING ENKO\u{308}PING", "enkoping"),
      ("Niño NIÑO nin\u{303}o NIN\u{303}O", "nino"),
      ("Straße STRASSE STRAẞE", "strasse"), ("Ærø ÆRØ", "aero"),
      ("Łódź ŁÓDŹ Ło\u{301}dz\u{301}", "lodz"),
      ("Þórður ÞÓRÐUR", "thordur"), ("İstanbul ISTANBUL ıstanbul", "istanbul"),
      ("Đà ĐÀ", "da"), ("œuvre ŒUVRE", "oeuvre"), ("Ŋ ŋ", "n"),
      ("việt VIỆT vie\u{323}\u{302}t", "viet"),
      ("чёрный ЧЁРНЫЙ че\u{308}рныи\u{306}", "черныи"), ("їжак ЇЖАК", "іжак"),
      ("Ἑλληνικός ΕΛΛΗΝΙΚΟΣ ελληνικοσ ελληνικός", "ελληνικοσ"), ("ᾳ ᾼ ά", "α"),
      ("K \u{212A} k", "k"), ("Å \u{212B} å A\u{30A}", "a"), ("𐐀 𐐨", "𐐨"),
    ])
  func `case and accents do not matter`(text: String, word: String) {
    let count = text.split(separator: " ").count
    expectWords(of: text, Array(repeating: word, count: count))
  }

  @Test(
    arguments: [
      ("歌鸲 鳥。鸟", ["歌鸲", "鳥", "鸟"]), ("クロウタドリ・ド", ["クロウタドリ", "ド"]),
      ("검은새", ["검은새"]), ("שחרור", ["שחרור"]), ("كروان", ["كروان"]), ("हिंदी", ["हिंदी"]),
      ("ＸＣ１２", ["ｘｃ１２"]), ("นก", ["นก"]), ("Ⅻ ²", ["ⅻ", "²"]),
    ] as [(String, [String])])
  func `scripts from further away stay as they are`(text: String, words: [String]) {
    expectWords(of: text, words)
  }

  @Test(
    arguments: [
      ("\u{301}", []), ("\u{300}\u{36F}", []), ("a \u{301} b", ["a", "b"]),
      ("\u{301}a\u{302}", ["a"]), ("a\u{301}\u{302}\u{303}b", ["ab"]), ("1\u{301}2", ["12"]),
    ] as [(String, [String])])
  func `an accent by itself is nothing`(text: String, words: [String]) {
    expectWords(of: text, words)
  }

  @Test(
    arguments: [
      ("XC619144", ["619144"]), ("xc619144,Xc7", ["619144", "7"]), ("XC 619144", ["xc", "619144"]),
      ("XC", ["xc"]), ("XC12a", ["xc12a"]), ("aXC12", ["axc12"]), ("XC٣", ["xc٣"]),
      ("X\u{301}C12", ["12"]), ("XC0", ["0"]),
    ] as [(String, [String])])
  func `a number is its digits where numbers have a prefix`(text: String, words: [String]) {
    expectWords(of: text, words, numberPrefix: "xc")
  }

  @Test(arguments: [("XC90", ["xc90"]), ("Saab 90", ["saab", "90"]), ("xc 7", ["xc", "7"])])
  func `without a prefix it is a word like others`(text: String, words: [String]) {
    expectWords(of: text, words)
  }

  @Test(
    arguments: [
      ("a", 32, "a"), ("a", 33, "a"), ("é", 40, "e"), ("鳥", 40, "鳥"), ("𐐨", 33, "𐐨"),
      ("7", 99, "7"),
      ("a", 10_000, "a"), ("e\u{301}", 10_000, "e"),
    ])
  func `of a long word the first 32 letters count`(letter: String, count: Int, folded: String) {
    let text = String(repeating: letter, count: count)
    expectWords(of: "\(text) b", [String(repeating: folded, count: 32), "b"])
  }

  @Test func `a letter that is looked for as two may be cut in the middle`() {
    expectWords(
      of: String(repeating: "a", count: 31) + "ß", [String(repeating: "a", count: 31) + "s"])
    expectWords(of: String(repeating: "ß", count: 17), [String(repeating: "s", count: 32)])
  }

  @Test func `a word that only begins like a number is none`() {
    let digits = String(repeating: "1", count: 30)
    expectWords(of: "XC\(digits)", [digits], numberPrefix: "xc")
    expectWords(of: "XC\(digits)a", ["xc\(digits)"], numberPrefix: "xc")
    expectWords(of: "XC\(digits)2", ["xc\(digits)"], numberPrefix: "xc")
  }

  @Test func `10,000 characters are so many words`() {
    let words = (0..<2_000).map { "w\($0)" }
    expectWords(of: words.joined(separator: ", "), words)
  }

  @Test(
    arguments: [
      ([0x61, 0xFF, 0x62], ["a", "b"]), ([0x61, 0xC3], ["a"]), ([0x61, 0xE2, 0x82], ["a"]),
      ([0x61, 0x80, 0xC0, 0x62], ["a", "b"]), ([0xF0, 0x9F], []),
    ] as [([UInt8], [String])])
  func `bytes that are no characters stand between words`(bytes: [UInt8], words: [String]) {
    #expect(WordReader.words(of: bytes) == words)
  }

  /// Compares scalar by scalar: two strings are equal to Swift whose accents differ in form.
  private func expectWords(
    of text: String, _ words: [String], numberPrefix: String = "",
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(
      WordReader.words(of: text, numberPrefix: numberPrefix).map { Array($0.unicodeScalars) }
        == words.map { Array($0.unicodeScalars) },
      sourceLocation: sourceLocation)
  }
}
