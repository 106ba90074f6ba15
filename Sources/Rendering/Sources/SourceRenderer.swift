public import Markup

/// Draws the source of a screen, to stand beside its table, and what it becomes.
public struct SourceRenderer: Sendable {
  private let listing: SourceListing
  private let excerpt: MarkupExcerpt?

  /// Creates a renderer.
  ///
  /// - Parameters:
  ///   - listing: The source.
  ///   - excerpt: A piece of the page that it becomes, drawn as a last part.
  public init(_ listing: SourceListing, becoming excerpt: MarkupExcerpt? = nil) {
    self.listing = listing
    self.excerpt = excerpt
  }

  /// Draws the source.
  ///
  /// It is named by an identifier, so a page has one. Costs time in proportion to the text.
  public func draw(into html: inout HTMLWriter) {
    html.element(.section, .class(.source), Attribute("aria-labelledby", "source-title")) { html in
      html.literal("\n")
      html.element(.h2, .id("source-title"), text: Self.title)
      html.literal("\n")
      var names = RegionNames(taken: Self.title)
      for part in listing.parts { draw(part, &names, into: &html) }
      html.element(.p, .class(.file), text: listing.name)
      html.literal("\n")
      if let excerpt {
        heading(excerpt.title, into: &html)
        let code = Array(excerpt.text.utf8)
        CodeRenderer(
          label: names.name(for: excerpt.title), code: code, pieces: MarkupLexer.pieces(of: code)
        ).draw(into: &html)
      }
    }
    html.literal("\n")
  }

  private static let title = "How it is made"

  private func draw(_ part: SourcePart, _ names: inout RegionNames, into html: inout HTMLWriter) {
    if let title = part.title { heading(title, into: &html) }
    for paragraph in part.prose {
      html.element(.p) { prose(paragraph, into: &$0) }
      html.literal("\n")
    }
    guard !part.code.isEmpty else { return }
    let code = Array(part.code)
    CodeRenderer(
      label: names.name(for: part.title ?? listing.file), code: code,
      pieces: SwiftLexer.pieces(of: code)
    ).draw(into: &html)
  }

  private func heading(_ title: String, into html: inout HTMLWriter) {
    html.element(.h3, text: title)
    html.literal("\n")
  }

  /// Writes text in which what is between two backticks is code.
  private func prose(_ text: String, into html: inout HTMLWriter) {
    let pieces = text.utf8.split(separator: UInt8(ascii: "`"), omittingEmptySubsequences: false)
    for (index, piece) in pieces.enumerated() {
      let words = String(Substring(piece))
      if index % 2 == 0 {
        html.text(words)
      } else if index == pieces.count - 1 || words.isEmpty {
        // A backtick without a second, or two with nothing between them, are themselves.
        html.text("`" + words + (index == pieces.count - 1 ? "" : "`"))
      } else {
        html.element(.code, text: words)
      }
    }
  }
}
