import Foundation
import Testing

@testable import Search

@Suite struct SearchFiltersTests {
  private static let catalogue = SampleCatalogue(count: 2_000, seed: 5)
  private static let files = catalogue.index(by: 2).allFiles()

  /// What is in the file, of which the page makes its menus.
  private struct Filters: Decodable {
    let countries, types: [Choice]
    let qualities: [String]
    let quality: [[Int]]
    let years: [Year]
  }

  private struct Choice: Decodable, Equatable {
    let name: String
    let count: Int

    init(name: String, count: Int) { (self.name, self.count) = (name, count) }

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      name = try list.decode(String.self)
      count = try list.decode(Int.self)
    }
  }

  private struct Year: Decodable {
    let year: Int
    let spans: [Int]

    init(from decoder: any Decoder) throws {
      var list = try decoder.unkeyedContainer()
      year = try list.decode(Int.self)
      spans = try list.decode([Int].self)
    }
  }

  private func filters(_ files: [SearchFile] = Self.files) throws -> Filters {
    let text = try WrittenFiles(files).text("filters")
    return try JSONDecoder().decode(Filters.self, from: Data(text.bytes))
  }

  private func trimmed(_ text: String) -> String { text.trimmingCharacters(in: .whitespaces) }

  @Test func `countries and types are counted, those with the most first`() throws {
    var (countries, types): ([String: Int], [String: Int]) = ([:], [:])
    for recording in Self.catalogue.recordings {
      countries[trimmed(recording.written.country), default: 0] += 1
      for type in Set(recording.types.map { $0.text.lowercased() }) { types[type, default: 0] += 1 }
    }
    // What is not known cannot be chosen.
    countries[""] = nil
    let filters = try filters()
    #expect(filters.countries == choices(countries))
    #expect(filters.types == choices(types))
  }

  private func choices(_ counts: [String: Int]) -> [Choice] {
    counts.map { Choice(name: $0.key, count: $0.value) }.sorted {
      $0.count != $1.count
        ? $0.count > $1.count
        : Array($0.name.utf8).lexicographicallyPrecedes(Array($1.name.utf8))
    }
  }

  @Test func `each value has the records that it is chosen for`() throws {
    let index = try WrittenIndex(Self.files)
    let entries = index.entries.filter { $0.key[0] == UInt8(ascii: "=") }
    let filters = try filters()
    #expect(entries.count == filters.countries.count + filters.types.count)
    for (key, entry) in entries {
      let value = String(decoding: key.dropFirst(2), as: UTF8.self)
      let expected = Self.catalogue.ranked.enumerated().filter { _, position in
        let recording = Self.catalogue.recordings[position]
        return key[1] == UInt8(ascii: "c")
          ? trimmed(recording.written.country) == value
          : recording.types.contains { $0.text.lowercased() == value }
      }
      #expect(entry.postings.map(\.rank) == expected.map(\.offset), "\(value)")
      #expect(entry.postings.allSatisfy { $0.tier == 0 })
      // A value is looked for whole, in one file.
      let shard = try #require(index.shardNames(of: key, isPrefix: false).first)
      #expect(index.shards[shard]?.contains { $0.key == key } == true)
    }
  }

  @Test func `qualities are stretches of ranks`() throws {
    let filters = try filters()
    #expect(filters.qualities == ["A", "B", "C", "D", "E", ""])
    for (quality, span) in filters.quality.enumerated() {
      #expect(Array(span[0]..<span[1]) == ranks { $0.quality == quality })
    }
  }

  @Test func `years are stretches of ranks, the newest first, and no unknown date is in one`()
    throws
  {
    let filters = try filters()
    let years = Set(Self.catalogue.recordings.compactMap { $0.date?.year })
    #expect(filters.years.map(\.year) == years.sorted(by: >))
    for (year, spans) in filters.years.map({ ($0.year, $0.spans) }) {
      let own = stride(from: 0, to: spans.count, by: 2).flatMap { Array(spans[$0]..<spans[$0 + 1]) }
      #expect(own == ranks { $0.date?.year == year })
    }
  }

  @Test func `at most five hundred values can be chosen`() throws {
    let search = RecordingSearch(count: 600, pageSize: 50, firstPage: "", otherPages: "")
    var notes = [search.notes(workers: 1)]
    let nothing: [UInt8] = []
    for number in 0..<600 {
      notes[0].begin(at: number, number: UInt64(number), order: .none)
      for _ in 0..<3 { notes[0].part(nothing.span) }
      notes[0].finish(.names)
      let country = Array("Land \(number)".utf8)
      notes[0].part(country.span)
      notes[0].part(nothing.span)
      notes[0].finish(.place)
      for kind in [RecordingPhrase.recordist, .type] {
        notes[0].part(nothing.span)
        notes[0].finish(kind)
      }
    }
    let filters = try filters(search.index(of: &notes).allFiles())
    #expect(filters.countries.count == 500)
    #expect(filters.types.isEmpty)
  }

  private func ranks(where isIncluded: (SampleRecording) -> Bool) -> [Int] {
    Self.catalogue.ranked.indices.filter {
      isIncluded(Self.catalogue.recordings[Self.catalogue.ranked[$0]])
    }
  }
}
