import Testing

@testable import Search

@Suite struct PrefixNodesTests {
  /// An index of records that each have some words for their names.
  private func index(_ records: [[String]]) throws -> WrittenIndex {
    var notes = RowNotes()
    let rows = records.enumerated().map {
      #"<tr id="r\#($0)"><th scope="row">\#($1.joined(separator: " "))</th></tr>"#
    }
    notes.read(Array(rows.joined().utf8), number: 0, path: "index.html")
    var all = [notes]
    return try WrittenIndex(RowSearch().index(of: &all).allFiles())
  }

  private func keys(_ index: WrittenIndex) -> [String] {
    index.entries.map { String(decoding: $0.key, as: UTF8.self) }
  }

  @Test func `few words have no entries for their beginnings`() throws {
    let index = try index([["tur", "turd"], ["turdus"], ["turdus", "tu"]])
    #expect(keys(index) == ["tu", "tur", "turd", "turdus"])
  }

  @Test func `where a word has a long list, its beginnings have counts`() throws {
    let index = try index(
      (0..<2_000).map { number in
        ["turdus"] + (number % 7 == 0 ? ["tur"] : []) + (number % 5 == 0 ? ["turdidae"] : [])
          + (number % 3 == 0 ? ["tu"] : [])
      } + [["turbo"]])
    #expect(
      keys(index) == ["tu", "tur", "tur*", "turbo", "turd*", "turdidae", "turdus"])
    let counts = index.entries.filter { $0.key.last == UInt8(ascii: "*") }.map(\.entry)
    #expect(counts.map(\.storage) == [.count, .count])
    #expect(counts.map(\.total) == [2_001, 2_000])
    #expect(try index.find(Array("turd".utf8)).count == 2_000)
    #expect(try index.find(Array("tur".utf8)).count == 2_001)
  }

  @Test func `where the words are many, their union has a list`() throws {
    // Nine bytes each, and the limit is twelve thousand.
    let index = try index(
      (0..<1_600).map { ["tur\(String($0, radix: 36))", $0 % 3 == 0 ? "turdus" : "x"] })
    let nodes = index.entries.filter { $0.key.last == UInt8(ascii: "*") }
    #expect(nodes.map { String(decoding: $0.key, as: UTF8.self) } == ["tur*"])
    #expect(nodes.first?.entry.postings.map(\.rank) == Array(0..<1_600))
    #expect(try index.find(Array("tur".utf8)).count == 1_600)
    #expect(try index.find(Array("turdus".utf8)).count == 534)
    #expect(try index.find(Array("tur1".utf8)).count == 1 + 36 + 304)
  }

  @Test func `words that begin alike are in one file, unless there is a list of them`() throws {
    let syllables = ["ba", "de", "ki", "lo", "mu", "na", "pe", "ri", "so", "tu", "ve", "zo"]
    let words = (0..<12_000).map { number -> String in
      let ends = [1, 12, 144, 1_728].map { syllables[number / $0 % 12] }
      return (number % 2 == 0 ? "tur" : "") + ends.joined() + String(number / 20_736)
    }
    let index = try index(words.map { [$0] })
    #expect(index.shards.count > 4)
    var shards: [[UInt8]: Set<String>] = [:]
    for (name, entries) in index.shards {
      for (key, _) in entries {
        for length in stride(from: 3, through: key.count, by: 1) {
          shards[Array(key.prefix(length)), default: []].insert(name)
        }
      }
    }
    let nodes = Set(index.entries.map(\.key).filter { $0.last == UInt8(ascii: "*") })
    #expect(!nodes.isEmpty)
    for (beginning, names) in shards where names.count > 1 {
      #expect(
        nodes.contains(beginning + [UInt8(ascii: "*")]),
        "\(String(decoding: beginning, as: UTF8.self))"
      )
    }
  }

  @Test func `a beginning is of three bytes at least, and of whole characters`() throws {
    let index = try index(Array(repeating: ["дроз", "дрозд", "鳥a", "鳥b", "ab"], count: 2_000))
    #expect(
      keys(index) == ["ab", "др*", "дро*", "дроз", "дроз*", "дрозд", "鳥*", "鳥a", "鳥b"])
  }
}
