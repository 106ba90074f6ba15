import Foundation
import Testing

/// Everything that is only about recordings of birds is in one module, and no other one knows of it.
@Suite struct BirdNameTests {
  private static let module = "Sources/Recordings/"

  /// The names, as patterns.
  private static func names(in text: String) -> Set<String> {
    Set(
      text.matches(
        of:
          /(?i:xeno|sonogram|creativecommons|recordist|recordings?\b|\bspecies|lang=\\?"la|\bxc\d)|\bXC/
      ).map { String($0.0) })
  }

  @Test func `only Recordings knows a bird`() throws {
    for file in try Self.files()
    where !file.hasPrefix(Self.module) && !file.hasPrefix("Sources/RowhouseTool/") {
      let text = try String(
        contentsOf: ImportTests.root.appending(path: file), encoding: .utf8)
      #expect(Self.names(in: text) == [], "\(file)")
    }
  }

  @Test func `only the tool and the gallery import Recordings`() throws {
    let importing = try ["Sources", "Site", "Themes"].flatMap(ImportTests.swiftFiles).filter {
      try String(contentsOf: $0, encoding: .utf8).contains(/(?m)^ *(?:\w+ )?import Recordings$/)
    }
    let modules = Set(
      importing.map { file in
        let path = file.path.dropFirst(ImportTests.root.path.count + 1).split(separator: "/")
        return path[0] == "Sources" ? String(path[1]) : String(path[0])
      })
    #expect(modules == ["RowhouseTool", "Site"])
  }

  @Test(arguments: [
    "xeno-canto", "Sonogram", "creativecommons", "recordist", "recordings", "species",
    #"lang="la""#, #"lang=\"la\""#, "XC", "xc123",
  ])
  func `such a name is noticed`(name: String) {
    #expect(!Self.names(in: "a \(name) b").isEmpty)
  }

  /// Whatever is compiled into the library: Swift, scripts and stylesheets.
  private static func files() throws -> [String] {
    try ["Sources", "Themes"].flatMap { folder in
      try FileManager.default
        .subpathsOfDirectory(atPath: ImportTests.root.appending(path: folder).path)
        .filter { name in [".swift", ".js", ".css"].contains { name.hasSuffix($0) } }
        .map { "\(folder)/\($0)" }
    }
  }
}
