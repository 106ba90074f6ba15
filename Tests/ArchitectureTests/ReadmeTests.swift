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

  @Test func `every file and folder that the README links to is there`() throws {
    let links = try text(of: "README.md").matches(of: /\]\(([^):]+)\)/).map { String($0.1) }
    #expect(!links.isEmpty)
    for link in links {
      let path = ImportTests.root.appending(path: link).path
      #expect(FileManager.default.fileExists(atPath: path), "\(link)")
    }
  }

  private func text(of file: String) throws -> String {
    try String(contentsOf: ImportTests.root.appending(path: file), encoding: .utf8)
  }
}
