import Testing

@testable import Records

@Suite struct ValueFormatTests {
  /// The ranks of some values; nil for what is last in any case.
  private func ranks(
    _ values: [String], as format: ValueFormat, descending isDescending: Bool = false
  ) -> [UInt32?] {
    format.ranks(of: values.map { Array($0.utf8) }, descending: isDescending)
      .map { $0 == .max ? nil : $0 }
  }

  @Test(
    arguments: [
      (.text, ["b", "a", "", "C"], [1, 0, nil, 2], [1, 2, nil, 0]),
      (.text, ["é", "f", "e"], [1, 2, 0], [1, 0, 2]),
      (.text, ["10", "9", " "], [0, 1, nil], [1, 0, nil]),
      (.text, ["x", "?", "x"], [0, 1, 0], [1, 0, 1]),
      (.wholeNumber, ["10", "9", "", "-3"], [2, 1, nil, 0], [0, 1, nil, 2]),
      (.decimal, ["1.0", "1", "1e3", "\u{A0}"], [0, 0, 1, nil], [1, 1, 0, nil]),
      (
        .wholeNumber, ["468768768833943385", "468768768833943384", "9"], [2, 1, 0], [0, 1, 2]
      ),
      (.latitude, ["-0.5", "0", "90"], [0, 1, 2], [2, 1, 0]),
      (
        .objects, [#"[{"a": 9}, {}]"#, #"[{"a": "]"}]"#, "[ ]", "[{}", #"[{"b": 1}]"#, "[1, 2]"],
        [1, 0, nil, nil, 0, 1], [0, 1, nil, nil, 1, 0]
      ),
      (
        .duration, ["1:00:00", "59:59", "PT1H", "0:05", "PT5S"], [2, 1, 2, 0, 0],
        [0, 1, 0, 2, 2]
      ),
      (.time, ["9:05", "09:05", "0:30", "23:59:59", "23:59"], [1, 1, 0, 3, 2], [2, 2, 3, 0, 1]),
      (.date, ["2020-01-02", "1999-12-31", ""], [1, 0, nil], [0, 1, nil]),
      (
        .dateAndTime, ["2020-01-02T10:00", "2020-01-02T10:30+01:00", "2 Jan 2020 9:40 AM"],
        [2, 0, 1],
        [0, 2, 1]
      ),
      (
        .currency, ["$5", "$1,000", "($3.50)", "-$4", "free"], [2, 3, 1, 0, nil], [1, 0, 2, 3, nil]
      ),
      (.percentage, ["9%", "10 %", "-0.5%"], [1, 2, 0], [1, 0, 2]),
      (.time, ["9:05 PM", "12:30 am", "12:00 PM"], [2, 0, 1], [0, 2, 1]),
      (.yesNo, ["yes", "no"], [1, 0], [0, 1]),
      // What is known of a column need not be so of each of its values.
      (.decimal, ["5", "unknown", "3", "?"], [1, nil, 0, nil], [0, nil, 1, nil]),
      (.time, ["06:00", "dawn"], [0, nil], [0, nil]),
    ] as [(ColumnType, [String], [UInt32?], [UInt32?])])
  func `values are ranked by what they are, both ways, and nothing is last both times`(
    kind: ColumnType, values: [String], up: [UInt32?], down: [UInt32?]
  ) {
    #expect(ranks(values, as: ValueFormat(kind: kind)) == up)
    #expect(ranks(values, as: ValueFormat(kind: kind), descending: true) == down)
  }

  @Test func `a comma or the day may come before what is usual elsewhere`() {
    let comma = ValueFormat(kind: .decimal, mark: .comma, missing: MissingWords())
    #expect(ranks(["1.234,5", "12,75", "1.235"], as: comma) == [1, 0, 2])
    let values = ["3/4/2026", "4/3/2026", "2026-03-20"]
    #expect(
      ranks(
        values,
        as: ValueFormat(kind: .date, mark: .point, dayOrder: .dayMonthYear, missing: MissingWords())
      ) == [
        2, 0, 1,
      ])
    #expect(
      ranks(
        values,
        as: ValueFormat(kind: .date, mark: .point, dayOrder: .monthDayYear, missing: MissingWords())
      )
        == [0, 2, 1])
  }
}
