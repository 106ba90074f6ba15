import Foundation
import TestSupport
import Testing

/// What a site's author sees: each public type is a decision, and a name that they may have to know.
///
/// What is public for a neighbour or a test alone is `package`.
@Suite struct PublicTypeTests {
  @Test(arguments: [
    (
      "Screens",
      """
      Accessory AssignmentError AssignmentError.Reason Cell CellAction CellContent CellContent.Piece
      CellRole CellState CellStyle CellText Choice ChoiceRows Choices Colour ColumnTitles Condition
      Control Day DynamicRow DynamicScreen DynamicSection Field FieldTest FieldType Folding Form
      Form.Words FormValue GroupedNumber Identified Link Link.Scheme ListState Notice Notice.Action
      Numbers Page Pagination PickerStyle Picture Prototype RefusedValues Repeated Screen
      ScreenOutline SectionLinks Sentence Sentence.Interpolation SitePage SitePath SitePathError
      Sound SourceFile SteppedNumbers Submission TableStyle TextLimits TextPattern TimeOfDay Titled
      ValuePath ValueRange Variant Visibility WholeNumbers Wording
      """
    ),
    (
      "Records",
      """
      CollectionColumn ColumnType ColumnRole DayOrder Licence Recording Recording.Oscillogram
      Recording.Sonogram RecordingFacet RecordingField RecordingOrder
      """
    ),
    (
      "Rendering",
      """
      BaseURL CellWriter ColumnWidth Download GroupHeader Listing ListingLink RowNoun SiteFile
      StyleClass Theme Ungrouped
      """
    ),
    (
      "Publishing",
      """
      CatalogueExtras CollectionSource DataFolder DataRow PageContent Site SiteFault
      """
    ),
    ("Themes", ""),
    ("Rowhouse", "ExitStatus RowhouseCommand SiteCommand"),
    // No product shows it. It is public because only that is inlined in other modules.
    (
      "Bytes",
      "ASCII Excerpt Hash HashTable Hexadecimal Host JSONText LargeArray LargeMemory PercentEncoding Spelling"
    ),
    ("Markup", ""), ("Files", ""), ("Search", ""), ("Store", ""), ("Serving", ""),
    ("Validation", ""),
  ])
  func `a module shows these types`(module: String, types: String) throws {
    let expected = types.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(try Self.types(of: module) == expected.sorted())
  }

  /// A module's public types, from the toolchain's symbol graph of what was built.
  private static func types(of module: String) throws -> [String] {
    let folder = try Sandbox()
    defer { folder.remove() }
    try run(
      "swift-symbolgraph-extract", "-module-name", module, "-I", Child.path(of: "Modules"),
      "-I", ImportTests.root.appending(path: "Sources/CLibXML2").path,
      "-I", ImportTests.root.appending(path: "Sources/CEmbedded/include").path,
      "-I", "/usr/include/libxml2", "-minimum-access-level", "public",
      "-target", try target(), "-output-dir", folder.path)
    let file = URL(filePath: folder.path).appending(path: "\(module).symbols.json")
    let graph = try JSONDecoder().decode(Graph.self, from: Data(contentsOf: file))
    let kinds = ["struct", "enum", "class", "protocol", "actor", "typealias"].map { "swift.\($0)" }
    return graph.symbols.filter { kinds.contains($0.kind.identifier) }
      .map { $0.pathComponents.joined(separator: ".") }.sorted()
  }

  private struct Graph: Decodable {
    let symbols: [Symbol]

    struct Symbol: Decodable {
      let kind: Kind
      let pathComponents: [String]
    }

    struct Kind: Decodable {
      let identifier: String
    }
  }

  /// What the compiler builds for.
  private static func target() throws -> String {
    let words = try run("swiftc", "-print-target-info")
    let triple = try #require(words.firstMatch(of: /"triple": "(.+?)"/))
    return String(triple.1)
  }

  /// Runs a program of the toolchain to its end; the answer is what it prints.
  @discardableResult
  private static func run(_ words: String...) throws -> String {
    let (output, error, status) = try Child(program: "/usr/bin/env", words).result()
    #expect(status == 0, "\(words): \(error)")
    return output
  }
}
