import TestSupport
import Testing

@testable import Search

@Suite struct RowSearchTests {
  /// A row, and the page it is on.
  private struct Row: Equatable {
    let page, pageTitle, trail, anchor, title, detail: String
  }

  /// Pages with as many rows each, of which some have none and some have long texts.
  private static let pages: [[Row]] = {
    var generator = SeededGenerator(seed: 12)
    let words = [
      "Blackbird", "Käuzchen", "鶫", "Song thrush", "a & b", "\"x\\y\"", "\u{2028}z", "12",
    ]
    return (0..<60).map { page in
      (0..<generator.below(40)).map { row in
        let some = { (most: Int, generator: inout SeededGenerator) in
          (0..<generator.below(most)).map { _ in words[generator.below(words.count)] }
            .joined(separator: " ")
        }
        return Row(
          page: "p/page-\(page).html", pageTitle: "Page \(page)",
          trail: row / 7 == 1 ? "" : "Section \(row / 7)", anchor: "row-\(row)",
          title: "\(page)x\(row) " + some(3, &generator),
          detail: some(row == 5 ? 60 : 4, &generator))
      }
    }
  }()

  private static func markup(_ rows: [Row]) -> [UInt8] {
    var text = "<h1>\(rows.first?.pageTitle ?? "Empty")</h1><table>"
    var trail: String?
    for row in rows {
      if row.trail != trail {
        text += trail == nil ? "<tbody>" : "</tbody><tbody>"
        if !row.trail.isEmpty { text += "<tr><th scope=\"rowgroup\">\(row.trail)</th></tr>" }
        trail = row.trail
      }
      let (title, detail) = (escaped(row.title), escaped(row.detail))
      text += "<tr id=\"\(row.anchor)\"><th scope=\"row\">\(title)</th><td>\(detail)</td></tr>\n"
    }
    return Array("\(text)</table>".utf8)
  }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("\"", with: "&quot;")
  }

  private static func files(workers: Int) -> [SearchFile] {
    var notes = Array(repeating: RowNotes(), count: workers)
    for (number, rows) in pages.enumerated() {
      notes[number % workers].read(
        markup(rows), number: number, path: "p/page-\(number).html")
    }
    return RowSearch().index(of: &notes).allFiles()
  }

  @Test(arguments: [2, 3, 8])
  func `the files do not depend on who read what`(workers: Int) {
    let (one, other) = (Self.files(workers: 1), Self.files(workers: workers))
    #expect(one.map(\.path).sorted() == other.map(\.path).sorted())
    let bytes = Dictionary(uniqueKeysWithValues: one.map { ($0.path, $0.bytes) })
    for file in other { #expect(bytes[file.path] == file.bytes, "\(file.path)") }
  }

  @Test func `a site without rows has a root and nothing else`() {
    var notes = [RowNotes(), RowNotes()]
    notes[0].read(Self.markup([]), number: 0, path: "index.html")
    let index = RowSearch().index(of: &notes)
    #expect(index.recordCount == 0)
    #expect(notes.isEmpty)
    #expect(index.allFiles().map(\.path) == ["search/root.js"])
  }
}
