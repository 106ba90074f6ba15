import Bytes
import Files
package import Rendering
import Screens

extension PageContent {
  /// A page of text in Markdown, whose title is its first heading of level 1.
  ///
  /// ```swift
  /// case .about: .prose("""
  ///   # About
  ///
  ///   Made in Uppsala. See [how to pay](prices.html#cards).
  ///   """)
  /// ```
  ///
  /// Links name pages by their paths from the site's root. A link to a page that is not there is a
  /// build error, and so is HTML in the text. `![words](shots/map.png "caption")` shows a picture.
  public static func prose(
    _ markdown: String, in file: StaticString = #fileID, line: Int = #line
  ) -> PageContent {
    prose(.text(markdown, in: file, line: line))
  }

  /// A page of text in Markdown, from a file in the folder of the Swift file; see `prose(_:)`.
  public static func prose(
    at name: String, beside source: StaticString = #filePath
  ) -> PageContent {
    prose(.text(at: name, beside: source))
  }

  private static func prose(_ text: Block) -> PageContent {
    let read = Result(catching: text.prose)
    let title = (try? read.get())?.title ?? ""
    return PageContent(titled: title) { place, _, _ in
      guard let prose = try read.get() else { return [] }
      guard !title.isEmpty else {
        throw SiteFault.data(
          "\(prose.file): no heading for the page's title. Begin the text with \"# \" and the title."
        )
      }
      return [
        PageSeries(of: ProsePage(prose, named: title, at: place, styledBy: .contentStyle))
      ]
    }
  }
}

extension Block {
  /// Reads the text; `nil` for a picture.
  fileprivate func prose() throws -> Prose? {
    switch kind {
    case .text(let markdown, let file, let line):
      return try Prose(Array(markdown.utf8), in: file, from: line, beside: [:], picturing: true)
    case .file(let name, let source):
      let file = try FilePath(source).parent.appending(FilePath(name))
      return try Prose(InputFile("\(file)").readAll(), in: name, beside: [:], picturing: true)
    case .figure: return nil
    }
  }
}

/// The texts on the pages of a screen.
struct ScreenTexts {
  private(set) var all: [Block: Prose] = [:]
  private(set) var inOrder: [Prose] = []

  /// The mistakes in them, a line each.
  private(set) var faults: [String] = []

  /// Reads the texts of a screen that have not been read; throws if a file can't be read.
  mutating func read(_ outline: ScreenOutline) throws(SiteFault) {
    for block in outline.blocks where all[block] == nil {
      do throws(SiteFault) {
        guard let prose = try SiteFault.reading({ try block.prose() }) else { continue }
        all[block] = prose
        inOrder.append(prose)
      } catch {
        guard case .data(let words) = error else { throw error }
        for line in words.split(separator: "\n").map(String.init) where !faults.contains(line) {
          faults.append(line)
        }
      }
    }
  }
}

extension PageSeries {
  /// A page with a text of the author's own.
  package init(of page: ProsePage) {
    self.init(named: "ProsePage", at: page.place.path, files: [page.style]) { frame, html in
      page.draw(in: frame, into: &html)
    }
    prose = [page.prose]
  }
}
