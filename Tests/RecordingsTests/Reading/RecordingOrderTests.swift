import TestSupport
import Testing

@testable import Recordings
@testable import Records

@Suite struct RecordingOrderTests {
  /// A date, a time and a quality; the number is the position, from one.
  typealias Fields = (date: String, time: String, quality: String)

  private static let fields: [Fields] = [
    ("2020-05-01", "06:30", "A"),  // 1
    ("2020-05-01", "23:59", "no score"),
    ("2020-05-01", "06:30:10", "B"),
    ("2020-05-01", "9:30am", "A"),
    ("2020-05-01", "?", "C"),  // 5
    ("2020-04-30", "6:29", "E"),
    ("2020-04-00", "12:00", "A"),
    ("2020-00-00", "12:00", ""),
    ("1975-07-00", "?", "D"),
    ("1975-07-02", "xx:xx", "B"),  // 10
    ("1975-07-02", "00:00", "F"),
    ("0000-00-00", "06:00", "A"),
    ("2015-13-01", "07:00", "B"),
    ("?", "am", "AA"),
    ("", "", "A"),  // 15
    ("2020-05-01", "06:30", "A"),
  ]

  @Test(
    arguments: [
      (
        RecordingOrder.newest, [2, 3, 16, 1, 5, 4, 6, 7, 8, 11, 10, 9, 13, 12, 15, 14]
      ),
      (.oldest, [11, 10, 9, 6, 7, 1, 16, 3, 2, 4, 5, 8, 12, 13, 14, 15]),
      (.quality, [16, 1, 4, 7, 12, 15, 3, 10, 13, 5, 9, 6, 2, 8, 11, 14]),
      (.id, Array(1...16)),
    ])
  func `what is odd comes last among its equals, in every order`(
    order: RecordingOrder, expected: [UInt64]
  ) throws {
    let records = zip(1..., Self.fields).map { number, fields in
      record(number, ("date", fields.date), ("time", fields.time), ("q", fields.quality))
    }
    var generator = SeededGenerator(seed: 3)
    for _ in 0..<5 {
      let text = records.shuffled(using: &generator).joined()
      #expect(try index(text, orderedBy: order).ids == expected)
      #expect(try index(text, groupedBy: .none, orderedBy: order).ids == expected)
    }
  }

  @Test func `escapes make no difference to the order`() throws {
    let text = """
      {"id": "1", "q": "\\u0042", "date": "2020-05-01"}
      {"id": "2", "q": "\\u0041", "date": "2020\\u002d05-01"}
      {"id": "3", "q": "A", "date": "2020-05-02"}
      """
    #expect(try index(text, orderedBy: .quality).ids == [3, 2, 1])
    #expect(try index(text, orderedBy: .oldest).ids == [1, 2, 3])
  }

  @Test func `the order is that within a group`() throws {
    let text = [
      (1, "B", "Redwing"), (2, "A", "Redwing"), (3, "A", "Fieldfare"), (4, "C", "Redwing"),
    ]
    .map { record($0.0, ("q", $0.1), ("en", $0.2)) }.joined()
    #expect(try index(text, orderedBy: .quality).ids == [3, 2, 1, 4])
    #expect(try index(text, groupedBy: .none, orderedBy: .quality).ids == [3, 2, 1, 4])
    #expect(try index(text, orderedBy: .id).ids == [3, 1, 2, 4])
    #expect(try index(text, groupedBy: .none, orderedBy: .id).ids == [1, 2, 3, 4])
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
