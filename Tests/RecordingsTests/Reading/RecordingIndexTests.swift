import Bytes
import Testing

@testable import Recordings
@testable import Records

@Suite struct RecordingIndexTests {
  @Test func `species come by their common names, and the unknown last`() throws {
    let text = [
      record(1, ("gen", "Mystery"), ("sp", "mystery"), ("en", "Identity unknown")),
      record(2, ("gen", "Turdus"), ("sp", "merula"), ("en", "eurasian Blackbird")),
      record(3, ("gen", "Turdus"), ("sp", "pilaris"), ("en", "Fieldfare")),
      record(4, ("gen", "Corvus"), ("sp", "corax")),
      record(5),
      record(6, ("gen", " turdus"), ("sp", "Merula "), ("en", "Eurasian Blackbird")),
      record(7, ("gen", "Turdus"), ("sp", "merula"), ("en", "Eurasian Blackbird")),
      record(8, ("gen", "Aaa"), ("sp", "bbb"), ("en", "Fieldfare")),
      record(9, ("en", "Soundscape")),
    ].joined(separator: "\n")
    let index = try index(text)
    #expect(index.ids == [4, 7, 6, 2, 8, 3, 9, 5, 1])
    #expect(
      index.groups == [
        FacetValue(
          title: "Corvus corax", subtitle: "Corvus corax", anchor: "corvus-corax", count: 1,
          first: 0),
        FacetValue(
          title: "Eurasian Blackbird", subtitle: "Turdus merula", anchor: "turdus-merula",
          count: 3, first: 1, isSpelledAlike: false),
        FacetValue(
          title: "Fieldfare", subtitle: "Aaa bbb", anchor: "aaa-bbb", count: 1, first: 4),
        FacetValue(
          title: "Fieldfare", subtitle: "Turdus pilaris", anchor: "turdus-pilaris", count: 1,
          first: 5),
        FacetValue(title: "Soundscape", anchor: "species-soundscape", count: 1, first: 6),
        FacetValue(
          title: "Identity unknown", subtitle: "Mystery mystery", anchor: "mystery-mystery",
          count: 2, first: 7, isUnknown: true),
      ])
    #expect(index.groupNumber(at: 3) == 1)
    #expect(index.groupNumber(at: 9) == nil)
    #expect(index.id(at: -1) == nil)
  }

  @Test func `the most frequent common name is shown, of equals the first by its bytes`() throws {
    func name(_ names: String...) throws -> String? {
      let records = names.enumerated().map {
        record($0.offset, ("gen", "Turdus"), ("sp", "merula"), ("en", $0.element))
      }
      return try index(records.joined()).groups.first?.title
    }
    #expect(try name("Blackbird", "Amsel", "Blackbird") == "Blackbird")
    #expect(try name("Blackbird", "Amsel") == "Amsel")
    #expect(try name("", "", "Koltrast") == "Koltrast")
  }

  @Test func `a record that cannot be listed is reported, and the others go on`() throws {
    let text = """
      [{"gen": "Turdus"},
       {"id": "X12"}, {"id": "xc12", "en": "Fieldfare"},
       "Fieldfare", {"id": null}, {"id": ""}, {"id": "1000000000000"},
       {"id": "999999999999"}, {"id": "007"}, {"id": -1}, 5]
      """
    for windowSize in [64, 1 << 20] {
      let index = try index(text, windowSize: windowSize)
      #expect(index.ids == [12, 999_999_999_999, 7])
      #expect(
        index.refusals.examples.map(\.description) == [
          "birds.json:1:2: byte 1: skipped record 1: no \"id\". Add its number.",
          "birds.json:2:2: byte 21: skipped record 2: its \"id\" is \"X12\", expected up to 12 "
            + "digits. Write only the digits.",
          "birds.json:3:2: byte 72: skipped record 4: not an object. Remove it from the list.",
          "birds.json:3:15: byte 85: skipped record 5: no \"id\". Add its number.",
          "birds.json:3:29: byte 99: skipped record 6: no \"id\". Add its number.",
          "birds.json:3:41: byte 111: skipped record 7: its \"id\" is \"1000000000000\", "
            + "expected up to 12 digits. Write only the digits.",
          "birds.json:4:41: byte 176: skipped record 10: its \"id\" is \"-1\", expected up to "
            + "12 digits. Write only the digits.",
          "birds.json:4:53: byte 188: skipped record 11: not an object. Remove it from the list.",
        ])
      #expect(index.refusals.examples.first?.place == Place(offset: 1, line: 1, column: 2))
      #expect(index.refusals.examples[1].field == "id")
    }
  }

  @Test func `positions beyond the end are left out`() throws {
    let index = try index(record(1) + record(2))
    #expect(try index.rows(in: 1..<9).map { $0[.id].text } == ["1"])
    #expect(try index.rows(in: 5..<9).isEmpty)
    #expect(try CollectionIndex.reading([], of: .recordings()).count == 0)
  }

  @Test(arguments: [
    #"{"id": "9"}"#, #"{"id": "1}"}"#, "xxxxxxxxxxx", #"[{"id":"1"}"#, "{}",
  ])
  func `a file that changed between the passes is a fault`(other: String) throws {
    let source = ChangingSource()
    let index = try CollectionIndex.reading([source], of: .recordings())
    #expect(index.ids == [1])
    source.bytes.set(Array(other.utf8))
    let error = #expect(throws: InputError.self) { try index.rows(in: 0..<1) }
    let message = error?.description ?? ""
    #expect(
      message == "birds.json: the file changed while it was being read. Run the command again."
        || message.hasPrefix("birds.json: cannot read the file: expected bytes 0 to 11"))
  }

  @Test func `pages can be read from several threads`() async throws {
    let text = (1...1000).map { record($0, ("en", "Bird \($0 % 7)")) }.joined(separator: ",")
    let index = try index("[\(text)]")
    let counts = await withTaskGroup(of: Int.self) { group in
      for page in 0..<20 {
        group.addTask { (try? index.rows(in: page * 50..<page * 50 + 50).count) ?? 0 }
      }
      return await group.reduce(0, +)
    }
    #expect(counts == 1000)
  }
}
