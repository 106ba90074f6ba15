import Foundation
import Recordings
import Testing

@testable import Commands
@testable import ToolCommands

/// The table of the guide that says what each command can do has the options that there are.
@Suite struct CapabilityTests {
  /// A line of the table: the options that it names, and what two commands and a site have of it.
  private struct Line {
    let capability: String
    let options: [String]
    let cells: [String]
  }

  private static let text: String = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let page = root.appending(path: "Sources/Rowhouse/Rowhouse.docc/Commands.md")
    return (try? String(contentsOf: page, encoding: .utf8)) ?? ""
  }()

  private static var lines: [Line] {
    text.split(separator: "\n").compactMap { line in
      guard line.hasPrefix("| ") else { return nil }
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst()
        .dropLast().map { $0.trimmingCharacters(in: .whitespaces) }
      guard cells.count == 5, cells[0] != "Capability" else { return nil }
      let options = cells[1].matches(of: /--([a-z-]+)/).map { String($0.1) }
      return Line(capability: cells[0], options: options, cells: Array(cells[2...]))
    }
  }

  @Test(arguments: [(Verb.table, 0), (Verb.recordings, 1)])
  func `an option is in the column of each command that has it`(verb: Verb, column: Int) {
    let lines = Self.lines
    #expect(lines.count > 25)
    let named = lines.filter { $0.cells[column] != "–" }.flatMap(\.options)
    #expect(named.sorted() == verb.options.map(\.rawValue).sorted())
  }

  @Test func `the two commands differ where birds do, and in what their columns are`() {
    let differing = Self.lines.filter { $0.cells[0] == "–" || $0.cells[1] == "–" }
    #expect(
      differing.filter { !$0.capability.hasPrefix("*") }.flatMap(\.options)
        == [
          "input-format", "delimiter", "no-header", "header-lines", "skip-lines", "comment",
          "notes",
          "schema", "write-schema", "write-config", "pad", "rows", "each", "null", "title-column",
          "id", "columns",
          "hide", "label", "type", "split", "link", "files", "total", "sortable",
          "noun", "lang", "phrases",
        ])
    let onlyBirds = differing.filter { $0.capability.hasPrefix("*") }
    #expect(onlyBirds.allSatisfy { $0.cells[1] != "–" && $0.options.isEmpty })
  }
}
