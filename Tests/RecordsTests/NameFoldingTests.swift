import Bytes
import Testing

@testable import Records

@Suite struct NameFoldingTests {
  @Test(
    arguments: [
      ("Åland", "aland", "A"), ("\"O'Brien\"", "obrien", "O"), ("Пётр  Иванов", "пётр иванов", "П"),
      ("Ærø", "aero", "A"), ("Straße", "strasse", "S"), ("Nguyễn-Văn", "nguyen van", "N"),
      ("e\u{301}toile", "etoile", "E"), ("3-toed", "3 toed", "0–9"), ("日本", "日本", "Other"),
      ("...", "", "Other"), ("Ωmega", "ωmega", "Ω"), ("×÷", "", "Other"),
      ("(Grey) Tit ", "grey tit", "G"),
    ])
  func `a name is looked up by its letters`(name: String, key: String, initial: String) {
    #expect(String(decoding: NameFolding.key(of: name), as: UTF8.self) == key)
    #expect(Initial(of: name).title == initial)
  }

  @Test func `names come by initial, then by letters, then by bytes`() {
    let names = [
      "Zoo", "Åland", "aland", "日本", "Пётр", "1st", "Ωmega", "\"Aber\"", "?", "Abel", "ăb",
    ]
    let sorted = names.map { ($0, NameKey($0)) }.sorted { $0.1 < $1.1 }
    #expect(
      sorted.map(\.0) == [
        "1st", "ăb", "Abel", "\"Aber\"", "aland", "Åland", "Zoo", "Ωmega", "Пётр", "?", "日本",
      ])
  }
}
