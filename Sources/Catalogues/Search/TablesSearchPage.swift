package import Markup
package import Rendering
package import Screens

/// The page on which all tables of a site are searched, each by its own index: a form, an element for
/// the results, and the tables, which the script reads from here.
package struct TablesSearchPage: Sendable {
  /// A table that is searched.
  package struct Table: Sendable {
    let title: String

    /// Its home page, whose folder has its index.
    let home: SitePath

    /// The listing that shows all that is found.
    let listing: SitePath

    /// How many rows there are, in words.
    let contents: String

    package init(_ title: String, at home: SitePath, listing: SitePath, _ contents: String) {
      self.title = title
      self.home = home
      self.listing = listing
      self.contents = contents
    }
  }

  private let path = SearchPage.path
  private let hint: String
  private let tables: [Table]

  /// - `tables`: The tables in the order that they are searched in.
  package init(saying hint: String, of tables: [Table]) {
    self.hint = hint
    self.tables = tables
  }

  /// The scripts of the page: its own, and the one that it loads on use.
  package var files: [SiteFile] { [.tables, .tablesExtras] }

  package func draw(in frame: PageFrame, into html: inout HTMLWriter) {
    let words = frame.words
    var heading = PageHeading(words[.search], at: PagePlace(path))
    heading.scripts = [.tables]
    frame.draw(heading, into: &html) { html in
      form(in: frame, into: &html)
      html.line(.details) { html in
        html.element(.summary, text: words[.howToSearch])
        html.element(.p, .class(.introduction), text: hint)
      }
      html.line(.div, .id("search-found"), Attribute("role", "status")) { _ in }
      html.line(
        .div, .class(.results), .id("search-results"), Attribute("data-noun", words.noun.plural)
      ) { _ in }
      html.line(.p, .class(.tools)) { html in
        html.element(
          .button, .class(.button), .type("button"), .id("search-more"), .flag("hidden"),
          text: words[.next])
      }
      html.line(.div, .class(.message), .id("search-without")) { html in
        html.element(.p, .class(.headline), text: words[.searchNeedsScript])
        html.element(.p, text: words[.withoutScript])
      }
      browse(in: words, into: &html)
    }
  }

  private func form(in frame: PageFrame, into html: inout HTMLWriter) {
    let words = frame.words
    html.line(
      .form, .class(.find), .id("search-form"), Attribute("role", "search"),
      Attribute("action", path.reference(to: path))
    ) { html in
      html.void(
        .input, .type("search"), .id("search-field"), .name("q"),
        .label(words(.searchIn, frame.site)), Attribute("placeholder", frame.searchHint))
      html.element(.button, .label(words[.search])) { _ in }
      html.literal("<kbd aria-hidden=\"true\">/</kbd>")
    }
  }

  private func browse(in words: PageWords, into html: inout HTMLWriter) {
    html.literal("<section id=\"search-browse\"><h2>")
    html.text(words[.tables])
    html.literal("</h2>\n")
    html.list(.class(.tables), of: tables) { table, html in
      html.element(
        .a, .href(path.reference(to: table.listing)), Attribute("data-base", base(of: table)),
        text: table.title)
      html.text(" ")
      html.element(.span, .class(.quiet), text: table.contents)
    }
    html.literal("</section>\n")
  }

  /// The folder of a table, as addresses of its index begin.
  private func base(of table: Table) -> String {
    String(path.reference(to: table.home).dropLast("index.html".count))
  }
}
