import Foundation
import Rowhouse
import TestSupport
import Testing

/// The guide's table of mistakes has the messages of the compiler and of the build.
@Suite struct MistakeTests {
  @Test func `the page and the cases have the same messages`() throws {
    let page = try Self.page()
    let cases = try Self.snippets.map { try Self.message(of: $0) } + Mistake.all.map(\.message)
    #expect(page.filter { !cases.contains($0) } == [], "on the page, without a case")
    #expect(cases.filter { !page.contains($0) } == [], "a case, and not on the page")
    #expect(Set(page).count == page.count && page.count >= 25)
  }

  /// All files are one module, so the compiler reads the library once.
  @Test func `the compiler says what the page says`() throws {
    let files = Self.snippets + [Self.folder.appending(path: "Shared.swift")]
    let words =
      ["swiftc", "-typecheck", "-wmo", "-swift-version", "6"] + (try CompiledModules.options())
      + files.map(\.path)
    let output = try Child(program: "/usr/bin/env", words).result().error
    for file in Self.snippets {
      let own = output.split(separator: "\n").filter {
        $0.contains("/\(file.lastPathComponent):") && $0.contains(": error: ")
      }
      let message = try Self.message(of: file)
      #expect(own.contains { Self.has(message, in: $0) }, "\(file.lastPathComponent): \(own)")
    }
    #expect(!output.contains("/Shared.swift:"), "\(output)")
  }

  @Test(arguments: Mistake.all.map(\.message))
  func `the build says what the page says`(message: String) throws {
    let mistake = try #require(Mistake.all.first { $0.message == message })
    #expect {
      try mistake.publication()
    } throws: { error in
      let lines = "\(error)".split(separator: "\n")
      return lines.count == 1 && Self.has(message, in: lines[0])
    }
  }

  /// Whether a line has the parts of a message between its ellipses, in their order.
  private static func has(_ message: String, in line: Substring) -> Bool {
    var rest = line
    return message.split(separator: "…").allSatisfy { part in
      guard let range = rest.range(of: part) else { return false }
      rest = rest[range.upperBound...]
      return true
    }
  }

  private static func page() throws -> [String] {
    let page = URL(filePath: #filePath).deletingLastPathComponent().appending(
      path: "../../Sources/Rowhouse/Rowhouse.docc/Troubleshooting.md")
    return try String(contentsOf: page, encoding: .utf8).split(separator: "\n")
      .drop { !$0.hasPrefix("| Mistake |") }.dropFirst(2).prefix { $0.hasPrefix("|") }
      .map { line in
        let message = try #require(line.wholeMatch(of: /\| .+? \| `(.+?)` \| .+ \|/), "\(line)")
        return String(message.1)
      }
  }

  // MARK: Mistakes that do not compile

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Mistakes")

  /// Files of one mistake each, which begin with a comment of the message.
  private static let snippets: [URL] =
    (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil))?
    .filter { $0.lastPathComponent != "Shared.swift" }.sorted { $0.path < $1.path } ?? []

  private static func message(of file: URL) throws -> String {
    let line = try String(contentsOf: file, encoding: .utf8).prefix { $0 != "\n" }
    return String(line.dropFirst("// ".count))
  }
}

// MARK: - Mistakes that compile

/// A mistake in a site, and the build's message.
private struct Mistake: Sendable {
  let message: String
  let publication: @Sendable () throws -> Publication

  init(_ message: String, in site: some Site) {
    self.message = message
    publication = { try site.publication() }
  }

  init(
    _ message: String, titled title: String = "Sheet",
    submission: Submission<Values> = .none, _ rows: FormRow<Values>...
  ) {
    // A form without any control is a mistake of its own.
    let content = rows + [Toggle("other", "Other", \.isOther)]
    self.init(
      message, in: OnePageSite(Sheet(title: title, submission: submission, content: content)))
  }

  static let all = [
    Mistake(
      #""larger" and "bigger" change the same value. Remove one of them."#,
      Toggle("larger", "Larger", \.isLarger), Toggle("bigger", "Bigger", \.isLarger)),
    Mistake(
      #""Larger" has a control but no identifier."#, .toggle("Larger", \.isLarger)),
    Mistake(
      #"two controls have the identifier "larger". Give each its own."#,
      Toggle("larger", "Larger", \.isLarger), TextField("larger", "Name", \.name)),
    Mistake(
      #"row "Credits" is twice in section "Rows". Remove one of them."#,
      .cell("Credits").identified(by: "credits"), .cell("Credits").identified(by: "credits")),
    Mistake(
      #"row "count" has the value 7, expected a whole number from 0 to 5"#,
      Stepper("count", "Count", \.count, in: 0...5)),
    Mistake(#"row "row-1-1" has no title."#, .cell("")),
    Mistake("the screen has no title.", titled: " ", .cell("Row")),
    Mistake(
      #"row "Logo" shows the image "logo.png", which is not a file of the site."#,
      .cell("Logo", picture: .image("logo.png"))),
    Mistake(
      #"row "Sound" shows the symbol "speaker", which has no drawing; did you mean "speaker.wave.2"?"#,
      .cell("Sound", picture: .symbol("speaker"))),
    Mistake(
      #"invalid link of "Rate": "example.org" is not a web URL."#,
      .cell("Rate", opens: .web("example.org"))),
    Mistake(
      #"row "Up" scrolls to "top", which is not the identifier of a row or section here"#,
      .cell("Up", does: .scroll(to: "top"))),
    Mistake(
      "the form has a confirmation but no submit button.", submission: .confirmation("Booked."),
      Toggle("larger", "Larger", \.isLarger)),
    Mistake(
      #"the button "Book" does nothing. Give the form a submission."#,
      SubmitButton("book", "Book")),
    Mistake(
      #"row "size" is chosen on index.html, which is not a list of choices."#,
      Picker("size", "Size", \.size, .page(OnePageSite.Page.front))),
    Mistake(
      #""guest" is of a repeated element, and no control changes the number of elements."#,
      .field("Guest", Sheet.guests.field(0, .text(\.self))).identified(by: "guest")
        .visible(when: Sheet.guests.has(0))),
    Mistake(#"invalid path "größe.html""#, in: OddlyNamedSite()),
  ]
}

private struct Values: Sendable {
  enum Size: String, CaseIterable, Titled, Identified { case small, large }

  var isLarger = false
  var isOther = false
  var name = ""
  var count = 7
  var size = Size.small
  var guests = [""]
}

/// A form of one section.
private struct Sheet: BuiltForm {
  static let guests = Repeated(\Values.guests, in: 0...3, adding: "", called: "guest")

  var model = Values()
  var title = "Sheet"
  var submission = Submission<Values>.none
  var content: [FormRow<Values>] = []

  var body: [Section] { Section("Rows") { content } }
}

private struct OnePageSite: Site {
  enum Page: String, SitePage { case front = "index" }
  let title = "Site"
  private let sheet: Sheet

  init() { self.init(Sheet()) }
  init(_ sheet: Sheet) { self.sheet = sheet }

  func content(of page: Page) -> PageContent { .screen(sheet) }
}

private struct OddlyNamedSite: Site {
  enum Page: String, SitePage { case front = "index", größe }
  let title = "Site"

  func content(of page: Page) -> PageContent { .screenMap(titled: "Map") }
}
