import Foundation
import Rowhouse
import TestSupport
import Testing
import Validation

@testable import Site

/// Every page of the gallery, as it was when somebody last looked at it.
@Suite struct GalleryTests {
  private static func pages() async throws -> [String: [UInt8]] {
    let store = PagesInMemory()
    _ = try await Publisher(to: store, workers: 2).publish(try Gallery().publication())
    return store.files
  }

  @Test func `every page is what it was, and there are no others`() async throws {
    let files = try await Self.pages()
    let pages = files.filter { $0.key.hasSuffix(".html") && !Self.isLikeAnother($0.key) }
    for (file, bytes) in pages { try expectSnapshot(of: bytes, named: "gallery/\(file)") }
    #expect(try Snapshot.names(in: "gallery") == pages.keys.map { "gallery/\($0)" }.sorted())
  }

  /// Whether a page is one of the many lists of a country's volcanoes, or pages of one.
  private static func isLikeAnother(_ file: String) -> Bool {
    let path = file.split(separator: "/")
    guard path.first == "volcanoes", path.count > 2, file != "volcanoes/et/etna.html" else {
      return false
    }
    return path[1] != "by" || path[2] == "country" && path.count > 4
  }

  @Test func `the grammar of pages agrees that every page is one`() async throws {
    let schema = try RelaxNGSchema.pages()
    let pages = try await Self.pages().filter { $0.key.hasSuffix(".html") }
    #expect(pages.count > 200)
    for (name, page) in pages {
      var validator = PageValidator()
      #expect(validator.read(page, file: name).findings.map(\.description) == [], "\(name)")
      #expect(schema.objection(to: page) == nil, "\(name)")
    }
  }

  @Test func `every page of the enum is published, and no row leads nowhere`() async throws {
    let files = try await Self.pages()
    for page in GalleryPage.allCases { #expect(files["\(page.path)"] != nil) }
    let sounds = files.filter { $0.key.hasSuffix(".wav") }
    #expect(sounds.count == 4)
    #expect(sounds.values.allSatisfy { $0.count < 20_000 })
  }

  /// The page of addresses that are not there is found by going to one.
  @Test func `links lead from the front page to every page`() async throws {
    let files = try await Self.pages()
    var found: Set = ["index.html"]
    var next = ["index.html"]
    while let page = next.popLast() {
      let text = String(decoding: files[page] ?? [], as: UTF8.self)
      for link in text.matches(of: /<(?:a|form) [^>]*(?:href|action)="([^":?#]+)/) {
        let target = URL(filePath: "/\(page)").deletingLastPathComponent()
          .appending(path: "\(link.1)").standardized.path.dropFirst()
        if found.insert("\(target)").inserted { next.append("\(target)") }
      }
    }
    #expect(found.count > 200)
    #expect(Set(files.keys.filter { $0.hasSuffix(".html") }).subtracting(found) == ["404.html"])
  }

  @Test func `the page of cells shows every symbol that has a name`() {
    #expect(CellsScreen.symbols == SymbolName.allCases.map(\.rawValue))
  }

  @Test func `the samples are 120 recordings of 12 species`() throws {
    let samples = try Samples().recordings
    #expect(samples.count == 120)
    #expect(Set(samples.map(\.number)).count == 120)
    #expect(Set(samples.map(\.scientificName)).count == 12)
  }
}
