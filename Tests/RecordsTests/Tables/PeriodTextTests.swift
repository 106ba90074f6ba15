import Bytes
import Testing

@testable import Records

/// Dates as people write them.
@Suite struct PeriodTextTests {
  @Test(arguments: [
    ("1910", "1910-01-01"), ("1912-09-08", "1912-09-08"), ("1925-05", "1925-05-01"),
    ("May 1925", "1925-05-01"), ("1925 May", "1925-05-01"), ("Sept. 1925", "1925-09-01"),
    ("12 May 1925", "1925-05-12"), ("May 12, 1925", "1925-05-12"), ("05/1925", "1925-05-01"),
    ("circa 1930", "1930-01-01"), ("c. 1880", "1880-01-01"), ("c.1880", "1880-01-01"),
    ("ca. 1880?", "1880-01-01"), ("[1880?]", "1880-01-01"), ("1880~", "1880-01-01"),
    ("before 1900", "1900-01-01"), ("1852–1911", "1852-01-01"), ("1852-1911", "1852-01-01"),
    ("1914-18", "1914-01-01"), ("1950/2018", "1950-01-01"), ("1998–", "1998-01-01"),
    ("1998-present", "1998-01-01"), ("c. 1726 – c. 1798", "1726-01-01"), ("1750–?", "1750-01-01"),
    ("born 1930", "1930-01-01"), ("1930s", "1930-01-01"), ("late 1930s", "1930-01-01"),
    ("19th century", "1801-01-01"), ("early 2nd century", "0101-01-01"), ("-0044", "-0044-01-01"),
    ("-0044-03-15", "-0044-03-15"), ("44 BC", "-0043-01-01"), ("AD 79", nil),
    ("79 AD", "0079-01-01"),
    ("2020-01-02T10:00:00.5Z", "2020-01-02"), ("2020-01-02Tomorrow", nil),
    ("2018-06-01T08:00+02:00/2018-06-01T09:30", "2018-06-01"), ("01/02/2020T10:00", nil),
    ("Spring 1925", "1925-03-01"), ("1984-02/1984-05", "1984-02-01"),
    ("", nil), ("12", nil), ("123456", nil), ("0044", nil), ("2500", nil), ("1925-13", nil),
    ("1925-02-30", nil), ("Room 1910", nil), ("May", nil), ("1910 Main Street", nil),
    ("1/2/1925", nil), ("1910.5", nil), ("3 of 1910", nil), ("1852–1911–1912", nil),
  ])
  func `a date is read as its first day`(text: String, day: String?) {
    let period = PeriodText(text.utf8.span)
    let found = if case .day(let day, _) = period { day.text } else { String?.none }
    #expect(found == day)
  }

  @Test(arguments: ["n.d.", "n. d.", "undated", "No date", "[s.d.]", "Unknown", "?"])
  func `a date may not be known`(text: String) {
    #expect(PeriodText(text.utf8.span) == .undated)
  }

  @Test func `a column of dates has days, and years to be looked up by`() throws {
    let index = try table(
      """
      id,date,size
      1,1910,1000-1500
      2,1912-09-08,1500-2000
      3,1925-05,2000-2100
      4,circa 1930,1500-2000
      5,1852–1911,1000-1500
      6,-0044-03-15,1000-1500
      7,n.d.,1000-1500
      """)
    #expect(index.columns.map(\.kind) == [.wholeNumber, .approximateDate, .text])
    let column = index.columns[1]
    #expect(column.days.map { [$0.lowerBound, $0.upperBound] } == [-44 * 372 + 76, 1930 * 372])
    let facet = try #require(index.facets.first { $0.name == "date" })
    #expect(
      index.values(of: facet).map { "\($0.title) \($0.count)" } == [
        "1930–1939 1", "1920–1929 1", "1910–1919 2", "1850–1859 1", "-50–-41 1",
        "date: not given 1",
      ])
    let texts = ["n.d.", "1925-05", "circa 1930", "1852–1911", "-0044-03-15", "1910", "1912-09-08"]
    let ranks = column.format.ranks(of: texts.map { Array($0.utf8) })
    #expect(
      zip(ranks, texts).sorted { $0 < $1 }.map(\.1) == [
        "-0044-03-15", "1852–1911", "1910", "1912-09-08", "1925-05", "circa 1930", "n.d.",
      ])
    #expect(column.histogram?.ranges.reduce(0) { $0 + $1.count } == 6)
  }

  @Test func `one value in twenty may be no date, and numbers are dates by the column's name`()
    throws
  {
    let rows = (0..<40).map {
      "\($0),\(1850 + $0)-\(1860 + $0),\($0 == 7 ? "Edo" : "c. \(1700 + $0)")"
    }
    for (name, kind) in [("born", ColumnType.approximateDate), ("size", .text)] {
      let index = try table("id,\(name),made\n" + rows.joined(separator: "\n"))
      #expect(index.columns.map(\.kind) == [.wholeNumber, kind, .approximateDate])
    }
    let more = try table(
      "id,born,made\n" + (rows + ["40,x,Edo", "41,y,Edo"]).joined(separator: "\n"))
    #expect(more.columns.map(\.kind) == [.wholeNumber, .approximateDate, .text])
  }

  @Test func `many different dates are counted by their decades`() throws {
    let rows = (0..<1_000).map { "\($0),\(1700 + $0 / 5)–\(1720 + $0 % 100 + $0 / 5)" }
    let index = try table("id,lived\n" + rows.joined(separator: "\n"))
    let facet = try #require(index.facets.first { $0.name == "lived" })
    #expect(index.values(of: facet).count == 20)
    #expect(index.values(of: facet)[0].count == 50)
  }

  @Test func `parts of a table find the same dates`() {
    let texts = ["1910", "c. 1920", "n.d.", "1852–1911", "x", "-0044"]
    var whole = PeriodTally()
    for text in texts { whole.note(text.utf8.span) }
    var joined = PeriodTally()
    for text in texts.reversed() {
      var part = PeriodTally()
      part.note(text.utf8.span)
      joined.add(part)
    }
    #expect(joined.days == whole.days)
  }
}
