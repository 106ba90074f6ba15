import Publishing
import Records
import Rendering
import TestSupport
import Testing

@testable import Catalogues

/// What a catalogue says by itself, in every language that comes with the library.
@Suite struct LanguageTests {
  /// A table of all kinds of values, in which nobody wrote a Latin letter but in addresses.
  private static let table: [UInt8] = {
    var text = "α,γ,δ,ε,ζ,η,θ,ι,lat,lon,κ\n"
    for row in 1...45 {
      let (day, group) = (row % 28 + 1, ["Α", "Β", "Γ", ""][row % 4])
      let address = row % 3 == 0 ? "" : "https://e.org/\(row).ogg"
      text +=
        "\(row % 50 == 7 ? "" : "λ\(row)"),\(group),20\(10 + row % 9)-03-\(day / 10)\(day % 10),"
      text += "\(row * 37 % 1_000).5,\(address),https://e.org/\(row).png,"
      text += "\(row % 2 == 0 ? "μ" : "ν"),\(String(repeating: "ξ ", count: row == 9 ? 300 : 1)),"
      text += "\(row % 60).5,\(row * 2 % 180 - 90).5,\(row % 5 == 0 ? "" : "\(row * 7)")\n"
    }
    return Array((text + "1,2\n").utf8)
  }()

  /// The pages of the table's catalogue.
  private static func pages(
    in words: PageWords, _ table: [UInt8]
  ) async throws -> [String: String] {
    var schema = CollectionSchema.table
    schema.group = "γ"
    schema.totals = [("ε", .sum), ("ε", .mean), ("δ", .largest)]
    schema.counted = .these(["θ", "δ"])
    schema.sorted = ["ε"]
    let index = try CollectionIndex.reading(
      [BytesSource(name: "1.csv", bytes: table)], of: schema)
    var extras = CatalogueExtras.rowPages
    (extras.hasExports, extras.hasDownload) = (true, true)
    var about = CatalogueAbout()
    about.sources = [CatalogueAbout.Reference("https://e.org/")]
    about.licences = about.sources
    let catalogue = Catalogue(
      of: TableKind(index, from: "1.csv", with: extras, in: words), titled: "Ω", about: about,
      pageSize: 20)
    return try await files(of: catalogue).filter { $0.key.hasSuffix(".html") }
  }

  /// The texts with Latin letters on each page of the table's catalogue.
  private static func texts(
    in words: PageWords, _ table: [UInt8]
  ) async throws -> [String: Set<String>] {
    try await pages(in: words, table).mapValues { Set(said($0).filter(isSaid)) }
  }

  private static func files(of catalogue: Catalogue) async throws -> [String: String] {
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 2).publish(
      catalogue.publication(theme: Theme(name: "none", stylesheet: [])))
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  /// What is between the tags of a page, and in the attributes that somebody sees or hears.
  private static func said(_ page: String) -> [String] {
    page.split(separator: "<").flatMap { piece in
      let parts = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      let values = parts[0].split(separator: "=\"", omittingEmptySubsequences: false)
      let names = ["aria-label", "placeholder", "alt", "title", "download"]
      let attributes = zip(values, values.dropFirst()).filter { before, _ in
        names.contains { before.hasSuffix(" \($0)") }
      }
      return (attributes.map { $1.prefix { $0 != "\"" } } + parts.dropFirst()).map(String.init)
    }
  }

  /// Whether a text has a Latin letter of its own: not of an address, a unit or a coordinate.
  private static func isSaid(_ text: String) -> Bool {
    guard text.utf8.contains(where: { 0x61...0x7A ~= $0 | 0x20 }) else { return false }
    let rest = text.replacing(
      /(?:https:\/\/)?e\.org\S*|\S+\.(?:csv|json|ndjson)\b|&[a-z]+;/, with: ""
    )
    .replacing(/\b(?:lat|lon|CSV|JSON|NDJSON)\b|\d [kM][Bo]\b|° [NSEW]\b/, with: "")
    return rest.utf8.contains { 0x61...0x7A ~= $0 | 0x20 }
  }

  /// The texts in the body of a page that are in no element in English, but for those where none may stand.
  private static func unmarked(_ page: String) -> [String] {
    var languages: [Substring] = []
    let body = page.split(separator: "<body", maxSplits: 1).last ?? ""
    return body.split(separator: "<").compactMap { piece in
      let parts = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      if parts[0].hasPrefix("bdi lang=") { languages.append(parts[0].dropFirst(10).dropLast()) }
      if parts[0] == "/bdi" { languages.removeLast() }
      let isPlain = ["title", "desc", "option", "text"].contains { parts[0].hasPrefix($0) }
      return languages.last == "en" || isPlain ? nil : parts.last.map(String.init)
    }
  }

  @Test func `what is said in English in another language's page is marked`() async throws {
    let pages = try await Self.pages(in: .english(in: "el"), Self.table)
    #expect(pages.count > 50)
    for (path, page) in pages {
      // What a missing value is called is a value among others.
      let said = Self.unmarked(page).filter(Self.isSaid).filter { !$0.contains("γ: not given") }
      #expect(said == [], "\(path)")
      #expect(!page.contains("\u{FFFD}"), "\(path)")
    }
  }

  @Test func `nothing is said in English`() async throws {
    let english = try await Self.texts(in: .english, Self.table)
    #expect(english.count > 50)
    for language in PageWords.languages where language != "en" {
      let words = try #require(PageWords(of: language))
      let other = try await Self.texts(in: words, Self.table)
      #expect(Set(english.keys) == Set(other.keys))
      // What both languages say alike.
      let alike = Set(
        PageWords.Key.allCases.filter { words[$0] == PageWords.english[$0] }.map { words[$0] })
      for (path, texts) in other {
        let forgotten = texts.intersection(english[path] ?? []).subtracting(alike)
        #expect(
          forgotten.filter { !Self.isNumbered($0, as: alike) } == [], "\(language): \(path)")
      }
    }
  }

  /// Whether a text is a phrase of both languages and a number: `Page 2` in French.
  private static func isNumbered(_ text: String, as alike: Set<String>) -> Bool {
    alike.contains(text.replacing(/[\d.-]+/, with: "")) || alike.contains { $0 + ":" == text }
  }

  @Test(arguments: PageWords.languages)
  func `a table without rows says so`(language: String) async throws {
    let words = try #require(PageWords(of: language))
    var schema = CollectionSchema.table
    schema.counted = .these(["β"])
    let index = try CollectionIndex.reading(
      [BytesSource(name: "1.csv", bytes: Array("α,β\n".utf8))], of: schema)
    let page = try await page("rows/index.html", of: index, in: words)
    #expect(page.contains(">\(words[.nothingToShow])<"))
    #expect(page.contains(" lang=\"\(language)\""))
  }

  @Test func `the field of the search counts as the language does`() async throws {
    let words = try #require(PageWords(of: "de"))
    let text = "α\n" + (1...1_234).map { "\($0)\n" }.joined()
    let index = try CollectionIndex.reading(
      [BytesSource(name: "1.csv", bytes: Array(text.utf8))], of: .table)
    let page = try await page("index.html", of: index, in: words)
    #expect(page.contains("placeholder=\"1.234 Zeilen durchsuchen\""))
  }

  /// A page of a table's catalogue.
  private func page(
    _ path: String, of index: CollectionIndex, in words: PageWords
  ) async throws -> String {
    let catalogue = Catalogue(
      of: TableKind(index, from: "1.csv", in: words), titled: "Ω", pageSize: 1_000)
    return try #require(await Self.files(of: catalogue)[path])
  }
}
