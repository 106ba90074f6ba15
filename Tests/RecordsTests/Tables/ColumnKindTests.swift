import TestSupport
import Testing

@testable import Records

@Suite struct ColumnKindTests {
  /// The kind of a column with some values.
  private static func kind(of values: [String], named name: String = "Column") -> ColumnKind {
    var tally = ColumnTally()
    for value in values { tally.note(Array(value.utf8).span, missing: MissingWords()) }
    return tally.column(named: name, titled: name, as: nil).kind
  }

  @Test(arguments: [
    (["1", "-20", "+3", " 4 "], ColumnKind.wholeNumber), (["1", "2.5"], .decimal),
    (["1e3"], .decimal), (["007"], .text),
    (["2026-11-22", "2024-02-29"], .date), (["2026-02-29"], .text), (["2026-13-01"], .text),
    (["1900-02-29"], .text), (["2026-11-22", "soon"], .text),
    (["7:05", "23:59:59"], .time), (["07:05:30.25"], .time), (["24:00"], .duration),
    (["75:30", "7:05"], .duration), (["1:02:03", "100:00:00"], .duration), (["1:60"], .text),
    (["1:02:60"], .text), (["1:2"], .text), ([":30"], .text), (["0:03.5"], .duration),
    (["PT1H2M", "P1DT3.5S", "P2D", "PT75M"], .duration), (["P"], .text), (["PT"], .text),
    (["P1H"], .text), (["PT1M2H"], .text), (["PTH"], .text), (["Peru"], .text),
    (["2026-11-22T07:05:30Z", "2026-11-22 07:05", "2026-11-22t07:05:30.5+01:00"], .dateAndTime),
    (["2026-11-22T7:05"], .text), (["2026-11-22T07:05 CET"], .text), (["2026-11-22T24:00"], .text),
    (["2026-11-22T07:05-0130", "2026-11-22T07:05+02"], .dateAndTime),
    (["yes", "NO", "Yes"], .yesNo), (["true", "false"], .yesNo), (["y", "n"], .yesNo),
    (["yes", "maybe"], .text), (["yes", "n/a", "no"], .yesNo),
    (["12", "NA", "N/A", "-", "null", "None", "NaN", "\\N", " na "], .wholeNumber),
    (["2026-11-22", "NULL"], .date), (["NA", "SE"], .text), (["NA", "-"], .text),
    (["--", "1"], .text), (["1", "nane"], .text),
    (["https://a.org", "http://a.org/b"], .address), (["https://a b"], .text),
    (["https://a.org/1.jpg", "https://a.org/2.PNG?size=3"], .picture),
    (["https://a.org/1.jpg", "https://a.org/2"], .address),
    (["https://a.org/1.mp3", "https://a.org/2.Ogg#t=3"], .sound),
    (["https://a.org/1.mp3", "https://a.org/2.png"], .address),
    (["https://a.org/?file=1.mp3"], .address),
    (["ana@a.org", "mailto:bo@b.org", "5@c.org"], .email), (["ana@"], .text), (["@a"], .text),
    (["hi@a.org"], .email), (["[1, 2]", "[]"], .list), (["[1, 2"], .text),
    ([], .text), (["", " "], .text), (["Robin"], .text),
  ]) func `the kind is what all values are`(_ values: [String], _ kind: ColumnKind) {
    #expect(Self.kind(of: values) == kind)
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
    let signs = Array("0123456789:.-+TZPDHMS[]@/ htps".utf8)
    for _ in 0..<20_000 {
      let bytes = (0..<Int.random(in: 0...24, using: &generator)).map { _ in
        signs.randomElement(using: &generator) ?? 0
      }
      var tally = ColumnTally()
      tally.note(bytes.span, missing: MissingWords())
      #expect(tally.column(named: "a", titled: "a", as: nil).longest <= bytes.count)
    }
  }
}
