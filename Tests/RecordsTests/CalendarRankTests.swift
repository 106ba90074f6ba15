import Testing

@testable import Records

@Suite struct CalendarRankTests {
  @Test(arguments: [
    "", "?", "0000-00-00", "0000-05-01", "2015-13-01", "2015-01-32", "2015-1-1", "2015-01-011",
    "20150101", "2015/01/01", "201x-01-01", "Dawn",
  ])
  func `what is not a date is unknown`(text: String) {
    #expect(date(text, .newestFirst) == CalendarRank.unknownDate)
    #expect(date(text, .oldestFirst) == CalendarRank.unknownDate)
  }

  @Test(
    arguments: [
      (
        CalendarRank.Direction.oldestFirst,
        [
          "0001-01-01", "1975-07-01", "1975-07-31", "1975-07-00", "1975-08-01", "1975-12-31",
          "1975-12-00", "1975-00-01", "1975-00-31", "1975-00-00", "1976-01-01", "2015-02-30",
          "9999-12-31", "9999-00-00",
        ]
      ),
      (
        .newestFirst,
        [
          "9999-12-31", "9999-00-00", "2015-02-30", "1976-01-01", "1975-12-31", "1975-12-00",
          "1975-08-01", "1975-07-31", "1975-07-01", "1975-07-00", "1975-00-31", "1975-00-01",
          "1975-00-00", "0001-01-01", "0001-00-00",
        ]
      ),
    ])
  func `dates follow each other, and a part that is not known is the last of its kind`(
    direction: CalendarRank.Direction, dates: [String]
  ) {
    let ranks = dates.map { date($0, direction) }
    #expect(ranks == ranks.sorted())
    #expect(Set(ranks).count == ranks.count)
    #expect(ranks.allSatisfy { $0 < CalendarRank.unknownDate })
    #expect(CalendarRank.unknownDate < 1 << 22)
  }

  @Test(arguments: [
    "", "?", "?:?", "xx:xx", "am", "9:30am", "8-50", "15.30", "mid", "Dawn", "24:00", "12:60",
    "12:30:60", "12:30:6", "1:2", "12:30 ", "02--00", "0630", "1234:567",
  ])
  func `what is not a time of day is unknown`(text: String) {
    #expect(time(text, .newestFirst) == CalendarRank.unknownTime)
    #expect(time(text, .oldestFirst) == CalendarRank.unknownTime)
  }

  @Test func `times sort as they follow each other`() {
    let times = ["00:00", "0:01", "06:30", "06:30:01", "7:00", "23:59", "23:59:59"]
    let seconds: [UInt64] = [0, 60, 23400, 23401, 25200, 86340, 86399]
    #expect(times.map { time($0, .oldestFirst) } == seconds)
    #expect(times.map { time($0, .newestFirst) } == seconds.map { 86399 - $0 })
    #expect(86399 < CalendarRank.unknownTime && CalendarRank.unknownTime < 1 << 17)
  }

  private func date(_ text: String, _ direction: CalendarRank.Direction) -> UInt64 {
    CalendarRank.date(Array(text.utf8).span, direction)
  }

  private func time(_ text: String, _ direction: CalendarRank.Direction) -> UInt64 {
    CalendarRank.time(Array(text.utf8).span, direction)
  }
}
