import Screens
import Testing

@Suite struct DayTests {
  @Test(
    arguments: [
      "0001-01-01", "9999-12-31", "2026-11-21", "2024-02-29", "2000-02-29", "2026-02-28",
      "2026-04-30", "2026-12-31", "12026-01-01", "275760-12-31",
    ])
  func `a day reads back as it is written`(text: String) throws {
    #expect(try #require(Day(text)).description == text)
  }

  @Test(
    arguments: [
      "2026-02-29", "2026-02-30", "1900-02-29", "2100-02-29", "2026-04-31", "2026-06-31",
      "2026-09-31", "2026-11-31", "2026-01-32", "2026-00-10", "2026-13-01", "2026-01-00",
      "0000-01-01",
    ])
  func `a day that no calendar has is none`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test(
    arguments: [
      "", "-", "--", "2026", "2026-11", "2026-1-2", "26-11-21", "02026-11-21", "2026-11-21 ",
      " 2026-11-21", "2026-11-21T00:00", "2026/11/21", "20261121", "-026-11-21", "+026-11-21",
      "2026--1-21", "2026-+1-21", "2026-11-2x", "2026-11-21-01", "２０２６-11-21", "2026-1١-21",
      "2026–11–21", "2026-11-\u{0}1",
    ])
  func `a text of another form is no day`(text: String) {
    #expect(Day(text) == nil)
  }

  @Test func `a day has its parts`() {
    let day = Day("2026-11-21")
    #expect([day?.year, day?.month, day?.day] == [2026, 11, 21])
    #expect(day == Day(year: 2026, month: 11, day: 21))
  }

  @Test(arguments: [Int.min, -1, 0, 275_761, Int.max])
  func `a number far off makes no day`(number: Int) {
    #expect(Day(year: number, month: 1, day: 1) == nil)
    #expect(Day(year: 2026, month: number, day: 1) == nil)
    #expect(Day(year: 2026, month: 1, day: number) == nil)
  }

  @Test func `every day of 400 years is read, and they ascend`() throws {
    var (count, last) = (0, try #require(Day("1999-12-31")))
    for year in 2000..<2400 {
      for month in 1...12 {
        for day in 1...31 {
          guard let day = Day(year: year, month: month, day: day) else { continue }
          guard Day("\(day)") == day, last < day, !(day < last) else {
            Issue.record("\(day) after \(last)")
            return
          }
          (count, last) = (count + 1, day)
        }
      }
    }
    // 400 years of the Gregorian calendar have 97 leap days.
    #expect(count == 400 * 365 + 97)
  }
}
