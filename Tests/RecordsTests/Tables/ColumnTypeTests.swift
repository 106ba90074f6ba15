import TestSupport
import Bytes
import Testing

@testable import Records

@Suite struct ColumnTypeTests {
  /// A column with some values, noted one after the other, or in two parts.
  private static func column(
    of values: [String], named name: String = "Column", parts: Int = 1,
    saidToBe said: ColumnMetadata? = nil
  ) -> TableColumn {
    var tallies = [ColumnTally(), ColumnTally()]
    for (index, value) in values.enumerated() {
      let part = parts == 1 ? 0 : 2 * index / values.count
      tallies[part].note(Array(value.utf8).span, missing: MissingWords())
    }
    tallies[0].add(tallies[1])
    return tallies[0].column(
      named: name, saidToBe: said ?? ColumnMetadata(name), missing: MissingWords())
  }

  private static func kind(of values: [String], named name: String = "Column") -> ColumnType {
    column(of: values, named: name).kind
  }

  @Test(arguments: [
    (["1", "-20", "+3", " 4 "], ColumnType.wholeNumber), (["1", "2.5"], .decimal),
    (["1e3"], .decimal), (["007"], .text), (["219E01", "220E02"], .text), (["12", "3E5"], .text),
    (["1.5E-3", "2E+4", "-3E5", "3e5", ".5E1"], .decimal),
    (["2026-11-22", "2024-02-29"], .date), (["2026-02-29"], .text), (["2026-13-01"], .text),
    (["1900-02-29"], .text), (["2026-11-22", "soon"], .text),
    (["7:05", "23:59:59"], .time), (["07:05:30.25"], .time), (["24:00"], .duration),
    (["75:30", "7:05"], .duration), (["1:02:03", "100:00:00"], .duration), (["1:60"], .text),
    (["1:02:60"], .text), (["1:2"], .text), ([":30"], .text), (["0:03.5"], .duration),
    (["PT1H2M", "P1DT3.5S", "P2D", "PT75M"], .duration), (["P"], .text), (["PT"], .text),
    (["P1H"], .text), (["PT1M2H"], .text), (["PTH"], .text), (["Peru"], .text),
    (["2026-11-22T07:05:30Z", "2026-11-22 07:05", "2026-11-22t07:05:30.5+01:00"], .dateAndTime),
    (["2024-05-01T10:00:00.123+02:00", "2024-05-01T10:00:00.123Z"], .dateAndTime),
    (["2026-11-22T7:05"], .text), (["2026-11-22T07:05 CET"], .text), (["2026-11-22T24:00"], .text),
    (["2026-11-22T07:05-0130", "2026-11-22T07:05+02"], .dateAndTime),
    (["yes", "NO", "Yes"], .yesNo), (["true", "false"], .yesNo), (["y", "n"], .yesNo),
    (["yes", "maybe"], .text), (["yes", "n/a", "no"], .yesNo),
    (["12", "NA", "N/A", "-", "null", "None", "NaN", "\\N", " na "], .wholeNumber),
    (["2026-11-22", "NULL"], .date), (["NA", "SE"], .text), (["NA", "-"], .text),
    (["1", "nane"], .text),
    (["--", "1", "?", ".", "(blank)", "n.a.", "—", "#N/A"], .wholeNumber),
    (["-5", "-.5"], .decimal),
    (["?", "a"], .text), (["yes", "?"], .yesNo), (["48.85912, 2.35123", "--"], .place),
    (["https://a.org", "http://a.org/b"], .address), (["https://a b"], .text),
    (["https://a.org/1.jpg", "https://a.org/2.PNG?size=3"], .picture),
    (["https://a.org/1.jpg", "https://a.org/2"], .address),
    (["https://a.org/1.mp3", "https://a.org/2.Ogg#t=3"], .sound),
    (["https://a.org/1.mp3", "https://a.org/2.png"], .address),
    (["https://a.org/?file=1.mp3"], .address),
    (["ana@a.org", "mailto:bo@b.org", "5@c.org"], .email), (["ana@"], .text), (["@a"], .text),
    (["hi@a.org"], .email), (["[1, 2]", "[]"], .list), (["[1, 2"], .text),
    (["[{\"a\": 1}]", "[ { } ]", "[]"], .objects), (["[{}]", "[1]"], .list),
    (["[]", "[ ]"], .list),
    (["www.a.org", "https://b.org"], .address), (["www."], .text), (["www.a.org is"], .text),
    (["#ff8800", "#ABC"], .colour), (["#ff88"], .text), (["#1"], .text), (["#ggg"], .text),
    (["22.11.2026", "1.2.2026"], .date), (["22.13.2026"], .text), (["2026/11/22"], .date),
    (["11/21/2026", "1/2/2026"], .date), (["21-11-2026"], .date), (["1/2/2026"], .text),
    (["1/2/2026", "3/3/2026"], .text), (["3/3/2026"], .date), (["13/1/2026", "1/13/2026"], .text),
    (["Nov 22, 2026", "June 1 1998"], .date), (["22 Nov 2026", "22-nov-2026"], .date),
    (["Nov 22"], .text), (["November"], .text), (["Nova 22 2026"], .text), (["1.2.3.2026"], .text),
    (["31 Feb 2026"], .text), (["1-2/2026"], .text), (["22.11.26"], .text),
    (["11/21/2026 7:05", "1/2/2026, 12:05 PM"], .dateAndTime), (["1/2/2026 7:05"], .text),
    (["2026-11-22 13:05 PM"], .text), (["7:05 PM", "11:30am"], .time), (["0:30 AM"], .text),
    (["1,234,567", "12", "-1,234"], .wholeNumber), (["1,234.5"], .decimal),
    (["1.234", "12.5"], .decimal), (["1.234.567"], .wholeNumber),
    (["1.234,50", "1.234"], .decimal),
    (["12,5"], .decimal), (["1.234", "1.234.567"], .wholeNumber),
    (["1 234", "12 345 678"], .wholeNumber),
    (["1\u{202F}234,5"], .decimal), (["1'234.50"], .decimal), (["12,34,567"], .wholeNumber),
    (["1,2,3"], .text), (["1,2345"], .decimal), (["0,123"], .decimal),
    (["1,234.5", "12,5"], .text),
    (["12 34"], .text), (["1.5,234"], .text), (["01,234"], .text), (["1, 2"], .text),
    (["12%", "3.5 %"], .percentage), (["12%", "3"], .text), (["%"], .text), (["% 3"], .text),
    (["$5", "-$1,200.50", "($3)", "$ 7"], .currency), (["1.234,50 €", "€ 3"], .currency),
    (["$5", "€5"], .text), (["EUR 5", "7 EUR"], .currency), (["kr 5"], .currency), (["$5%"], .text),
    (["XC5"], .text), (["5 km"], .text), (["$"], .text), (["$-"], .text), (["()"], .text),
    (["-"], .text), (["\u{2212}5"], .wholeNumber),
    ([], .text), (["", " "], .text), (["Robin"], .text),
  ]) func `the kind is what all values are`(_ values: [String], _ kind: ColumnType) {
    #expect(Self.kind(of: values) == kind)
  }

  @Test(arguments: [
    (["1.234", "1.234.567"], ValueFormat.Mark.comma, "1.234", "1.234.567"),
    (["1.234", "0.5"], .point, "0.5", "1.234"), (["1,234", "999"], .point, "999", "1,234"),
    (["1,234", "0,5", "2"], .comma, "0,5", "2"), (["5", "1.000", "7"], .point, "1.000", "7"),
    (["5", "1.000", "7,5"], .comma, "5", "1.000"),
  ]) func `other values tell where thousands are apart`(
    values: [String], mark: ValueFormat.Mark, smallest: String, largest: String
  ) {
    for parts in 1...2 {
      let column = Self.column(of: values, parts: parts)
      #expect(column.format.mark == mark)
      #expect(column.numbers == .init(smallest: smallest, largest: largest))
    }
  }

  @Test func `two parts are what all of their values are`() {
    #expect(Self.column(of: ["13/1/2026", "1/13/2026"], parts: 2).kind == .text)
    #expect(Self.column(of: ["1/2/2026", "1/13/2026"], parts: 2).format.dayOrder == .monthDayYear)
    #expect(Self.column(of: ["$5", "€5"], parts: 2).kind == .text)
    for values in [["3E5", "5"], ["5", "3E5"], ["3E5", "x"], ["", "3E5"], ["3E5", ""]] {
      #expect(Self.column(of: values, parts: 2).kind == .text)
    }
    for values in [
      ["9007199254740993", ""], ["x", "9007199254740993"], ["", "9007199254740993"],
    ] {
      #expect(Self.column(of: values, parts: 2).roundsNumbers)
    }
    #expect(Self.column(of: ["5", "x"], parts: 2).kind == .text)
    #expect(Self.column(of: ["x", "5"], parts: 2).kind == .text)
    #expect(Self.column(of: ["", "$5"], parts: 2).kind == .currency)
    #expect(Self.column(of: ["$5", ""], parts: 2).kind == .currency)
    #expect(Self.column(of: ["1,234.5", "12,5"], parts: 2).kind == .text)
  }

  @Test(
    arguments: [
      // A part above 31 is a year, and one above 12 no month.
      (["99/10/15", "02/03/04"], .yearMonthDay, nil), (["11/22/26"], .monthDayYear, nil),
      (["1/2/99", "13/1/99"], .dayMonthYear, nil), (["32/01/02", "01/02/32"], nil, nil),
      // The day may be first, and makes a shorter time than the year would.
      (["13/02/26"], .dayMonthYear, "13/02/26"),
      (["28/02/25", "13/02/26", "01/12/25"], .dayMonthYear, "28/02/25"),
      (["16/05/10", "14/02/26", "23/10/15", "22/02/01", "10/12/31"], nil, "16/05/10"),
      (["26/11/01", "26/11/30"], nil, "26/11/01"), (["03/03/03", "01/02/03"], nil, "01/02/03"),
      // Years of four digits, and the same day in any case.
      (["1/2/2026", "3/3/2026"], nil, "1/2/2026"), (["3/3/2026"], .dayMonthYear, nil),
      (["2026-11-22", "22.11.2026"], .dayMonthYear, nil), (["05/05/05"], .dayMonthYear, nil),
      (["2026-11-22", "26/11/22"], nil, "26/11/22"),
      (["1/2/2026 7:05", "3/4/2026 7:05"], nil, "1/2/2026"),
      // Points and hyphens need somebody who says the order, and so do days of one digit behind years.
      (["22.11.26"], nil, nil), (["26-11-22"], nil, nil), (["99/10/5"], nil, nil),
    ] as [([String], DayOrder?, String?)])
  func `days have the order that all values allow`(
    values: [String], order: DayOrder?, example: String?
  ) {
    for parts in 1...2 {
      let column = Self.column(of: values, parts: parts)
      let day: ColumnType = values[0].contains(" ") ? .dateAndTime : .date
      #expect(column.kind == (order == nil ? .text : day))
      #expect(column.format.dayOrder == order)
      #expect(column.dayReadings?.example == example)
      #expect(column.dayReadings?.order == (example == nil ? nil : order))
    }
  }

  @Test(
    arguments: [
      ("16/05/10", .yearMonthDay, "2016-05-10"), ("16/05/10", .dayMonthYear, "2010-05-16"),
      ("05/06/10", .monthDayYear, "2010-05-06"), ("22.11.26", .dayMonthYear, "2026-11-22"),
      ("26-1-2", .yearMonthDay, "2026-01-02"), ("1/2/2026", .monthDayYear, "2026-01-02"),
      ("1/2/2026", .dayMonthYear, "2026-02-01"), ("2026-11-22", .dayMonthYear, "2026-11-22"),
      ("16/05/10", .monthDayYear, nil), ("1/2/2026", .yearMonthDay, nil),
    ] as [(String, DayOrder, String?)])
  func `an order that is said reads days of all ways of writing`(
    text: String, order: DayOrder, day: String?
  ) {
    var said = ColumnMetadata("a")
    said.kind = .date
    said.dayOrder = order
    let column = Self.column(of: [text], saidToBe: said)
    #expect(column.kind == .date)
    #expect(column.format.day(of: text.utf8.span)?.text == day)
    let ranks = column.format.ranks(of: [text, "1999-01-01"].map { Array($0.utf8) })
    #expect(ranks == (day == nil ? [.max, 0] : [1, 0]))
    let moments = [text, day ?? ""].map { column.format.moment(of: Array($0.utf8)) }
    #expect(moments[0] == moments[1])
  }

  @Test func `a value with nothing to see changes no kind`() {
    #expect(Self.kind(of: ["", "2026-11-22", " ", "\u{A0}"]) == .date)
    #expect(Self.kind(of: ["", "12", " "]) == .wholeNumber)
  }

  @Test func `a name says which of two things values are`() {
    #expect(Self.kind(of: ["0:45", "1:10"], named: "start") == .time)
    #expect(Self.kind(of: ["0:45", "1:10"], named: "Recording_Length") == .duration)
    #expect(Self.kind(of: ["2026-11-22"], named: "Length") == .date)
  }

  @Test func `numbers are places where the name says so and the globe has them`() {
    #expect(Self.kind(of: ["-90", "59.3"], named: "decimalLatitude") == .latitude)
    #expect(Self.kind(of: ["-90.1", "59.3"], named: "lat") == .decimal)
    #expect(Self.kind(of: ["180", "-180"], named: "lng") == .longitude)
    #expect(Self.kind(of: ["181"], named: "Long") == .wholeNumber)
    #expect(Self.kind(of: ["north"], named: "lat") == .text)
    #expect(Self.kind(of: ["1"], named: "latte") == .wholeNumber)
  }

  @Test func `no bytes are a trap`() {
    var generator = SeededGenerator(seed: 13)
    let signs = Array("0123456789:.-+TZPDHMS[]@/ htpsw,'()%$#eMaynov\u{A0}".utf8)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        signs.randomElement(using: &generator) ?? 0
      }
      var tally = ColumnTally()
      tally.note(bytes.span, missing: MissingWords())
      #expect(
        tally.column(named: "a", saidToBe: ColumnMetadata("a"), missing: MissingWords()).longest
          <= bytes.count)
    }
  }
}
