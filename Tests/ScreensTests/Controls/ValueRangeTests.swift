import Testing

@testable import Screens

@Suite struct ValueRangeTests {
  @Test(
    arguments: [
      (ValueRange<TimeOfDay>(), nil, true), (ValueRange(isRequired: true), nil, false),
      (ValueRange(), "03:00", true), (ValueRange(Excursion.daylight), "03:00", false),
      (ValueRange(Excursion.daylight), nil, true), (ValueRange(Excursion.daylight), "05:00", true),
      (ValueRange(Excursion.daylight, isRequired: true), nil, false),
    ] as [(ValueRange<TimeOfDay>, String?, Bool)])
  func `a value is within bounds, or none where none is needed`(
    range: ValueRange<TimeOfDay>, text: String?, isContained: Bool
  ) {
    #expect(range.contains(text.flatMap(TimeOfDay.init)) == isContained)
  }

  @Test func `a range says itself at the end of a sentence`() {
    #expect(ValueRange(Excursion.season).words == " from 2026-03-01 to 2026-10-31")
    #expect(ValueRange<Day>().words.isEmpty)
  }
}
