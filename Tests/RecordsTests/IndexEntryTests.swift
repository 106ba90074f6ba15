import Testing

@testable import Records

@Suite struct IndexEntryTests {
  @Test func `group, rank and place do not reach into each other`() {
    let most = 1 << 42 - 1 as UInt64
    let range = RowPlace.offsetLimit - 1..<RowPlace.offsetLimit
    var entry = IndexEntry(
      id: 999_999_999_999, group: IndexEntry.groupLimit, rank: most,
      source: RowPlace.sourceLimit - 1, range: range,
      facts: RecordFacts(quality: 0, year: 0, cell: 0, hasSound: false))
    #expect(entry.key == .max)
    #expect(entry.group == 4_194_303)
    entry.group = 0
    #expect(entry.key == most)
    entry.group = IndexEntry.groupLimit
    #expect(entry.key == .max)
    #expect(entry.id == 999_999_999_999)
    #expect(entry.source == RowPlace.sourceLimit - 1)
    #expect(entry.range == range)
  }

  @Test func `facts do not reach into each other`() {
    let most = RecordFacts.nameLimit
    for field in FactNames.Field.allCases {
      var facts = RecordFacts(quality: 5, year: 9999, cell: 64_800, hasSound: true)
      for other in FactNames.Field.allCases { facts[other] = most }
      facts[field] = 0
      for other in FactNames.Field.allCases where other != field { #expect(facts[other] == most) }
      #expect(facts[field] == 0)
      #expect(facts.quality == 5)
      #expect(facts.year == 9999)
      #expect(facts.cell == 64_800)
      #expect(facts.hasSound)
      facts[field] = most
      #expect(facts[field] == most)
    }
  }

  @Test(arguments: RecordingOrder.allCases)
  func `no rank is larger than there is room for`(order: RecordingOrder) {
    let texts = ["A1999-01-0106:30", "?0000-00-00??:??", "E9999-00-0023:59", "E0001-00-0000:00"]
    for text in texts {
      let bytes = Array(text.utf8)
      let rank = order.rank(bytes.span, quality: 0..<1, date: 1..<11, time: 11..<16)
      #expect(rank < 1 << 42)
    }
  }
}
