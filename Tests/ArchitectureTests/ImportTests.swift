import Foundation
import Testing

/// Which module may import which, said once and read from every file.
@Suite struct ImportTests {
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static let system = ["Darwin", "Glibc", "Synchronization"]
  static let exported = ["Commands", "Publishing", "Rendering", "Screens", "Themes"]

  @Test(arguments: [
    ("Sources/Bytes", ["Synchronization"]),
    ("Sources/Markup", ["Bytes"]),
    ("Sources/Markdown", ["Bytes"]),
    ("Sources/Screens", ["Bytes"]),
    ("Sources/Records", ["Bytes"]),
    ("Sources/Files", ["Bytes"] + system),
    ("Sources/Packing", ["Bytes", "CZlib", "Files"]),
    ("Sources/Documents", ["Bytes", "CLibXML2", "Files", "Packing"]),
    ("Sources/Search", ["Bytes", "Files"]),
    ("Sources/Store", ["Bytes", "Files", "Synchronization"]),
    ("Sources/Serving", ["Bytes", "Files", "Synchronization"]),
    ("Sources/Rendering", ["Bytes", "CEmbedded", "Markdown", "Markup", "Screens"]),
    ("Sources/Validation", ["Bytes", "CLibXML2"]),
    (
      "Sources/Publishing",
      [
        "Bytes", "Files", "Markup", "Rendering", "Screens", "Search", "Store", "Synchronization",
        "Validation",
      ]
    ),
    (
      "Sources/Catalogues",
      [
        "Bytes", "CEmbedded", "Files", "Markup", "Publishing", "Records", "Rendering", "Screens",
        "Search", "Store", "Validation",
      ]
    ),
    (
      "Sources/Commands",
      [
        "Bytes", "CEmbedded", "Files", "Publishing", "Rendering", "Screens", "Serving", "Store",
        "Synchronization", "Themes", "Validation",
      ]
    ),
    (
      "Sources/ToolCommands",
      [
        "Bytes", "Catalogues", "CEmbedded", "Commands", "Documents", "Files", "Markup", "Packing",
        "Publishing", "Records", "Rendering", "Screens", "Search", "Store", "Synchronization",
        "Themes", "Validation",
      ]
    ),
    ("Sources/Rowhouse", exported),
    (
      "Sources/Recordings",
      [
        "Bytes", "Catalogues", "CEmbedded", "Commands", "Files", "Markup", "Publishing", "Records",
        "Rendering", "Screens", "Search", "ToolCommands",
      ]
    ),
    ("Sources/RowhouseTool", ["Recordings", "ToolCommands"]),
    ("Themes", ["CEmbedded", "Rendering"]),
    ("Site", ["Catalogues", "Recordings", "Rowhouse"]),
  ])
  func `a module imports only what is below it`(folder: String, allowed: [String]) throws {
    let files = try Self.swiftFiles(in: folder)
    #expect(!files.isEmpty)
    for file in files {
      let text = try String(contentsOf: file, encoding: .utf8)
      let imports = text.matches(of: /(?m)^ *(?:@\w+ )*(?:\w+ )?import (?:[a-z]+ )?([A-Z]\w+)/).map
      { String($0.1) }
      #expect(Set(imports).subtracting(allowed) == [], "\(file.lastPathComponent)")
    }
  }

  @Test func `of Records a site sees what the columns of a collection are declared with`() throws {
    func exported(by file: String) throws -> [String] {
      try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
        .matches(of: /(?m)^@_exported public import (.+)$/).map { String($0.1) }
    }
    #expect(try exported(by: "Sources/Rowhouse/Rowhouse.swift") == Self.exported)
    #expect(
      try exported(by: "Sources/Catalogues/Exported.swift") == [
        "protocol Records.CollectionColumn", "enum Records.ColumnRole", "enum Records.ColumnType",
        "enum Records.DayOrder",
      ])
  }

  @Test(arguments: ["Sources/Screens", "Site", "Themes", "Sources/Commands"])
  func `only what renders writes HTML`(folder: String) throws {
    for file in try Self.swiftFiles(in: folder) {
      let code = try String(contentsOf: file, encoding: .utf8)
        .split(separator: "\n")
        .filter { !$0.trimmingPrefix(while: \.isWhitespace).hasPrefix("//") }
        .joined(separator: "\n")
      #expect(code.firstMatch(of: /<\/?[a-z][a-z0-9]*[ >\/]/) == nil, "\(file.lastPathComponent)")
    }
  }

  @Test func `pointers are held where the standard says, and nowhere else`() throws {
    let holders = try [
      "Bytes", "Markup", "Screens", "Records", "Search", "Serving", "Store", "Rendering",
      "Publishing", "Catalogues", "Commands", "ToolCommands", "Recordings",
    ]
    .flatMap { try Self.swiftFiles(in: "Sources/\($0)") }
    .filter { try String(contentsOf: $0, encoding: .utf8).contains(/\bunsafe\b/) }
    .map(\.lastPathComponent)
    #expect(holders.sorted() == Self.unsafeFiles)
  }

  /// Files that lend bytes without copying them, in spans that do not outlive the call, and those that
  /// have memory of their own.
  static let unsafeFiles = [
    "Embedded+Bytes.swift", "HTMLWriter+Text.swift", "LargeArray+Sorting.swift",
    "LargeArray.swift",
    "LargeMemory.swift", "RowTexts.swift", "SearchNotes.swift", "Span+Word.swift",
    "StaticString+Bytes.swift",
  ]

  static func swiftFiles(in folder: String) throws -> [URL] {
    try files(in: folder).filter { $0.pathExtension == "swift" }
  }

  static func files(in folder: String) throws -> [URL] {
    try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
      .map { root.appending(path: folder).appending(path: $0) }
  }
}
