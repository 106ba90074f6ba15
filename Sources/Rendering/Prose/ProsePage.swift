package import Markup
package import Screens

/// A page of an author's own in a catalogue: its title, and a text.
package struct ProsePage: Sendable {
  package let prose: Prose
  package let title: String
  package let path: SitePath

  /// The title in the bar: that of the page, or the name of the file if it is long.
  package let shortTitle: String

  /// The most characters of a title in the bar.
  private static let maximumShortTitle = 24

  /// - Parameters:
  ///   - prose: The text.
  ///   - name: The name of the file in words, which is the title if the text has none.
  ///   - path: The path of the page, in the site's root folder.
  package init(_ prose: Prose, named name: String, at path: SitePath) {
    self.prose = prose
    title = prose.title ?? name
    shortTitle = title.count > Self.maximumShortTitle ? name : title
    self.path = path
  }

  /// Draws the page.
  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    var heading = PageHeading(title, at: PagePlace(path))
    heading.description = prose.beginning
    heading.stylesheets = [SiteFile.proseStyle.path]
    frame.draw(heading, into: &html) { html in
      html.element(.div, .class(.prose)) { html in
        html.literal("\n")
        var writer = ProseWriter(prose, on: heading, in: frame)
        writer.write(into: &html)
      }
      html.literal("\n")
    }
  }
}
