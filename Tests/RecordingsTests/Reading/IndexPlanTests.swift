import Bytes
import Testing

@testable import Recordings
@testable import Records

@Suite struct IndexPlanTests {
  /// What can be seen of an index, or the message.
  private func outcome(of sources: [any RecordSource], parts: Int) -> [String] {
    do throws(InputError) {
      let index = try indexed(sources, parts: parts, windowSize: 100)
      return try index.all.map { "\(Recording($0))" } + index.refusals.examples.map(\.description)
        + ["\(index.refusals.counts)"] + index.groups.map { "\($0)" }
    } catch {
      return [error.description]
    }
  }

  private static let names = ["Blackbird", "Redwing", "", "Fieldfare", "Song Thrush"]

  private static func list(_ count: Int, separatedBy separator: String) -> String {
    (0..<count).map {
      record($0 % 90, ("en", names[$0 % names.count]), ("date", "2020-01-\(10 + $0 % 20)"))
    }.joined(separator: separator)
  }

  private static let table =
    "id,en,rmk\n"
    + (0..<60).map { "\($0),\(names[$0 % 5]),\"one,\n7,Wren,two\n\($0)\"\n" }.joined()

  private static let texts: [(name: String, text: String)] = [
    ("list.json", "[\(list(100, separatedBy: ",\n"))]"),
    ("page.json", "{\"recordings\": [\(list(100, separatedBy: " ,"))], \"page\": 1}"),
    ("lines.ndjson", list(100, separatedBy: "\n")),
    ("beside.json", list(100, separatedBy: "")),
    ("pages.json", "{\"recordings\": [\(list(40, separatedBy: ","))]}\n{\"recordings\": []}"),
    ("lists.json", "[\(list(30, separatedBy: ","))] [\(list(60, separatedBy: ","))] 7 null"),
    ("table.csv", table),
    ("table.tsv", table.replacing(",", with: "\t")),
    ("one.json", record(1, ("rmk", String(repeating: "x", count: 900)))),
    ("empty.json", "[]"),
  ]

  @Test(arguments: texts.indices)
  func `a source is the same in any number of parts`(number: Int) {
    let (name, text) = Self.texts[number]
    let whole = outcome(of: [source(text, name: name)], parts: 1)
    for parts in [2, 3, 5, 8, 13, 50] {
      #expect(outcome(of: [source(text, name: name)], parts: parts) == whole, "\(parts) parts")
    }
  }

  @Test(arguments: 1...12)
  func `sources are the same in any number of parts`(parts: Int) {
    let sources = Self.texts.map { source($0.text, name: $0.name) }
    #expect(outcome(of: sources, parts: parts) == outcome(of: sources, parts: 1))
    let few = [source(record(1)), source("[]"), source(record(2))]
    #expect(outcome(of: few, parts: parts) == outcome(of: few, parts: 1))
  }

  @Test func `large sources are cut, and small ones dealt out`() {
    let text = "[\(Self.list(100, separatedBy: ",\n"))]"
    func count(_ sources: [any RecordSource], smallestPiece: Int) -> Int {
      CollectionPlan(
        sources, of: .recordings(groupedBy: .species, orderedBy: .newest), parts: 4, windowSize: 64,
        smallestPiece: smallestPiece
      ).count
    }
    #expect(count([source(text)], smallestPiece: 100) == 4)
    #expect(count([source(text)], smallestPiece: text.utf8.count / 2 - 9) == 2)
    #expect(count([source(text)], smallestPiece: text.utf8.count) == 1)
    #expect(count(Array(repeating: source(record(1)), count: 9), smallestPiece: 1 << 10) == 1)
    #expect(count(Array(repeating: source(record(1)), count: 9), smallestPiece: 12) == 4)
  }

  @Test(
    arguments: [
      // Lists within records, and texts, whose elements look like records of the list around them.
      "\"annotation-set\": [{\"id\": 7, \"en\": \"Wren\"}, {\"id\": 8, \"en\": \"Wren\"}, {\"id\": 9}]",
      "\"rmk\": \"}, {\\\"id\\\": 7, \\\"en\\\": \\\"Wren\\\"}, {\\\"id\\\": 8}\"",
      "\"recordings\": [{\"id\": 7, \"en\": \"Wren\"}, {\"id\": 8, \"en\": \"Wren\"}]",
    ])
  func `what looks like a record and is none is found out`(field: String) {
    let records = (0..<40).map { "{\"id\": \(100 + $0), \(field)}" }
    for text in ["[\(records.joined(separator: ", "))]", records.joined(separator: "\n")] {
      let whole = outcome(of: [source(text)], parts: 1)
      for parts in 2...9 { #expect(outcome(of: [source(text)], parts: parts) == whole) }
    }
  }

  @Test(
    arguments: [
      ("[\(list(90, separatedBy: ",\n")) {}]", "birds.json:90:"),
      (
        "[\(list(90, separatedBy: ",\n")), {\"id\": 1, \"rmk\": \"\u{1}\"}]",
        "record 91, field \"rmk\""
      ),
      ("[\(list(90, separatedBy: ",\n")), {\"id\": 1", "end of file in record 91"),
      ("[\(list(90, separatedBy: ",\n")), {\"en\": 1}]", "skipped record 91"),
      (list(90, separatedBy: "\n") + "\n{\"id\" 1}", "birds.json:91:7: "),
    ])
  func `records are counted from the beginning of the source`(text: String, words: String) {
    let whole = outcome(of: [source(text)], parts: 1)
    #expect(whole.contains { $0.contains(words) })
    for parts in 2...7 { #expect(outcome(of: [source(text)], parts: parts) == whole) }
  }

  @Test func `the first fault of every source is told`() {
    let bad = "[\(Self.list(40, separatedBy: ",\n")), }, \(Self.list(40, separatedBy: ",\n")), }]"
    let sources = [
      source("[]"), source(bad, name: "a.json"), source(record(1)), source("", name: "b.json"),
      source(bad, name: "c.json"), source("[", name: "d.json"),
    ]
    let whole = outcome(of: sources, parts: 1)
    #expect(whole.count == 1)
    let lines = whole[0].split(separator: "\n")
    #expect(lines.count == 4)
    #expect(lines[0].hasPrefix("a.json:40:"))
    #expect(
      lines[1] == "b.json: the file is empty, expected recordings. Save or download it again.")
    #expect(lines[2].dropFirst(1) == lines[0].dropFirst(1))
    #expect(lines[3].hasPrefix("d.json:1:2: byte 1: unexpected end of file"))
    for parts in 2...9 { #expect(outcome(of: sources, parts: parts) == whole) }
  }

  @Test func `of very many bad files the first are named`() {
    let sources = (1...23).map { source("", name: "\($0).json") }
    let lines = outcome(of: sources, parts: 1)[0].split(separator: "\n")
    #expect(lines.count == 12)
    #expect(lines.dropLast().last?.hasPrefix("11.json: the file is empty") == true)
    #expect(lines.last == "12 more files have errors")
  }

  @Test(arguments: 1...6)
  func `there are no more groups than can be told apart, in any number of parts`(count: Int) {
    let text = (0..<60).map { record($0, ("en", "Bird \($0)")) }.joined(separator: "\n")
    for (limit, isRead) in [(60, true), (59, false), (31, false)] {
      var plan = CollectionPlan(
        [source(text)], of: .recordings(groupedBy: .species, orderedBy: .newest), parts: count,
        windowSize: 64, smallestPiece: 8)
      plan.limits.values = limit
      var parts = (0..<plan.count).map { plan.read($0) }
      #expect(plan.count == count)
      if isRead {
        #expect((try? plan.index(joining: &parts))?.groups.count == 60)
      } else {
        #expect(
          throws: InputError(
            file: "birds.json", reason: .tooMany("species", limit: limit), of: .recordings)
        ) {
          try plan.index(joining: &parts)
        }
      }
    }
  }

  @Test(
    arguments: [
      // Ordinary remarks of many lines, and lists and texts full of what looks like records.
      "id,en,rmk\n"
        + String(repeating: "1,Wren,\"\(String(repeating: "a line\n", count: 700))\"\n", count: 900),
      "["
        + Array(
          repeating:
            "{\"id\": 1, \"rmk\": \"\(String(repeating: "},{\\\"id\\\":", count: 90_000))\"}",
          count: 5
        ).joined(separator: ", ") + "]",
    ])
  func `a cut costs a few megabytes of reading, whatever there is`(text: String) {
    let source = MeteredSource(name: "birds", bytes: Array(text.utf8))
    _ = CollectionPlan(
      [source], of: .recordings(groupedBy: .species, orderedBy: .newest), parts: 2,
      windowSize: 1 << 18, smallestPiece: 1 << 10)
    #expect(source.bytesRead < 3 << 20)
  }

  @Test func `reading stops when it is called off`() {
    let plan = CollectionPlan(
      [source(Self.list(100, separatedBy: "\n"))], of: .recordings(), parts: 1)
    var parts = [plan.read(0) { _, _ in false }]
    #expect(throws: InputError(file: "birds.json", reason: .cancelled, of: .recordings)) {
      try plan.index(joining: &parts)
    }
  }
}
