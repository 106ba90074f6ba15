import Testing

@testable import Search

@Suite struct SearchOrderTests {
  @Test(
    arguments: [
      (SampleDate(2024, 5, 17), 2024, (76 * 13 + 7) * 32 + 15), (SampleDate(2100, 12, 31), 2100, 1),
      (SampleDate(2100, 0, 0), 2100, 12 * 32 + 32), (SampleDate(2101, 1, 1), 2101, 0),
      (SampleDate(2101, 0, 0), 2101, 0), (SampleDate(9999, 12, 31), 9999, 0),
      (SampleDate(1, 0, 0), 1, (2099 * 13 + 12) * 32 + 32),
    ])
  func `it says the year, and the date in short unless that is to come`(
    date: SampleDate, year: Int, short: Int
  ) {
    for quality in 0..<6 {
      let order = SearchOrder(quality: quality, date: SampleDate.order(date))
      #expect(order.quality == quality)
      #expect(order.year == year)
      #expect(order.shortDate == short)
    }
  }

  @Test func `what is not known has no year and no date`() {
    let order = SearchOrder(quality: 5, date: SampleDate.order(nil))
    #expect((order.quality, order.year, order.shortDate) == (5, nil, 0))
  }
}
