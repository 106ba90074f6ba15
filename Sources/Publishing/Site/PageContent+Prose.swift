import Bytes
import Files
import Rendering

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
  /// build error, and so is HTML in the text.
  public static func prose(
    _ markdown: String, in file: StaticString = #fileID, line: Int = #line
  ) -> PageContent {
    // The text of a literal of several lines begins on the line below its quotation marks.
    let first = markdown.contains("\n") ? line + 1 : line
    return prose { try Prose(Array(markdown.utf8), in: "\(file)", from: first, beside: [:]) }
  }

  /// A page of text in Markdown, from a file in the folder of the Swift file; see `prose(_:)`.
  public static func prose(
    at name: String, beside source: StaticString = #filePath
  ) -> PageContent {
    prose {
      let file = try FilePath("\(source)").parent.appending(FilePath(name))
      return try Prose(InputFile("\(file)").readAll(), in: name, beside: [:])
    }
  }

  private static func prose(_ read: () throws -> Prose) -> PageContent {
    let read = Result(catching: read)
    let title = (try? read.get())?.title ?? ""
    return PageContent(titled: title) { place, _, _ in
      let prose = try read.get()
      guard !title.isEmpty else {
        throw SiteFault.data(
          "\(prose.file): no heading for the page's title. Begin the text with \"# \" and the title."
        )
      }
      return [PageSeries(of: ProsePage(prose, named: title, at: place))]
    }
  }
}
