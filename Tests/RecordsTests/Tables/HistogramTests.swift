import Testing

@testable import Records

@Suite struct HistogramTests {
  private static func column(of values: [String]) -> TableColumn {
    var tally = ColumnTally()
    for value in values { tally.note(Array(value.utf8).span, missing: MissingWords()) }
    return tally.column(
      named: "Column", saidToBe: ColumnMetadata("Column"), missing: MissingWords())
  }

  /// The ranges as `lower..<upper: count`, but for those without values.
  private static func ranges(of values: [String]) -> [String] {
    (column(of: values).histogram?.ranges ?? []).filter { $0.count > 0 }.map {
      "\($0.lower)..<\($0.upper): \($0.count)"
    }
  }

  @Test(arguments: [
    (["1", "1", "2", "5"], ["1.0..<2.0: 2", "2.0..<3.0: 1", "5.0..<6.0: 1"]),
    (["0", "99"], ["0.0..<5.0: 1", "95.0..<100.0: 1"]),
    (["-7", "100", "100"], ["-10.0..<0.0: 1", "100.0..<110.0: 2"]),
    (["0.1", "0.2", "0.3"], ["0.1..<0.11: 1", "0.2..<0.21: 1", "0.3..<0.31: 1"]),
    (["$1,000", "$3,000"], ["1000.0..<1100.0: 1", "3000.0..<3100.0: 1"]),
    (["1.234,5", "2"], ["0.0..<100.0: 1", "1200.0..<1300.0: 1"]),
    (["5 %", "5 %", "7 %"], ["5.0..<6.0: 2", "7.0..<8.0: 1"]),
    (
      ["3", "3", "3", "4", "4", "5", "40", "5000"],
      ["2.0..<5.0: 5", "5.0..<10.0: 1", "20.0..<50.0: 1", "5000.0..<10000.0: 1"]
    ),
    (
      ["0", "0.5", "0.5", "0.5", "0.5", "0.5", "1000"],
      ["0.0..<0.5: 1", "0.5..<1.0: 5", "1000.0..<2000.0: 1"]
    ),
  ])
  func `ranges are as long as a number of one digit with zeros`(values: [String], ranges: [String])
  {
    #expect(Self.ranges(of: values) == ranges)
  }

  @Test(
    arguments: [
      ["2026-11-22", "2026-11-22"], ["1", "1"], ["1", "2", "3", "4"], ["3", "5", "4"], ["a", "b"],
      ["7:05", "8:05"], ["60.1", "N"], [],
    ] as [[String]])
  func `what numbers the rows, and what is all alike, has none`(values: [String]) {
    #expect(Self.column(of: values).histogram == nil)
  }

  @Test(arguments: [
    ["1e308", "-1e308"], ["1e-290", "5e-289"], ["1e17", "100000000000000001", "3"],
  ])
  func `every number is in a range, however large or small`(values: [String]) throws {
    let column = Self.column(of: values)
    let histogram = try #require(column.histogram)
    #expect(histogram.ranges.count <= 21)
    #expect(histogram.ranges.reduce(0) { $0 + $1.count } == values.count)
    for value in values {
      #expect(Self.range(of: value, in: column) != nil)
    }
  }

  /// The place of the last range that begins with no more than a value.
  private static func range(of value: String, in column: TableColumn) -> Int? {
    let amount = column.format.amount(ofValue: Array(value.utf8).span)
    return column.histogram.flatMap { histogram in
      histogram.ranges.lastIndex {
        column.format.amount(ofLower: $0.lower, on: histogram.scale) <= amount
      }
    }
  }

  private static let medians: [([String], Double)] = [
    (["1", "2", "2"], 2), (["1", "2", "4", "8", "8"], 4), (["1", "9", "9", "1"], 1),
    (["-5", "0.25", "100"], 0.25),
  ]

  @Test(arguments: medians)
  func `the median is the lower of two`(values: [String], median: Double) {
    #expect(Self.column(of: values).histogram?.median == .number(median))
  }

  @Test func `the median of very many is about right`() throws {
    let histogram = try #require(
      Self.column(of: (0..<50_000).map { "\($0 * 7919 % 50_021).5" }).histogram)
    #expect(!histogram.isExact)
    guard case .number(let median) = histogram.median else {
      Issue.record("no number: \(String(describing: histogram.median))")
      return
    }
    #expect(abs(median - 25_010) < 50)
    #expect(histogram.ranges.count <= 21)
    #expect(histogram.ranges.reduce(0) { $0 + $1.count } == 50_000)
  }

  @Test func `a rank tells apart what is in one range`() throws {
    // Nearly all are in the first range, since the largest is far away, and one is below zero.
    let values = ["-1"] + (1...198).map { "\($0)" } + ["1000000"]
    let column = Self.column(of: values)
    let histogram = try #require(column.histogram)
    #expect(histogram.ranges.contains { $0.count > 150 })
    let shares = ["-1", "50", "100", "150", "1000000"].map {
      histogram.rank(of: Array($0.utf8).span, column.format)?.share
    }
    #expect(shares == [0, 0.25, 0.5, 0.75, 1])
  }

  private static let days: [([String], CalendarUnit, Int, Int)] = [
    (["2026-11-22", "2026-11-24"], CalendarUnit.day, 1, 3),
    (["28.2.2026", "2.3.2026"], .day, 1, 3), (["11/22/2026", "1/2/2027"], .month, 1, 3),
    (["2020-01-01", "2022-12-31"], .month, 1, 36), (["2020-01-01", "2023-01-01"], .year, 1, 4),
    (["1980-01-01", "2023-01-01"], .year, 10, 5),
    (["1500-01-01 7:05", "2023-01-01 7:05"], .year, 100, 6),
    (["Jan 1, 0001", "Dec 31, 9999"], .year, 1000, 10),
  ]

  @Test(arguments: days)
  func `days are in days, months, years or more`(
    values: [String], unit: CalendarUnit, step: Int, count: Int
  ) throws {
    let column = Self.column(of: values)
    let histogram = try #require(column.histogram)
    #expect(histogram.scale == .days(unit, step))
    #expect(histogram.ranges.count == count)
    #expect(histogram.ranges.reduce(0) { $0 + $1.count } == values.count)
    #expect(Self.range(of: values[0], in: column) == 0)
    #expect(Self.range(of: values[1], in: column) == count - 1)
    #expect(Self.range(of: "soon", in: column) == nil)
  }

  @Test func `of days the first, the last and the middle are known, in whatever order they come`() {
    let column = Self.column(of: [
      "3/4/2026 7:05", "12/31/2025 8:00", "3/4/2026 9:00", "NA", "3/5/2026 6:00",
    ])
    let code = { (year, month, day) in (year * 12 + month - 1) * 31 + day - 1 }
    #expect(column.days == code(2025, 12, 31)...code(2026, 3, 5))
    #expect(column.histogram?.median == .days(code(2026, 3, 4), .day))
    #expect(Self.column(of: ["1", "2", "3"]).days == nil)
    #expect(Self.column(of: ["2026-01-01", "soon"]).days == nil)
    // Of very many days the months are counted.
    let many = Self.column(
      of: (0..<3_000).map { "\(2000 + $0 % 10)-0\($0 % 9 + 1)-\($0 % 28 + 10)" })
    #expect(many.days == nil)
    let days = (0..<3_000).map { "\(2000 + $0 / 300)-\($0 % 10 + 1)-\($0 / 10 % 28 + 1)" }
    #expect(Self.column(of: days).days == code(2000, 1, 1)...code(2009, 10, 28))
    #expect(Self.column(of: days).histogram?.median == .days(code(2004, 10, 1), .month))
  }
}
