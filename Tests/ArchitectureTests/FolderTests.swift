import Foundation
import Testing

/// How many files a folder has, and which subjects name the types of which others.
@Suite struct FolderTests {
  /// A subject: some folders, and the subjects whose types it may name.
  struct Subject: CustomTestStringConvertible {
    let name: String
    let folders: [String]
    let below: [String]

    init(_ name: String, _ folders: [String], above below: [String] = []) {
      self.name = name
      self.folders = folders
      self.below = below
    }

    var testDescription: String { name }
  }

  static let subjects = [
    Subject(
      "Tables",
      ["Delimited", "Reading", "Rows"].map { "Records/\($0)" }),
    Subject(
      "Collections",
      [
        "Collections", "Export", "Facets", "Schema", "Values", "Values/Days", "Values/Numbers",
      ].map { "Records/\($0)" }, above: ["Tables"]),
    Subject("Pages", ["Publishing", "Publishing/Progress", "Publishing/Search"]),
    Subject("Sites", ["Publishing/Site"], above: ["Pages"]),
    Subject("Inputs", ["ToolCommands/Inputs"], above: ["Tables", "Collections", "Pages", "Sites"]),
    Subject("Comparison", ["ToolCommands/Difference"], above: ["Pages"]),
    Subject("Plans", ["ToolCommands/Plan"], above: ["Pages"]),
    Subject(
      "Tool", ["", "/Options", "/Shells", "/Verbs"].map { "ToolCommands\($0)" },
      above: ["Tables", "Collections", "Pages", "Sites", "Inputs", "Comparison", "Plans"]),
  ]

  @Test func `a folder has at most 25 Swift files`() throws {
    let folders = Dictionary(grouping: try ImportTests.swiftFiles(in: "Sources")) {
      $0.deletingLastPathComponent().path
    }
    for (folder, files) in folders { #expect(files.count <= 25, "\(folder)") }
  }

  @Test func `every folder of the modules with several subjects is of one`() throws {
    let root = ImportTests.root.appending(path: "Sources").path + "/"
    let folders = try ["Records", "Publishing", "ToolCommands"].flatMap { module in
      try ImportTests.swiftFiles(in: "Sources/\(module)").map {
        String($0.deletingLastPathComponent().path.dropFirst(root.count))
      }
    }
    #expect(Set(folders) == Set(Self.subjects.flatMap(\.folders)))
  }

  @Test(arguments: subjects)
  func `a subject names no type of the subjects above it`(subject: Subject) throws {
    let files = try Self.files(of: subject)
    let own = Set(files.flatMap { Self.types(in: $0.code, nested: true) })
    for other in Self.subjects where other.name != subject.name {
      if subject.below.contains(other.name) { continue }
      let types = Set(
        try Self.files(of: other).flatMap { Self.types(in: $0.code, nested: false) }
      ).subtracting(own)
      for (file, code) in files {
        #expect(Self.words(of: code).intersection(types) == [], "\(file)")
      }
    }
  }

  private typealias File = (name: String, code: [Substring])

  private static func files(of subject: Subject) throws -> [File] {
    try subject.folders.flatMap { folder in
      let place = ImportTests.root.appending(path: "Sources/\(folder)")
      return try FileManager.default.contentsOfDirectory(atPath: place.path)
        .filter { $0.hasSuffix(".swift") }.map { try file(at: place.appending(path: $0)) }
    }
  }

  /// The lines of a file, without its comments.
  private static func file(at place: URL) throws -> File {
    let text = try String(contentsOf: place, encoding: .utf8)
    let code = text.split(separator: "\n").filter {
      !$0.utf8.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
    }
    return (place.lastPathComponent, code)
  }

  private static let kinds: Set<Substring> = ["struct", "enum", "class", "protocol", "typealias"]

  /// The types that lines declare, those of a file alone left out unless nested ones are asked for.
  private static func types(in lines: [Substring], nested isNested: Bool) -> [Substring] {
    lines.compactMap { line in
      guard isNested || line.first != " " else { return nil }
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(where: kinds.contains), place + 1 < words.count,
        isNested || !words[..<place].contains(where: { $0.hasSuffix("private") })
      else { return nil }
      return words[place + 1].prefix { $0.isLetter || $0.isNumber }
    }
  }

  /// The words of lines that begin as types do, but for those between quotes.
  private static func words(of lines: [Substring]) -> Set<Substring> {
    let parts = lines.flatMap { line in
      line.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
        .filter { $0.offset.isMultiple(of: 2) }.map(\.element)
    }
    return Set(
      parts.flatMap { part in part.split { !$0.isLetter && !$0.isNumber && $0 != "_" } }
        .filter { $0.first?.isUppercase == true })
  }
}
