import Testing

@testable import Recordings
@testable import Records

@Suite struct RepeatedRecordTests {
  @Test func `of equal records the first is listed, and of different ones the same always`() throws
  {
    let first = source(
      record(1, ("en", "Blackbird")) + record(2, ("en", "Redwing")), name: "a.json")
    let second = source(
      "{\"en\": \"\\u0052edwing\", \"id\": \"2\"}\n" + record(1, ("en", "Fieldfare")),
      name: "b.json")
    let index = try CollectionIndex.reading([first, second], of: .recordings())
    #expect(index.ids == [1, 2])
    #expect(try index.all.map { $0[.commonName].text } == ["Fieldfare", "Redwing"])
    #expect(index.groups.map(\.title) == ["Fieldfare", "Redwing"])
    #expect(
      index.refusals.examples.map(\.description) == [
        "a.json:1:1: byte 0: skipped record 1: XC1 differs from record 2 of b.json. Keep one of "
          + "the two.",
        "b.json:1:1: byte 0: skipped record 1: XC2 is identical to record 2 of a.json",
      ])
    let other = try CollectionIndex.reading([second, first], of: .recordings())
    #expect(try other.all.map(Recording.init) == index.all.map(Recording.init))
    #expect(
      other.refusals.examples.map(\.description) == [
        "a.json:1:1: byte 0: skipped record 1: XC1 differs from record 2 of b.json. Keep one of "
          + "the two.",
        "a.json:1:31: byte 30: skipped record 2: XC2 is identical to record 1 of b.json",
      ])
  }

  @Test(
    arguments: [
      // More fields that say something come before everything else.
      (#"{"id": 1, "en": "A", "cnt": "B"}"#, #"{"id": 1, "en": "Z", "cnt": "", "loc": ""}"#),
      // The greater text, in the first field that differs.
      (#"{"id": 1, "en": "B", "cnt": "A"}"#, #"{"id": 1, "en": "A", "cnt": "B"}"#),
      (#"{"id": 1, "en": "Ab"}"#, #"{"id": 1, "en": "A"}"#),
      // What is there and empty, before what is not there.
      (#"{"id": 1, "en": "A", "cnt": ""}"#, #"{"en": "A", "id": 1, "cnt": null}"#),
      // Lists, when nothing else differs.
      (#"{"id": 1, "also": ["Parus", "Turdus"]}"#, #"{"id": 1, "also": ["Parus"]}"#),
      (#"{"id": 1, "annotation-set": []}"#, #"{"id": 1}"#),
      (#"{"id": 1, "annotation-set": [2]}"#, #"{"id": 1, "annotation-set": [1]}"#),
    ])
  func `which of two is listed depends on what they say`(listed: String, other: String) throws {
    let expected = try index(listed).all
    for text in [listed + other, other + listed, other + other + listed, listed + other + listed] {
      let index = try index(text)
      #expect(try index.all == expected)
    }
  }

  @Test func `every other record of one number is reported, as equal only if it is`() throws {
    let names = ["B", "A", "B", "C", "A", "C", "B", "C"]
    let index = try index(names.map { record(1, ("en", $0)) }.joined(separator: "\n"))
    #expect(try index.all.map { $0[.commonName].text } == ["C"])
    let same = Refusal.Reason.same(id: 1, file: "birds.json", record: 4)
    let conflict = Refusal.Reason.conflicting(id: 1, file: "birds.json", record: 4)
    #expect(
      index.refusals.examples.map(\.reason) == [
        conflict, conflict, conflict, conflict, same, conflict, same,
      ])
    #expect(index.refusals.examples.map(\.record) == [1, 2, 3, 5, 6, 7, 8])
  }

  @Test func `the same line under other columns is another record`() throws {
    let sources = ["id,en,cnt", "id,cnt,en"].map {
      source("\($0)\n1,Redwing,Sweden\n", name: "\($0).csv")
    }
    let index = try CollectionIndex.reading(sources, of: .recordings())
    #expect(try index.all.map { $0[.commonName].text } == ["Sweden"])
    #expect(index.refusals.examples.map(\.reason.kind.isLoss) == [true])
    let other = try CollectionIndex.reading(sources.reversed(), of: .recordings())
    #expect(try other.all == index.all)
  }

  @Test func `many records of one number cost no more than others`() throws {
    let text = (0..<3000).map { record(1, ("en", "\($0 + 1000)")) }.joined()
    let index = try index(text)
    #expect(
      index.refusals.counts == [.init(file: "birds.json", kind: .conflicting, count: 2999)])
    #expect(index.refusals.examples.map(\.record) == Array(1...Refusals.inAll))
    #expect(try index.all.map { $0[.commonName].text } == ["3999"])
  }
}
