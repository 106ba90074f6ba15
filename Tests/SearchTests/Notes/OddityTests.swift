import Testing

@testable import Search

@Suite struct OddityTests {
  private func parts(_ note: (inout RecordingNotes, _ position: Int) -> Void) throws -> [String] {
    let search = RecordingSearch(
      count: 3, pageSize: 50, firstPage: "a/index.html", otherPages: "a/page-#.html")
    var notes = [search.notes(workers: 2), search.notes(workers: 2)]
    for position in 0..<3 {
      notes[position % 2].begin(
        at: position, number: UInt64(position), order: SearchOrder(quality: 5, date: 7_000))
      for (phrase, count) in [
        (RecordingPhrase.names, 3), (.place, 2), (.recordist, 1), (.type, 1),
      ] {
        for _ in 0..<count { notes[position % 2].part("x".utf8.span) }
        notes[position % 2].finish(phrase)
      }
      note(&notes[position % 2], position)
    }
    return try WrittenFiles(search.index(of: &notes).allFiles()).parts("r0")
  }

  @Test func `what is no date or quality stands after the rows, with its name and its rows`() throws
  {
    let plain = try parts { _, _ in }
    let odd = try parts { notes, position in
      if position == 2 { notes.oddity("2020-1-1".utf8.span, in: .date) }
      if position > 0 { notes.oddity("no\tscore".utf8.span, in: .quality) }
    }
    #expect(odd.dropLast(6) == plain[...])
    #expect(odd.suffix(6) == ["quality", "no score", "1,2", "date", "2020-1-1", "2"])
  }

  @Test func `a long text is cut where a character ends`() throws {
    let text = String(repeating: "é", count: 100)
    let odd = try parts { notes, position in
      if position == 0 { notes.oddity(("x" + text).utf8.span, in: .date) }
    }
    #expect(odd.dropLast().last == "x" + String(repeating: "é", count: 79) + "…")
  }

  @Test(
    arguments: [
      (0, 0, 0, false), (2020, 0, 0, false), (2020, 5, 0, false), (2020, 5, 1, true),
      (2100, 12, 31, true), (2101, 1, 1, false), (1, 1, 1, true),
    ])
  func `a date is a day where all of it is known, and not too late`(
    year: Int, month: Int, day: Int, isDay: Bool
  ) {
    let date = ((9999 - year) * 13 + 12 - month) * 32 + 31 - day
    let order = SearchOrder(quality: 0, date: year == 0 ? 1 << 22 - 1 : date)
    #expect(order.isDay == isDay)
    #expect(order.hasQuality)
    #expect(!SearchOrder(quality: 5, date: 0).hasQuality)
  }
}
