package import Markup
package import Screens

/// The bar above the pages of a catalogue and the foot below them.
///
/// Both are the same on every page, so that a page changes with its own rows only: counts of rows
/// are on the home page alone.
package struct CatalogueFrame: Sendable {
  /// The page that all others are below.
  let home: SitePath

  /// The picture beside the title; nil for that of every site.
  let logo: Logo?

  /// The links in the bar, the home page first.
  package var ways: [PageLink]

  let foot: [Section]

  /// The files with all rows.
  let downloads: [Entry]

  /// An author's own text at the foot.
  package let note: Prose?

  /// A part of the foot: the source of the data, its licence, files.
  package struct Section: Sendable {
    let title: String
    let entries: [Entry]

    package init(_ title: String, _ entries: [Entry]) {
      self.title = title
      self.entries = entries
    }
  }

  /// An entry of the foot.
  package struct Entry: Sendable {
    let words: String
    let link: Link?

    /// Words that follow on the home page.
    let detail: String?

    /// Whether it is on the home page alone.
    let isOfHome: Bool

    package init(
      _ words: String, to link: Link? = nil, detail: String? = nil,
      onHomeOnly isOfHome: Bool = false
    ) {
      self.words = words
      self.link = link
      self.detail = detail
      self.isOfHome = isOfHome
    }
  }

  /// - `logo`: The picture beside the title; nil for that of every site.
  /// - `foot`: The sections of the foot; empty ones are left out.
  package init(
    home: SitePath, logo: Logo? = nil, leadingTo ways: [PageLink], foot: [Section],
    downloads: [Entry] = [], note: Prose? = nil
  ) {
    self.home = home
    self.logo = logo
    self.ways = ways
    self.foot = foot.filter { !$0.entries.isEmpty }
    self.downloads = downloads
    self.note = note
  }
}

extension PageFrame {
  /// The bar of a catalogue's page: brand, ways, and the field of the search unless a pane has it.
  func bar(_ bar: CatalogueFrame, over heading: PageHeading, into html: inout HTMLWriter) {
    let path = heading.path
    // A page that is one file has its title where other listings have it, too.
    if single != nil, bar.logo == nil { return }
    html.literal("<header class=\"site\">\n")
    let front = single == nil ? reference(from: heading, to: .front) : "#main"
    html.line(.a, .class(.brand), .href(front)) { html in
      let file = bar.logo?.file ?? .icon
      let source = single == nil ? reference(from: heading, to: file.path) : file.inPage
      html.void(
        .img, Attribute("src", source), Attribute("alt", ""),
        Attribute("width", "\(bar.logo?.width ?? Logo.height)"),
        Attribute("height", "\(Logo.height)"))
      html.text(site)
    }
    if bar.ways.count > 1 {
      let isWay = bar.ways.contains { $0.path == path }
      let above = isWay ? [] : pagesAbove(heading).map(\.path) + [path]
      html.line(.nav, .label(part?.title ?? words[.site])) { html in
        html.list(of: bar.ways) { way, html in
          let isAbove = way.path != bar.home && above.contains { $0.isPage(ofListAt: way.path) }
          let current = way.path == path ? "page" : isAbove ? "true" : nil
          html.element(
            .a, .href(reference(from: heading, to: way.path)),
            current.map { Attribute("aria-current", $0) }, text: way.title)
        }
      }
    }
    if heading.layout == .page { searchField(heading, into: &html) }
    html.literal("</header>\n")
  }

  func foot(_ bar: CatalogueFrame, of heading: PageHeading, into html: inout HTMLWriter) {
    let isHome = heading.path == bar.home
    html.literal("<footer class=\"foot\">\n")
    if let note = bar.note {
      html.line(.section) { html in
        var writer = ProseWriter(note, heading: heading, frame: self)
        writer.write(note.blocks, into: &html)
      }
    }
    for section in bar.foot {
      html.line(.section) { html in
        html.element(.h2, text: section.title)
        html.list(of: section.entries.filter { isHome || !$0.isOfHome }) { entry, html in
          entry.draw(into: &html) { link in
            guard case .download(let path, _) = link else {
              return Reference.text(of: link, from: heading.path)
            }
            return reference(from: heading, to: path)
          }
          if isHome, let detail = entry.detail { html.text(" \(detail)") }
        }
      }
    }
    if let baseURL { html.line(.p, .class(.printed), text: baseURL.address(of: heading.path)) }
    html.literal("</footer>\n")
  }
}

extension CatalogueFrame.Entry {
  /// Writes it, as a link if it leads somewhere.
  func draw(into html: inout HTMLWriter, _ address: (Link) -> String) {
    guard let link else { return html.text(words) }
    html.element(
      .a, .href(address(link)), Reference.name(of: link).map { Attribute("download", $0) },
      text: words)
  }
}

extension PageFrame {
  /// Draws the page that hosts show for an address where nothing is.
  package func drawNotFound(into html: inout HTMLWriter) {
    let heading = PageHeading(words[.pageNotFound], at: PagePlace(.notFound))
    draw(heading, into: &html) { html in
      html.line(.p, .class(.introduction), text: words[.nothingAtAddress])
      html.line(.p) { html in
        html.element(.a, .href(reference(from: heading, to: .front)), text: site)
      }
    }
  }
}

extension SitePath {
  /// Whether a page is one of a list, whose first page is the index of its folder.
  fileprivate func isPage(ofListAt first: SitePath) -> Bool {
    self == first || folder == first.folder && first == first.sibling("index.html")
  }
}
