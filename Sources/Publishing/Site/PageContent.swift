public import Rendering
public import Screens

/// What is on one page of a site's page enum: a screen, or a listing with as many pages as it needs.
public struct PageContent: Sendable {
  private let make: @Sendable (SitePath) -> PageSeries

  private init(_ make: @escaping @Sendable (SitePath) -> PageSeries) {
    self.make = make
  }

  /// The pages to publish when the content stands at a path.
  public func series(at path: SitePath) -> PageSeries { make(path) }
}

extension PageContent {
  /// A page with a screen on it.
  public static func screen<Content: Screen>(_ screen: Content) -> PageContent {
    PageContent { path in
      PageSeries(named: "\(Content.self)", at: path) { frame, html in
        ScreenRenderer(screen, at: path).draw(in: frame, into: &html)
      }
    }
  }

  /// A page with one page of a listing on it, wherever the listing itself may be.
  public static func listing<Content: Listing>(_ listing: Content) -> PageContent {
    PageContent { path in
      PageSeries(named: "\(Content.self)", at: path, plays: listing.plays) { frame, html in
        ListingRenderer(listing, at: path).draw(in: frame, into: &html)
      }
    }
  }

  /// A listing of items that are in memory, with as many pages as it needs.
  ///
  /// The page enum's path is that of the first page; the others are beside it.
  ///
  /// - Precondition: That path, a literal in the source, is an index: `orders/index`.
  /// - Parameters:
  ///   - items: All the items, in order.
  ///   - size: The most items on one page.
  ///   - listing: Makes one page from the state the list is in there.
  /// - Returns: The pages, of which there is always one.
  public static func listing<Item: Sendable, Content: Listing>(
    of items: [Item], by size: Int,
    _ listing: @escaping @Sendable (Page, ListState<Item>) -> Content
  ) -> PageContent {
    PageContent { path in
      precondition(
        path.components.last == "index.html", "the page of a listing is an index: \(path) is not")
      let pages = Pagination(of: items.count, by: size, in: path.folder)
      return PageSeries(
        named: "\(Content.self)", pages: pages, plays: listing(pages[0], .empty).plays
      ) { page, frame, html throws(PageFault) in
        let state = ListState(Array(items[page.range]), on: page)
        ListingRenderer(listing(page, state)).draw(in: frame, into: &html)
      }
    }
  }
}
