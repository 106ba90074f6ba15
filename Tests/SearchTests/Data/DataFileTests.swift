import TestSupport
import Testing

@testable import Search

/// A file of data, line by line.
@Suite struct DataFileTests {
  /// The lines of the first file of rows that have a column each, after the row's number.
  private func lines(_ storage: SearchColumn.Storage, _ rows: [String]) -> [String] {
    let schema = SearchSchema(
      [
        SearchColumn("number", stored: .number, shown: .nothing),
        SearchColumn("a", stored: storage),
      ], at: .columns)
    var notes = [schema.notes()]
    notes[0].begin(page: 0)
    for (number, row) in rows.enumerated() {
      notes[0].begin(number: UInt64(100 + number))
      notes[0].add(row, in: 1)
    }
    return schema.index(of: &notes).lines(of: /r0\.js/)[0]
  }

  @Test func `numbers are what they are more than the least`() {
    #expect(lines(.plain, ["x", "y", "z"])[0] == "n100\t !#")
  }

  @Test func `texts are as they are, and once where the next rows have the same`() {
    #expect(lines(.plain, ["a b", "a b", "", "c", "c", "c"])[1] == "pa b\u{1F}2\t\tc\u{1F}3")
    #expect(lines(.plain, ["a", "b", "a", "b", "a", "b", "a"])[1] == "pa\tb\ta\tb\ta\tb\ta")
  }

  @Test func `texts that rows share are listed where that is shorter`() {
    let rows = ["song", "call", "song", "call", "", "call", "song"]
    #expect(lines(.repeated, rows)[1] == "dsong\tcall\t\t ! !#! ")
    #expect(lines(.repeated, ["song", "call"])[1] == "psong\tcall")
  }

  @Test func `days are how much earlier they are than the last, and what is none is a text`() {
    let day = (2020 * 12 + 4) * 31 + 16
    #expect(
      lines(.date, ["2020-05-17", "2020-05-16", "", "2020-1-1", "2020-04-17", "2020-1-1"])[1]
        == "t\(day)\t!#  A \t2020-1-1\t3,5")
  }

  @Test(
    arguments: [
      "2020-00-01", "2020-13-01", "2020-01-00", "2020-01-32", "20200-1-01", "2020-01-1",
      "2020/01/01", "17-05-2020", "2020-01-01T", "２０２０-01-01",
    ])
  func `what only looks like a day is a text`(text: String) {
    #expect(lines(.date, [text])[1] == "t0\t \t\(text)\t0")
  }

  @Test(arguments: ["0000-01-01", "9999-12-31", "2024-02-29"])
  func `a day of any year is a number`(text: String) {
    let line = lines(.date, [text])[1]
    #expect(line.hasSuffix("\t!") && line.dropFirst().dropLast(2).allSatisfy(\.isNumber))
  }

  @Test func `texts of files of their own are numbers, those most used the lowest`() {
    #expect(lines(.shared, ["rare", "often", "often", "", "apart"])[1] == "s$!! #")
  }

  @Test func `an address is a pattern with a mark for the row's number`() {
    #expect(
      lines(.pattern, ["https://x.org/100/a", "https://x.org/101/a", "https://y.org/"])[1]
        == "phttps://x.org/#/a\u{1F}2\thttps://y.org/")
  }

  @Test func `of a long text the beginning is kept, and all of an address`() {
    let long = String(repeating: "ä", count: 100)
    #expect(lines(.plain, [long])[1] == "p" + String(repeating: "ä", count: 80) + "…")
    let schema = SearchSchema(
      [SearchColumn("a", stored: .plain, shown: .anchor)], at: .columns)
    var notes = [schema.notes()]
    notes[0].begin(page: 0)
    notes[0].begin()
    notes[0].add(long, in: 0)
    #expect(schema.index(of: &notes).texts(of: /r0/)[0].contains("\"p\(long)\""))
  }

  @Test(arguments: [SearchColumn.Storage.plain, .repeated, .pattern])
  func `the address of a sound is kept whole, and the root says whether it has a mark`(
    storage: SearchColumn.Storage
  ) {
    let address = "https://x.org/\(String(repeating: "a", count: 200))/7.mp3"
    let schema = SearchSchema(
      [
        SearchColumn("number", stored: .number, shown: .nothing),
        SearchColumn("a", stored: storage, shown: .sound),
      ], at: .columns)
    var notes = [schema.notes()]
    notes[0].begin(page: 0)
    notes[0].begin(number: 7)
    notes[0].add(address, in: 1)
    let index = schema.index(of: &notes)
    let isPattern = storage == .pattern
    #expect(
      index.texts(of: /r0/)[0].contains(
        isPattern ? address.replacing("7.mp3", with: "#.mp3") : address))
    let root = index.texts(of: /root/)[0].replacing(#"\"#, with: "")
    #expect(root.contains(#""shown":"sound""#))
    #expect(root.contains(#""isPattern":true"#) == isPattern)
  }

  @Test func `spaces around a text are left out, and what parts its words is one`() {
    #expect(lines(.plain, [" \t a \n b\u{7F}c\r\n"])[1] == "pa b c")
  }

  @Test(arguments: [1, 9, 10, 127, 128, 300, 16_384])
  func `each of many columns has its own line`(count: Int) {
    let schema = SearchSchema(
      (0..<count).map { SearchColumn("\($0)", stored: $0 % 2 == 0 ? .plain : .repeated) },
      at: .columns)
    var notes = [schema.notes()]
    notes[0].begin(page: 0)
    notes[0].begin()
    for column in 0..<count { notes[0].add("v\(column)", in: column) }
    let text = schema.index(of: &notes).texts(of: /r0/)[0]
    let lines = (0..<count).map { "pv\($0)" }.joined(separator: #"\n"#)
    #expect(text.hasPrefix(#"rowhouse(["r0","\#(lines)","#))
  }

  @Test func `columns beyond the most there may be are left out`() {
    let schema = SearchSchema(
      (0..<20_000).map { SearchColumn("\($0)", tier: .name, stored: .plain) }, at: .columns)
    var notes = schema.notes()
    notes.begin(page: 0)
    notes.begin()
    notes.add("one", in: 16_384)
    #expect(schema.columns.count == 16_384)
    #expect(notes.words.count == 0)
  }

  @Test func `whoever noted a text, and however many are different, it is written alike`() {
    var generator = SeededGenerator(seed: 3)
    let schema = SearchSchema(
      [SearchColumn("a", tier: .name, stored: .repeated, filter: .values)], at: .columns)
    let rows = (0..<2_000).map { _ in "value \(generator.below(20))" }
    let files = [1, 2, 3, 50].map { workers in
      var notes = (0..<workers).map { _ in schema.notes() }
      for (page, start) in stride(from: 0, to: rows.count, by: 10).enumerated() {
        notes[page % workers].begin(page: page)
        for row in rows[start..<start + 10] {
          notes[page % workers].begin()
          notes[page % workers].add(row, in: 0)
        }
      }
      return schema.index(of: &notes).texts(of: /search/)
    }
    #expect(Set(files).count == 1)
  }
}
