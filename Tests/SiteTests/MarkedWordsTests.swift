import Foundation
import Rowhouse
import TestSupport
import Testing

@testable import KitchenSink
@testable import Rendering
@testable import Site

/// Sites in a language in which every phrase is marked, so that what is not marked is said by the site's
/// author or was forgotten.
@Suite struct MarkedWordsTests {
  /// Words whose every text stands between ⟦ and ⟧.
  private static func markedWords() throws -> PageWords {
    var file = try #require(
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: package.appending(path: "Sources/Rendering/Words/en.json")))
        as? [String: Any])
    let phrases = try #require(file["phrases"] as? [String: Any])
    file["language"] = "tlh"
    file["phrases"] = phrases.mapValues { phrase -> Any in
      if let forms = phrase as? [String: String] { return forms.mapValues(marked) }
      return marked(phrase as? String ?? "")
    }
    return try PageWords(
      Array(JSONSerialization.data(withJSONObject: file)), file: "tlh.json", over: nil)
  }

  private static let package = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What is between the places of a phrase, marked.
  private static func marked(_ phrase: String) -> String {
    phrase.replacing(/[^{}]+(?![^{}]*\})/) { "⟦\($0.output)⟧" }
  }

  private static func files(of site: some Rowhouse.Site) async throws -> [String: String] {
    let store = PagesInMemory()
    _ = try await Publisher(to: store, workers: 2).publish(
      try site.publication(
        theme: Theme(name: "none", stylesheet: []), words: try markedWords()))
    return store.files.mapValues { String(decoding: $0, as: UTF8.self) }
  }

  // MARK: - What is said

  /// What is seen or heard of a page and is not marked.
  ///
  /// The listing of a page's own source is the author's.
  private static func unmarked(_ page: String) -> [String] {
    let page = page.replacing(
      /<section class="source"[\s\S]*?<\/section>/, with: "")
    let heard = ["aria-label", "placeholder", "alt", "title", "download", "label"]
    return page.split(separator: "<").flatMap { piece in
      let parts = piece.split(separator: ">", maxSplits: 1, omittingEmptySubsequences: false)
      let values = parts[0].split(separator: "=\"", omittingEmptySubsequences: false)
      let attributes = zip(values, values.dropFirst()).filter { before, _ in
        heard.contains { before.hasSuffix(" \($0)") }
      }
      return (attributes.map { $1.prefix { $0 != "\"" } } + parts.dropFirst()).map(String.init)
    }.flatMap(rest)
  }

  /// The runs of words of a text that are not marked.
  private static func rest(of text: String) -> [String] {
    var depth = 0
    var runs = [""]
    let plain = text.replacing("&amp;", with: "&").replacing("&lt;", with: "<")
      .replacing("&quot;", with: "\"")
    for character in plain {
      if character == "⟦" { depth += 1 }
      let isWord = character.isLetter || character == " " || character == "-"
      if depth == 0, isWord { runs[runs.count - 1].append(character) } else { runs.append("") }
      if character == "⟧" { depth -= 1 }
    }
    return runs.map { $0.trimmingCharacters(in: .whitespaces) }.filter { run in
      run.utf8.contains { 0x61...0x7A ~= $0 | 0x20 }
    }
  }

  // MARK: - What the author says

  private static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// The words of the texts, cases and data of a folder: pages put texts together from them.
  private static func author(_ folder: String) throws -> (text: String, words: Set<String>) {
    let folder = package.appending(path: folder)
    var texts: [String] = []
    for case let path as String in try #require(
      FileManager.default.enumerator(atPath: folder.path))
    {
      guard [".swift", ".csv", ".json"].contains(where: path.hasSuffix) else { continue }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      guard path.hasSuffix(".swift") else {
        texts.append(text)
        continue
      }
      texts += text.matches(of: /"""([\s\S]*?)"""/).map { lines in
        String(lines.1).replacing(/\\?\n */, with: "")
      }
      texts += text.matches(of: /"([^"\n]*)"/).map { String($0.1) }
      texts += text.matches(of: /case ([^\n]*)/).map { String($0.1) }
      texts += text.matches(of: /\\\(([^\n]*)/).map { String($0.1) }
    }
    let text = texts.joined(separator: "\n")
    return (text, Set(words(of: text)))
  }

  // MARK: - Tests

  @Test(arguments: ["Tests/KitchenSink", "Site"])
  func `a page says what its author says, and all else in the language's phrases`(
    folder: String
  ) async throws {
    let site: any Rowhouse.Site = folder == "Site" ? try Gallery() : KitchenSink()
    let author = try Self.author(folder)
    var count = 0
    for (path, page) in try await Self.files(of: site).sorted(by: { $0.key < $1.key })
    where path.hasSuffix(".html") && !path.hasPrefix("volcanoes/") {
      #expect(page.contains("⟦"), "\(path)")
      let forgotten = Set(Self.unmarked(page)).filter {
        // A letter leads to the values that begin with it.
        $0.count > 1 && !author.text.contains($0)
          && !author.words.isSuperset(of: Self.words(of: $0))
      }
      #expect(forgotten.sorted() == [], "\(path)")
      count += 1
    }
    #expect(count > 4)
  }

  @Test func `lists, limits and headings say nothing by themselves in English`() async throws {
    for (path, page) in try await Self.files(of: GreekSite()).sorted(by: { $0.key < $1.key })
    where path.hasSuffix(".html") {
      #expect(Set(Self.unmarked(page)).sorted() == [], "\(path)")
    }
  }

  @Test func `a script says nothing but phrases`() async throws {
    let scripts = try await Self.files(of: KitchenSink()).filter { $0.key.hasSuffix(".js") }
    #expect(scripts.count > 5)
    for (path, script) in scripts {
      // A name of a key, an error or a constant is one word.
      let texts = script.matches(of: /(["`])([A-Z][a-z]+ [^"`]*|[^"`⟦]*[a-z]\.)\1/)
      #expect(texts.map { String($0.2) } == [], "\(path)")
    }
  }
}

// MARK: - A site without a Latin letter

/// A site whose author writes Greek.
private struct GreekSite: Rowhouse.Site {
  enum Page: String, SitePage { case front = "index", form, failed, songs = "songs/index", none }

  let title = "Ω"

  func content(of page: Page) -> PageContent {
    switch page {
    case .front: .screen(StatesScreen())
    case .form: .screen(LimitsScreen())
    case .songs: .screen(of: Array(1...5), by: 2) { _, state in SongsScreen(state: state) }
    case .failed: .listing(SongsListing(state: .failed("α"), page: Self.page))
    case .none: .listing(SongsListing(state: .empty, page: Self.page))
    }
  }

  private static let page = Pagination(of: 0, by: 1, in: "none")[0]
}

/// A section for each state of a list.
private struct StatesScreen: Screen {
  enum Section: CaseIterable { case loading, empty, failed, outdated, last }
  let title = "Α"

  func rows(in section: Section) -> [Int] { state(of: section).items }
  func cell(for row: Int) -> Cell {
    var content = CellContent()
    content.meter(row - 1, of: row - 1, unit: "μ")
    return Cell("\(row)", .prototype(content))
  }
  func notice(of section: Section) -> Notice? { state(of: section).notice(about: "γ") }

  private func state(of section: Section) -> ListState<Int> {
    switch section {
    case .loading: .loading
    case .empty: .empty
    case .failed: .failed("δ")
    case .outdated: .outdated([1], "δ")
    case .last: .populated([1, 2])
    }
  }
}

private struct SongsScreen: Screen {
  enum Section: CaseIterable { case songs }
  let state: ListState<Int>
  let title = "Β"

  func rows(in section: Section) -> [Int] { state.items }
  func cell(for row: Int) -> Cell { Cell("\(row)") }
  func notice(of section: Section) -> Notice? { state.notice(about: "") }
}

private struct SongsListing: Listing {
  enum Column: CaseIterable { case only }
  let state: ListState<Int>
  let page: ListPage
  let title = "Γ"

  func header(of column: Column) -> String { "κ" }
  func draw(_ column: Column, of item: Int, into cell: inout CellWriter) {}
}

/// A field for each thing that a hint says.
private struct LimitsScreen: Form {
  enum Section: CaseIterable { case only }
  enum Row: CaseIterable { case digits, code, mail, one, some, whole, decimal, decimals }

  struct Model: Sendable {
    var text = Array(repeating: "", count: 5)
    var numbers: [Double?] = [nil, nil, nil]
  }

  var model = Model()
  let title = "Δ"

  func rows(in section: Section) -> [Row] { Row.allCases }
  func cell(for row: Row) -> Cell { Cell("λ") }
  func identifier(of row: Row) -> String? { "\(row)" }

  func field(of row: Row) -> Field<Model>? {
    switch row {
    case .digits: .text(\.text[0], length: 4...4, pattern: .digits)
    case .code: .text(\.text[1], length: 2...30, pattern: .code)
    case .mail: .text(\.text[2], pattern: .mail)
    case .one: .text(\.text[3], length: 1...1)
    case .some: .multilineText(\.text[4], length: 8...80)
    case .whole: .number(\.numbers[0], in: 1...120)
    case .decimal: .number(\.numbers[1], in: 0.5...2.5, decimals: 1)
    case .decimals: .number(\.numbers[2], in: 0.25...2.5, decimals: 2)
    }
  }
}
