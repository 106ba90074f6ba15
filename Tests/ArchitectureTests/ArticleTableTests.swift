import Foundation
import Testing

/// The page about the five articles names pages and tests that there are.
@Suite struct ArticleTableTests {
  /// The cells of every row of a table with so many columns, those of its header left out.
  private static func rows(_ columns: Int) throws -> [[String]] {
    try DocumentPage("Tests/Articles/README.md").lines
      .filter { $0.hasPrefix("| ") }
      .map { line in
        line.dropFirst(2).dropLast(2).split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
      .filter { $0.count == columns && $0[1] != "Page" && $0[1] != "Here" }
  }

  @Test func `every page of the gallery that is named is there`() throws {
    let rows = try Self.rows(3)
    #expect(rows.count > 30)
    for row in rows {
      let page = try #require(row[1].wholeMatch(of: /`(.+)`/), "\(row)").1
      let file = ImportTests.root.appending(path: "Tests/Snapshots/gallery/\(page)")
      #expect(FileManager.default.fileExists(atPath: file.path), "\(row)")
    }
  }

  @Test func `every test that is named is there`() throws {
    let files = try FileManager.default.subpathsOfDirectory(
      atPath: ImportTests.root.appending(path: "Tests").path)
    for row in try Self.rows(3) {
      let match = try #require(row[2].wholeMatch(of: /`(\w+)`: `(.+)`/), "\(row)")
      let (_, suite, words) = match.output
      let file = try #require(
        files.first { $0.hasSuffix("/\(suite).swift") || $0.hasSuffix("/test_\(suite).py") },
        "\(row)")
      let text = try String(
        contentsOf: ImportTests.root.appending(path: "Tests/\(file)"), encoding: .utf8)
      let test =
        file.hasSuffix(".py")
        ? "def test_\(words.replacing(" ", with: "_"))(" : "func `\(words)`("
      #expect(text.contains(test), "\(row)")
    }
  }

  @Test func `the lines of each system are counted`() throws {
    let rows = try Self.rows(5)
    #expect(rows.count == 5)
    for row in rows {
      let name = try #require(row[1].wholeMatch(of: /\[(.+)\]\(.+\)/), "\(row)").1
      let lines = try DocumentPage("Tests/Articles/\(name)").lines.filter { line in
        let code = line.trimmingPrefix(while: \.isWhitespace)
        return code.contains(where: \.isLetter) && !code.hasPrefix("//")
          && !code.hasPrefix("import ")
      }
      #expect(row[2] == "\(lines.count)", "\(name)")
    }
  }

  @Test func `nothing but the library is imported`() throws {
    for file in try ImportTests.swiftFiles(in: "Tests/Articles") {
      let text = try String(contentsOf: file, encoding: .utf8)
      let imports = text.matches(of: /(?m)^import (\w+)/).map(\.output.1)
      #expect(Set(imports).subtracting(["Catalogues"]) == ["Rowhouse"], "\(file.lastPathComponent)")
    }
  }
}
