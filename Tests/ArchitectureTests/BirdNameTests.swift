import Foundation
import Testing

/// What only birds have stands where recordings are, and no general code knows of it.
@Suite struct BirdNameTests {
  /// The folders of recordings, in whichever module.
  private static let folders: Set<Substring> = ["Recording", "Recordings"]

  /// The other files that have such a name, and why.
  private static let exceptions = [
    "Sources/Records/Addresses/WebAddress.swift":
      "the host of nearly every address of a million recordings is told at a glance",
    "Sources/Records/Collections/TitleColumn.swift":
      "of what lives, the scientific name is the name of a row in a table of any kind",
    "Sources/Records/Reading/RecordSubject.swift":
      "messages about rows of either kind are written in one place, with these words",
    "Sources/Rowhouse/Command/RecordingsVerb.swift": "the command line of recordings",
  ]

  /// The names, as patterns.
  private static func names(in text: String) -> Set<String> {
    Set(
      text.matches(
        of:
          /(?i:xeno|sonogram|creativecommons|recordist|scientific-?name|lang=\\?"la|\bxc\d)|\bXC/
      ).map { String($0.0) })
  }

  @Test func `names that only birds have stand in folders of recordings`() throws {
    var found: Set<String> = []
    for file in try Self.files()
    where !Self.folders.contains(where: file.split(separator: "/").contains) {
      let text = try String(
        contentsOf: ImportTests.root.appending(path: file), encoding: .utf8)
      let names = Self.names(in: text)
      guard !names.isEmpty else { continue }
      found.insert(file)
      #expect(Self.exceptions[file] != nil, "\(file): \(names.sorted())")
    }
    #expect(found == Set(Self.exceptions.keys))
  }

  @Test(arguments: [
    "xeno-canto", "Sonogram", "creativecommons", "recordist", "scientificName", #"lang="la""#,
    #"lang=\"la\""#, "XC", "xc123",
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
