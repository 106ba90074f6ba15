import Foundation
import TestSupport
import Testing

/// What the documentation shows is what there is.
@Suite struct DocumentationTests {
  @Test func `every file, folder and section that a page links to is there`() throws {
    for page in try DocumentPage.all {
      let folder = ImportTests.root.appending(path: page.path).deletingLastPathComponent()
      for link in page.links {
        let parts = link.split(separator: "#", omittingEmptySubsequences: false)
        let file = parts[0].isEmpty ? page.path : "\(parts[0])"
        let target = parts[0].isEmpty ? ImportTests.root : folder
        let path = target.appending(path: file).standardized.path
        #expect(FileManager.default.fileExists(atPath: path), "\(page.path): \(link)")
        guard parts.count > 1 else { continue }
        let root = ImportTests.root.standardized.path + "/"
        let anchors = try DocumentPage(String(path.dropFirst(root.count))).anchors
        #expect(anchors.contains("\(parts[1])"), "\(page.path): \(link)")
      }
    }
  }

  @Test func `every file that the page for contributors names is there`() throws {
    let page = try DocumentPage("CONTRIBUTING.md")
    let files =
      try ["Sources", "Site", "Tests", "Themes"].flatMap { folder in
        try FileManager.default
          .subpathsOfDirectory(atPath: ImportTests.root.appending(path: folder).path)
          .map { "/\(folder)/\($0)" }
      } + ["/Package.swift"]
    let names = page.text.matches(of: /`([\w\/+]+\.(?:swift|js|css|md))`/).map { String($0.1) }
    #expect(names.count > 40)
    for name in names { #expect(files.contains { $0.hasSuffix("/\(name)") }, "\(name)") }
  }

  @Test func `Swift that is shown is part of a file that is compiled`() throws {
    let files = try Self.compiled()
    for page in try DocumentPage.all {
      for block in page.swift where !Self.isManifest(block) {
        let isCompiled = ["", "  ", "    "].contains { indentation in
          let lines = block.map { $0.isEmpty ? "" : indentation + $0 }
          return files.contains { $0.contains("\n\(lines.joined(separator: "\n"))\n") }
        }
        #expect(isCompiled, "\(page.path): \(block.first ?? "")")
      }
    }
  }

  /// On each page, the first listing of a file's declarations begins with the file's imports besides
  /// the library, so that a copy of it compiles.
  @Test func `Swift that is shown from the first column shows its imports`() throws {
    let files = try Self.compiled()
    for page in try DocumentPage.all {
      var seen: Set<String> = []
      for block in page.swift where !Self.isManifest(block) {
        let listing = "\n\(block.joined(separator: "\n"))\n"
        guard let file = files.first(where: { $0.contains(listing) }), seen.insert(file).inserted
        else { continue }
        let imports = file.matches(of: /(?m)^ *import (?!Rowhouse$)(\w+)$/).map { "\($0.1)" }
        for name in imports {
          #expect(listing.contains("import \(name)\n"), "\(page.path): \(block.first ?? "")")
        }
      }
    }
  }

  /// Calls such as `.toggle(\.isOn)`, also with an ellipsis; `.web(host:path:)` has labels alone.
  @Test func `Swift that is shown in passing is part of a file that is compiled`() throws {
    let templates = try ImportTests.files(in: "Sources/ToolCommands/New")
      .filter { $0.path.hasSuffix(".swift.txt") }
      .map { try String(contentsOf: $0, encoding: .utf8) }
    let files = (try Self.compiled() + templates).map { $0.replacing(/\s+/, with: " ") }
    var count = 0
    for page in try DocumentPage.all where page.path.hasPrefix(DocumentPage.catalogue) {
      for span in page.spans {
        guard span.contains(/^(?:\.[a-z]\w*\(|[A-Z]\w*\(|\\\()/), !span.contains(/\((?:\w+:)+\)$/)
        else { continue }
        let parts = span.split(separator: "…")
        let isCompiled = files.contains { file in parts.allSatisfy { file.contains($0) } }
        #expect(isCompiled, "\(page.path): \(span)")
        count += 1
      }
    }
    #expect(count > 40)
  }

  /// The files that listings are a part of, which begin with an empty line.
  private static func compiled() throws -> [String] {
    try ["Site", "Tests/Articles", "Tests/Examples", "Tests/KitchenSink"]
      .flatMap(ImportTests.swiftFiles)
      .map { "\n" + (try String(contentsOf: $0, encoding: .utf8)) }
  }

  @Test func `the screen that the guide to screens begins with is the gallery's own`() throws {
    let page = try DocumentPage("\(DocumentPage.catalogue)/Screens.md")
    let screen = try DocumentPage("Site/Screens/AccountScreen.swift")
    #expect(try #require(page.swift.first) == screen.lines.dropLast())
  }

  @Test func `programs that the guide runs are targets of a package that it shows`() throws {
    let files = try ["Package.swift", "Sources/ToolCommands/New/Package.swift.txt"]
      .map(DocumentPage.init)
    let manifests = try DocumentPage.all.flatMap(\.swift).filter(Self.isManifest)
    let texts = files.map(\.text) + manifests.map { $0.joined(separator: "\n") }
    let targets = texts.flatMap { $0.matches(of: /executableTarget\(\s*name: "(\w+)"/).map(\.1) }
    for page in try DocumentPage.all where page.path.hasPrefix(DocumentPage.catalogue) {
      for run in page.text.matches(of: /swift run(?: --?\w+)* ([A-Z]\w*)/) {
        #expect(targets.contains(run.1), "\(page.path): \(run.0)")
      }
      #expect(!page.text.contains("release/Site"), "\(page.path)")
    }
  }

  @Test func `a manifest that is shown is one, and asks for a product that there is`() throws {
    let manifests = try DocumentPage.all.flatMap(\.swift).filter(Self.isManifest)
    #expect(!manifests.isEmpty)
    for manifest in manifests {
      try Sandbox.use { sandbox in
        try sandbox.put(manifest.joined(separator: "\n"), at: "Package.swift")
        try sandbox.makeFolder("Sources/Trattoria")
        let dump = try Child(
          program: "/usr/bin/env", ["swift", "package", "dump-package"], in: sandbox.path
        ).result()
        #expect(dump.status == 0, "\(dump.error)")
        #expect(dump.output.contains(#""Rowhouse""#))
      }
    }
  }

  @Test func `the package index documents what a site imports`() throws {
    let text = try DocumentPage(".spi.yml").text
    let lines =
      /(?:#.*\n)*version: 1\nbuilder:\n  configs:\n    - documentation_targets: \[(.+)\]\n/
    let file = try #require(text.wholeMatch(of: lines))
    let manifest = try DocumentPage("Package.swift").text
    let modules = try ["exported", "catalogues"].flatMap { name in
      let list = try #require(manifest.firstMatch(of: Regex("let \(name) = \\[([^\\]]+)\\]")))
      return try #require(list[1].substring).matches(of: /\w+/).map { String($0.0) }
    }
    #expect(file.1.split(separator: ", ").map(String.init) == modules)
  }

  private static func isManifest(_ block: [Substring]) -> Bool {
    block.first?.hasPrefix("// swift-tools-version") ?? false
  }
}
