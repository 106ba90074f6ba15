import Catalogues
import Foundation
import Publishing
import Recordings
import Records
import Rendering
import TestSupport
import Testing

/// The indexes of recordings, against a plain count of the files.
@Suite struct RealBrowsingTests {
  private func pages(_ folder: String, of collection: TestCollection) async throws -> [String] {
    let sources = try collection.files.map { BytesSource(name: $0.name, bytes: try $0.bytes) }
    let catalogue = Catalogue(
      of: RecordingKind(try CollectionIndex.reading(sources, of: .recordings())), titled: "Birds",
      pageSize: 50)
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 2)
      .publish(catalogue.publication(theme: Theme(name: "none", stylesheet: [])))
    return store.files.filter { $0.key.hasPrefix("\(folder)/") }
      .sorted { $0.key < $1.key }.map { String(decoding: $0.value, as: UTF8.self) }
  }

  /// The names of an index, as they are compared, and their counts.
  private func counts(_ pages: [String]) -> [String: Int] {
    pages.flatMap(bars).reduce(into: [:]) { counts, bar in
      let name = bar.title.replacing("&amp;", with: "&")
        .replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&#39;", with: "'")
        .replacing("&quot;", with: "\"")
      counts[key(name), default: 0] += bar.count
    }
  }

  private func key(_ name: String) -> String {
    let lowercased = name.unicodeScalars.map { scalar in
      ("A"..."Z").contains(scalar) ? String(scalar).lowercased() : String(scalar)
    }.joined()
    return lowercased.split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test(
    arguments: [
      ("countries", "cnt"), ("recordists", "rec"), ("species", "en"), ("quality", "q"),
      ("types", "type"), ("years", "date"),
    ], TestData.collections)
  func `every value of the files is in its index, with its count`(
    index: (folder: String, field: String), collection: TestCollection
  ) async throws {
    let (folder, field) = index
    var expected: [String: Int] = [:]
    for record in try collection.records {
      let text = record[field] as? String ?? ""
      switch field {
      case "type":
        let types = Set(text.split(separator: ",").map { key(String($0)) }.filter { !$0.isEmpty })
        for type in types { expected[type, default: 0] += 1 }
        if types.isEmpty { expected["type not given", default: 0] += 1 }
      case "date":
        let isKnown =
          text.contains(/^\d{4}-(0\d|1[0-2])-([0-2]\d|3[01])$/) && text.prefix(4) != "0000"
        expected[isKnown ? String(text.prefix(4)) : "year not given", default: 0] += 1
      case "q": expected[text.contains(/^[A-E]$/) ? key(text) : "no score", default: 0] += 1
      default: expected[key(text), default: 0] += 1
      }
    }
    var pages = try await pages(folder, of: collection)
    if field == "en" { pages = [pages[0]] }
    #expect(counts(pages) == expected)
  }
}
