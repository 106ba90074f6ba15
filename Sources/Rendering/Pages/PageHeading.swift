import Markup
package import Screens

/// The title, the place and the resources of a page.
package struct PageHeading {
  /// The page's one `<h1>`.
  package var title: String

  /// The title in a browser's tab, which differs between pages of a list.
  var windowTitle: String

  /// The title of the page in its own breadcrumb.
  package var shortTitle: String
  var place: PagePlace

  /// A sentence or two on the content of the page, for previews.
  package var description: String?

  /// The data that the page is the front of.
  package var dataset: Dataset?

  /// The pages of the items that the page lists, and the first item's index in the list, from zero.
  var items: (pages: [SitePath], first: Int) = ([], 0)

  /// The pages before and after this one in a list of several pages.
  var listNeighbours: [(rel: String, path: SitePath)] = []

  /// The page that replaces this one, to which visitors are redirected.
  var successor: SitePath?

  /// Whether search engines are asked to leave the page out.
  package var isHidden = false

  /// The layout of the page's content in a catalogue.
  package var layout = Layout.page

  package enum Layout {
    /// Below the page's title.
    case page

    /// A listing in a pane, which has the page's title and the field of the search itself.
    case pane

    /// Bands as wide as the window; the first has the title and the search field.
    case bands

    /// The class of a page that is laid out so.
    var style: Attribute? {
      switch self {
      case .page: nil
      case .pane: .class(.explore)
      case .bands: .class(.home)
      }
    }
  }

  /// The stylesheets of this page in addition to the theme's.
  package var stylesheets: [SitePath] = []
  package var scripts: [SiteFile] = []

  package init(_ title: String, at place: PagePlace) {
    self.title = title
    self.place = place
    windowTitle = title
    shortTitle = title
  }

  package var path: SitePath { place.path }

  /// Adapts the heading to one page of a list, whose title is its number unless it has a label.
  mutating func turn(to page: ListPage, called label: String? = nil, in words: PageWords) {
    if let label { windowTitle = "\(title), \(label)" }
    if page.index > 0 {
      if label == nil {
        windowTitle = words(
          .pageOf, title, words.number(page.number), words.number(page.pagination.count))
      }
      shortTitle = label ?? words(.page, words.number(page.number))
      place.trail.append(PageLink(title, to: page.pagination[0].path))
    }
    // A page that is shown elsewhere, as an example, is not where its neighbours lead back to.
    guard path == page.path else { return }
    listNeighbours = [("prev", page.previous), ("next", page.next)]
      .compactMap { rel, page in page.map { (rel, $0.path) } }
  }
}
