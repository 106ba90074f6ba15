import Testing

@testable import Search

@Suite struct OddityTests {
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
