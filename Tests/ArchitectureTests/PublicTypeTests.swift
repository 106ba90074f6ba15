import Foundation
import TestSupport
import Testing

/// What a site's author sees: each public type is a decision, and a name that they may have to know.
///
/// What is public for a neighbour or a test alone is `package`.
@Suite struct PublicTypeTests {
  /// The types of each module.
  private static let modules = [
    (
      "Screens",
      """
      Accessory AnyModel AssignmentError AssignmentError.Reason Block BuiltForm Cell CellAction
      CellContent CellContent.Piece CellRole CellState CellStyle CellText Choice ChoiceRows Choices
      Colour ColumnTitles Condition Control Day DynamicRow DynamicScreen DynamicSection Field
      FieldTest FieldType Figure Figure.Frame Figure.Placement Folding Form Form.Words FormRow
      FormSection FormValue GroupedNumber Identified Link Link.Scheme ListPage ListState Notice
      Notice.Action Numbers Ordered Pagination Parts PickerStyle Picture Prototype RefusedValues
      Repeated RowForm Screen ScreenOutline SectionLinks Sectioned Sentence Sentence.Interpolation
      SitePage SitePath SitePathError Sound SourceFile SteppedNumbers Submission TableStyle
      TextLimits TextPattern TimeOfDay Titled ValuePath ValueRange Variant Visibility WholeNumbers
      Wording
      """
    ),
    ("Records", "CollectionColumn ColumnType ColumnRole DayOrder"),
    (
      "Recordings",
      """
      Licence Recording Recording.Oscillogram Recording.Sonogram RecordingFacet RecordingField
      RecordingOrder
      """
    ),
    (
      "Rendering",
      """
      BaseURL CellWriter ColumnWidth Download GroupHeader Listing ListingLink RowNoun SiteFile
      StyleClass Theme Ungrouped
      """
    ),
    ("Publishing", "DataFolder PageContent Site SiteFault"),
    ("Catalogues", "CatalogueExtras CollectionSource DataRow"),
    ("Themes", ""),
    ("Commands", "ExitStatus SiteCommand"), ("ToolCommands", "RowhouseCommand"), ("Rowhouse", ""),
    // No product shows it. It is public because only that is inlined in other modules.
    (
      "Bytes",
      "ASCII Excerpt Hash HashTable Hexadecimal Host JSONText KeyedHash KeyedHash.Key LargeArray LargeMemory PercentEncoding Spelling UTF8Character"
    ),
    ("Markup", ""), ("Files", ""), ("Search", ""), ("Store", ""), ("Serving", ""),
    ("Validation", ""),
  ]

  @Test(arguments: modules)
  func `a module shows these types`(module: String, types: String) throws {
    let expected = types.split(whereSeparator: \.isWhitespace).map(String.init)
    #expect(try Self.types(of: module) == expected.sorted())
  }

  /// What an author copies declares no type that hides one of the library's.
  @Test func `documentation, templates and the gallery call no type as the library does`() throws {
    let shown: Set = ["Screens", "Rendering", "Publishing", "Catalogues", "Themes", "Commands"]
    let types = Set(
      Self.modules.filter { shown.contains($0.0) }
        .flatMap { $0.1.split(whereSeparator: \.isWhitespace) }.map(String.init))
    let files = try ["Site", "Tests/Articles", "Tests/Examples", "Sources/ToolCommands/New"]
      .flatMap { try ImportTests.files(in: $0).filter { $0.path.contains(".swift") } }
    #expect(files.contains { $0.path.hasSuffix(".swift.txt") })
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      for declared in text.matches(of: /\b(?:struct|enum|class|actor|protocol|typealias) (\w+)/) {
        #expect(!types.contains("\(declared.1)"), "\(file.lastPathComponent): \(declared.0)")
      }
    }
  }

  /// A module's public types, from the toolchain's symbol graph of what was built.
  private static func types(of module: String) throws -> [String] {
    let folder = try Sandbox()
    defer { folder.remove() }
    let words =
      ["swift-symbolgraph-extract", "-module-name", module] + (try CompiledModules.options())
      + ["-minimum-access-level", "public", "-output-dir", folder.path]
    let (_, error, status) = try Child(program: "/usr/bin/env", words).result()
    #expect(status == 0, "\(words): \(error)")
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
}
