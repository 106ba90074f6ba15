import Testing

@testable import Records

@Suite struct CalendarKeyTests {
  @Test(arguments: [
    "", "?", "0000-00-00", "0000-05-01", "2015-13-01", "2015-01-32", "2015-1-1", "2015-01-011",
    "20150101", "2015/01/01", "201x-01-01", "Dawn",
  ])
  func `what is not a date is unknown`(text: String) {
    #expect(date(text) == 0)
  }

  @Test func `dates sort as they follow each other`() {
    let dates = [
      "0001-01-01", "1975-00-00", "1975-07-00", "1975-07-01", "1975-07-31", "1975-08-00",
      "2015-02-30", "9999-12-31",
    ].map(date)
    #expect(dates == dates.sorted())
    #expect(Set(dates).count == dates.count)
    #expect(dates.allSatisfy { 0 < $0 && $0 < 1 << 23 })
  }

  @Test(arguments: [
    "", "?", "?:?", "xx:xx", "am", "9:30am", "8-50", "15.30", "mid", "Dawn", "24:00", "12:60",
    "12:30:60", "12:30:6", "1:2", "12:30 ", "02--00", "0630", "1234:567",
  ])
  func `what is not a time of day is unknown`(text: String) {
    #expect(time(text) == 0)
  }

  @Test func `times sort as they follow each other`() {
    let times = ["00:00", "0:01", "06:30", "06:30:01", "7:00", "23:59", "23:59:59"].map(time)
    #expect(times == [1, 61, 23401, 23402, 25201, 86341, 86400])
  }

  private func date(_ text: String) -> UInt64 { CalendarKey.date(Array(text.utf8).span) }
  private func time(_ text: String) -> UInt64 { CalendarKey.time(Array(text.utf8).span) }
}
