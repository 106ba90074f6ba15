import Screens
import Testing

@Suite struct TimeOfDayTests {
  @Test func `every minute of a day is read back as it is written, and they ascend`() throws {
    var last: TimeOfDay?
    for hour in 0..<24 {
      for minute in 0..<60 {
        let time = try #require(TimeOfDay(hour: hour, minute: minute))
        #expect(TimeOfDay("\(time)") == time)
        if let last { #expect(last < time && !(time < last)) }
        last = time
      }
    }
  }

  @Test(arguments: [(0, 0, "00:00"), (9, 5, "09:05"), (23, 59, "23:59")])
  func `a time is written with two digits each`(hour: Int, minute: Int, text: String) {
    #expect(TimeOfDay(hour: hour, minute: minute)?.description == text)
  }

  @Test(
    arguments: [
      "24:00", "23:60", "25:00", "99:99", "", ":", "9:05", "09:5", "009:05", "09:05:00", "0905",
      "09.05", " 09:05", "09:05 ", "-9:05", "+9:05", "09:+5", "09:0x", "９:05", "٠٩:05",
    ])
  func `a text that no clock shows is no time`(text: String) {
    #expect(TimeOfDay(text) == nil)
  }

  @Test(arguments: [Int.min, -1, 60, Int.max])
  func `a number far off makes no time`(number: Int) {
    #expect(TimeOfDay(hour: number, minute: 0) == nil)
    #expect(TimeOfDay(hour: 0, minute: number) == nil)
  }
}
