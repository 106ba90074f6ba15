import Foundation
import Markup
import Rendering
import Screens
import TestSupport
import Testing

@testable import Publishing

/// Pages of text in a site of screens.
@Suite struct ProsePageTests {
  private struct Manual: Site {
    enum Page: String, SitePage { case front = "index", prices = "prices/index" }
    let title = "Manual"
    var theme: Theme { Theme(name: "bare", stylesheet: []) }
    var text = "# Prices\n\nBack to [the front](index.html#open-hours)."
    var file: String?

    func content(of page: Page) -> PageContent {
      switch page {
      case .front:
        .prose(
          """
          # Welcome & hello

          A **fine** shop, by [mail](mailto:ada@example.org). See [the prices](prices/index.html).

          ## Open hours

          | Day | Hours |
          |---|---|
          | Monday | 9–17 |
          """)
      case .prices: file.map { .prose(at: $0) } ?? .prose(text)
      }
    }
  }

  @Test func `a text is a page with its title, and its links lead to the site's pages`()
    async throws
  {
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 1).publish(try Manual().publication())
    let pages = store.files.mapValues { String(decoding: $0, as: UTF8.self) }
    let front = try #require(pages["index.html"])
    #expect(front.contains("<title>Welcome &amp; hello – Manual</title>"))
    #expect(front.contains(#"See <a href="prices/index.html">the prices</a>."#))
    #expect(front.contains("<h2 id=\"open-hours\">Open hours</h2>"))
    let prices = try #require(pages["prices/index.html"])
    #expect(prices.contains(#"<a href="../index.html#open-hours">the front</a>"#))
    #expect(pages["assets/content.css"] != nil)
  }

  @Test func `mistakes in a text are errors with the line in the Swift file`() throws {
    #expect {
      try Manual(text: "# Prices\n\n<b>bold</b> and [x]().").publication()
    } throws: { error in
      let lines = "\(error)".split(separator: "\n")
      return lines.count == 2 && lines.allSatisfy { $0.contains("ProsePageTests.swift:") }
        && lines[0].contains("the HTML tag \"<b>\"")
    }
  }

  @Test func `a text without a title is an error`() throws {
    #expect {
      try Manual(text: "Nothing.").publication()
    } throws: { error in
      "\(error)".hasSuffix(
        "no heading for the page's title. Begin the text with \"# \" and the title.")
    }
  }

  @Test func `a file is found beside the Swift file, and one that is not there is an error`() throws
  {
    #expect {
      try Manual(file: "Missing.md").publication()
    } throws: { error in
      "\(error)".contains("Missing.md") && "\(error)".contains("no such file")
    }
  }

  @Test func `a link to a page that is not there is an error of the build, in the Swift file`()
    throws
  {
    let publication = try Manual(text: "# Prices\n\n[gone](gone.html)").publication()
    let references = publication.prose.flatMap(\.references)
    #expect(references.map { $0.path.map { "\($0)" } } == ["prices/index.html", "gone.html"])
    #expect(publication.prose.allSatisfy { $0.file.hasSuffix("ProsePageTests.swift") })
  }
}
