public import Rendering
public import Screens

/// The content of a page of a site's page enum: a screen or a listing, on one page or several.
public struct PageContent: Sendable {
  /// The title of the page in links from others.
  let title: String

  let outline: ScreenOutline?

  /// The rows that link to pages of the site, and these pages, for the path of the content.
  let links: @Sendable (SitePath) -> [(title: String, path: SitePath)]

  /// Puts values into the content, if it is a form.
  let assigning: Assigning?

  let form: (any Form)?
  private let make: @Sendable (PagePlace, ScreenMap, PageWords) throws -> [PageSeries]

  package typealias Assigning =
    @Sendable ([(row: String, value: FormValue)]) throws(RefusedValues) -> PageContent

  package init(
    titled title: String, outline: ScreenOutline? = nil,
    links: @escaping @Sendable (SitePath) -> [(title: String, path: SitePath)] = { _ in [] },
    assigning: Assigning? = nil, form: (any Form)? = nil,
    make: @escaping @Sendable (PagePlace, ScreenMap, PageWords) throws -> [PageSeries]
  ) {
    self.title = title
    self.outline = outline
    self.links = links
    self.assigning = assigning
    self.form = form
    self.make = make
  }

  /// Returns the pages to publish for the content at a place of a site.
  package func series(
    at place: PagePlace, map: ScreenMap = ScreenMap(screens: [], links: []),
    in words: PageWords = .english
  ) throws -> [PageSeries] { try make(place, map, words) }

  /// A page with one page of a listing, wherever the listing itself is.
  public static func listing<Content: Listing>(_ listing: Content) -> PageContent {
    PageContent(titled: listing.title) { place, _, _ in
      // The source is shown where the list begins, and not again in each of its states.
      [
        PageSeries(
          named: "\(Content.self)", at: place.path, files: listing.plays ? [.player] : []
        ) { frame, html in
          ListingRenderer(listing, at: place).draw(in: frame, into: &html)
        }
      ]
    }
  }

  /// A listing of items in memory, at most `size` on a page, with at least one page.
  ///
  /// The path of the enum's page must be an index, `orders/index`; it is the first page, and the
  /// others are beside it. Any other path is a build error.
  public static func listing<Item: Sendable, Content: Listing>(
    of items: [Item], by size: Int,
    _ listing: @escaping @Sendable (ListPage, ListState<Item>) -> Content
  ) -> PageContent {
    self.listing(of: .populated(items), by: size, listing)
  }

  /// A listing in any state, at most `size` items on a page, with paths as for items in memory.
  ///
  /// If the list is outdated, it is so on every page.
  public static func listing<Item: Sendable, Content: Listing>(
    of list: ListState<Item>, by size: Int,
    _ listing: @escaping @Sendable (ListPage, ListState<Item>) -> Content
  ) -> PageContent {
    let list = PagedItems(list: list, size: size)
    let first = listing(list.pages(in: "items")[0], .empty)
    return PageContent(titled: first.title) { place, _, _ in
      let pages = try list.pages(of: "a listing", at: place)
      let source = try first.source.map(SourceListing.init)
      return [
        PageSeries(
          named: "\(Content.self)", pages: pages, files: first.plays ? [.player] : []
        ) { page, frame, html in
          ListingRenderer(
            listing(page, list.state(on: page)), at: place.moved(to: page.path),
            source: page.index == 0 ? source : nil
          ).draw(in: frame, into: &html)
        }
      ]
    }
  }

  /// The folder of a list whose first page is an index; throws for any other place.
  package static func listFolder(of what: String, at place: PagePlace) throws(SiteFault) -> SitePath
  {
    guard place.path.components.last == "index.html" else {
      throw .data(
        "\(place.path): \(what) has several pages, which need their own folder. Give this one the "
          + "path \"\(place.path.pageName)/index\".")
    }
    return place.path.folder
  }
}

/// A list that is in memory, a page at a time.
struct PagedItems<Item: Sendable>: Sendable {
  let list: ListState<Item>
  let size: Int

  func pages(in folder: SitePath) -> Pagination {
    Pagination(of: list.items.count, by: size, in: folder)
  }

  func pages(of what: String, at place: PagePlace) throws(SiteFault) -> Pagination {
    pages(in: try PageContent.listFolder(of: what, at: place))
  }

  /// The state that the list is in on one of its pages.
  func state(on page: ListPage) -> ListState<Item> {
    let items = Array(list.items[page.range])
    return switch list {
    case .loading, .empty, .failed: list
    case .outdated(_, let reason): .outdated(items, reason)
    case .paging(_, let next) where page.next == nil: .paging(items, next: next)
    case .populated, .paging: ListState(items, on: page)
    }
  }
}
