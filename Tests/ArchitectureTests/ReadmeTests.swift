import Foundation
import Testing

/// What the README shows is what there is.
@Suite struct ReadmeTests {
  @Test func `the screen that the README begins with is the gallery's own`() throws {
    let readme = try text(of: "README.md")
    let screen = try text(of: "Site/Screens/AccountScreen.swift")
    let block = try #require(readme.firstMatch(of: /```swift\n([\s\S]*?)```/)).1
    #expect(block.utf8.elementsEqual(screen.utf8))
  }

  @Test func `every file, folder and section that the README links to is there`() throws {
    let readme = try text(of: "README.md")
    let links = readme.matches(of: /\]\(([^):]+)\)/).map { String($0.1) }
    let sections = readme.matches(of: /\n##+ (.*)/).map {
      "#" + $0.1.lowercased().replacing(" ", with: "-")
    }
    #expect(!links.isEmpty)
    for link in links {
      if link.hasPrefix("#") {
        #expect(sections.contains(link), "\(link)")
        continue
      }
      let path = ImportTests.root.appending(path: link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: ImportTests.root.appending(path: file), encoding: .utf8)
  }
}
