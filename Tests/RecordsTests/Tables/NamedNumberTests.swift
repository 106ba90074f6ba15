import Bytes
import Testing

@testable import Records

/// Numbers that are names, times or have a unit in their column's header.
@Suite struct NamedNumberTests {
  private static func column(_ name: String, _ values: [String]) throws -> TableColumn {
    try table(
      "x;\(name)\n" + values.map { "a;\($0)" }.joined(separator: "\n"), windowSize: 200
    ).columns[1]
  }

  private static let various = (0..<40).map { "\(10_000 + 7919 * $0 % 90_000)" }

  @Test(arguments: [
    ("id", true), ("airport_id", true), ("gbifID", true), ("ZIP", true), ("Postal Code", true),
    ("code_insee", true), ("ISBN", true), ("Phone Number", true), ("Accession Number", true),
    ("barcode", true), ("number", true), ("key", true), ("population", false), ("price", false),
    ("elevation", false), ("Total number", false), ("Number of rooms", false), ("width", false),
    ("fiscal year", false),
  ]) func `numbers are names by the name of their column`(name: String, areNames: Bool) throws {
    let column = try Self.column(name, Self.various)
    #expect(column.kind == .wholeNumber)
    #expect(column.isOfIdentifiers == areNames)
    #expect((column.histogram == nil) == areNames)
  }

  @Test func `numbers with points are names by the name of their column alone`() throws {
    let classes = (0..<30).map { "\(600 + $0).\($0 % 7)" }
    #expect(try Self.column("class_code", classes).isOfIdentifiers)
    #expect(try !Self.column("index", classes).isOfIdentifiers)
    #expect(try !Self.column("price", classes).isOfIdentifiers)
  }

  @Test func `long numbers with as many digits that all differ are names`() throws {
    func names(_ values: [String]) throws -> Bool { try Self.column("a1", values).isOfIdentifiers }
    let numbers = (0..<30).map { "\(901_656_910_939_770_000 + 7_919_919 * $0)" }
    #expect(try names(numbers))
    #expect(try !names(Array(numbers.prefix(9))))
    #expect(try !names(numbers + ["12"]))
    #expect(try !names(numbers + numbers))
    #expect(try !names(numbers.map { "-" + $0 }))
    #expect(try !names((0..<30).map { "\(10_000_000 + 7_919 * $0)" }))
    #expect(try !names(numbers.map { $0.prefix(12) + ".5" }))
  }

  @Test func `a number that comes again and again is one`() throws {
    #expect(try !Self.column("number", ["12", "13", "12", "12", "13", "15"]).isOfIdentifiers)
    #expect(try Self.column("id", ["12", "13", "12", "12", "13", "15"]).isOfIdentifiers)
  }

  @Test func `a type that is said makes numbers of them`() throws {
    var schema = CollectionSchema.table
    var said = ColumnMetadata("zip")
    said.kind = .wholeNumber
    schema.said = [said]
    let text = "zip\n" + Self.various.joined(separator: "\n")
    #expect(try table(text, schema).columns[0].isOfIdentifiers == false)
    #expect(try table(text).columns[0].isOfIdentifiers)
  }

  @Test(arguments: [
    ("created_at", ["1517966773", "1717363399"], true),
    ("time", ["1517966773840", "1517363399650"], true),
    ("Modified Time", ["1517966773.5", "1517363399"], true),
    ("timestamp", ["1517966773", "-", "NA"], true),
    ("seen", ["1517966773", "1717363399"], false),
    ("runtime", ["1517966773", "1717363399"], false),
    ("date", ["20260101", "20251231"], false),
    ("time", ["202601011200", "202512312359"], false),
    ("time", ["12", "1517966773"], false),
    ("time", ["1517966773", "1517966773840"], false),
    ("date", ["1910", "1920"], false),
  ]) func `numbers are times by the name of their column`(
    name: String, values: [String], areTimes: Bool
  ) throws {
    #expect((try Self.column(name, values).kind == .epoch) == areTimes)
  }

  @Test(arguments: [
    ("1517966773840", "2018-02-07 01:26:13 UTC"), ("1517966773", "2018-02-07 01:26:13 UTC"),
    ("0", "1970-01-01 00:00:00 UTC"), ("-1", "1969-12-31 23:59:59 UTC"),
    ("951782400", "2000-02-29 00:00:00 UTC"), ("1709251199.9", "2024-02-29 23:59:59 UTC"),
    ("4107542400", "2100-03-01 00:00:00 UTC"), ("soon", nil), ("", nil), ("1e300", nil),
  ]) func `a time is a day and a time in universal time`(text: String, time: String?) {
    #expect(EpochTime.text(of: text.utf8.span) == time)
  }

  @Test func `days are counted from either side of 1970`() {
    for number in stride(from: -800_000, to: 3_000_000, by: 12_347) {
      #expect(CalendarDay(number: number).number == number)
    }
  }

  @Test func `times have days, ranges by days, and an order`() throws {
    let values = (0..<100).map { "\(1_500_000_000 + 86_400 * 5 * $0)" }
    let column = try Self.column("created_at", values)
    #expect(column.days == EpochTimeCode.day(2017, 7, 14)...EpochTimeCode.day(2018, 11, 21))
    let histogram = try #require(column.histogram)
    #expect(histogram.scale == .days(.month, 1))
    #expect(histogram.ranges.reduce(0) { $0 + $1.count } == 100)
    #expect(
      column.format.amount(ofLower: histogram.ranges[0].lower, on: histogram.scale) == 1_498_867_200
    )
    #expect(column.format.moment(of: Array("1500000000".utf8)) == 1_500_000_000)
    #expect(column.numbers == nil && column.areNumbers)
  }

  @Test(arguments: [
    ("Height (m)", "m"), ("Mass [kg]", "kg"), ("Speed (km/h)", "km/h"), ("Area (m²)", "m²"),
    ("Density (people/km^2)", "people/km^2"), ("Price (US$)", "US$"), ("Share (%)", "%"),
    ("Flow (m3 s-1)", "m3 s-1"), ("price_eur", nil), ("Population (2020)", nil),
    ("Name (old)", nil), ("(m)", nil), ("Height (m) total", nil), ("Height ()", nil),
    ("Height m)", nil), ("Score (1)", nil),
  ]) func `a header has a unit in brackets`(name: String, unit: String?) throws {
    #expect(try Self.column(name, ["1.5", "2.5"]).headerUnit == unit)
    #expect(try Self.column(name, ["a", "b"]).headerUnit == nil)
  }
}

private enum EpochTimeCode {
  static func day(_ year: Int, _ month: Int, _ day: Int) -> Int {
    (12 * year + month - 1) * 31 + day - 1
  }
}
