public import Rendering
public import Screens

/// What is on one page of a site's page enum: a screen, or a listing with as many pages as it needs.
public struct PageContent: Sendable {
  /// What the page is called, where others lead to it.
  let title: String

  /// The rows that lead to pages of the site, and the pages.
  let links: [(title: String, path: SitePath)]
  private let make: @Sendable (PagePlace) throws(SiteFault) -> [PageSeries]

  /// Puts values into the content, if it is a form.
  private let assigning: Assigning?

  private typealias Assigning =
    @Sendable ([(row: String, value: FormValue)]) throws(RefusedValues) -> PageContent

  private init(
    titled title: String, links: [(title: String, path: SitePath)] = [],
    assigning: Assigning? = nil,
    make: @escaping @Sendable (PagePlace) throws(SiteFault) -> [PageSeries]
  ) {
    self.title = title
    self.links = links
    self.assigning = assigning
    self.make = make
  }

  /// The pages to publish when the content stands at a place.
  ///
  /// - Throws: ``SiteFault`` when what is on them is not in order, or its source cannot be read.
  public func series(at place: PagePlace) throws(SiteFault) -> [PageSeries] { try make(place) }

  /// The content with values in its form.
  ///
  /// - Returns: `nil`, if the content is no form.
  func assigning(
    _ values: [(row: String, value: FormValue)]
  ) throws(RefusedValues) -> PageContent? {
    try assigning?(values)
  }
}

// MARK: - Screens

extension PageContent {
  /// A page with a screen or a form on it, and a page for each of its variants.
  public static func screen<Content: Screen>(_ screen: Content) -> PageContent {
    let outline = screen.outline
    return PageContent(
      titled: screen.title, links: outline.links, assigning: assigning(to: screen)
    ) { place throws(SiteFault) in
      try ScreenSeries(outline, of: Content.self, at: place).all
    }
  }

  /// What puts values into a screen, if it is a form.
  private static func assigning(to screen: some Screen) -> Assigning? {
    guard let form = screen as? any Form else { return nil }
    return { values throws(RefusedValues) in try assigned(values, in: form) }
  }

  private static func assigned(
    _ values: [(row: String, value: FormValue)], in form: some Form
  ) throws(RefusedValues) -> PageContent {
    var form = form
    try form.assign(values)
    return screen(form)
  }

  /// A page with a map of the site's screens and the links between them.
  public static func screenMap(
    titled title: String, introduction: String? = nil
  ) -> PageContent {
    PageContent(titled: title) { place in
      [
        PageSeries(named: "ScreenMap", at: place.path) { frame, html in
          ScreenMapPage(
            titled: title, introduction: introduction, place.map, at: place.path, place.position
          )
          .draw(in: frame, into: &html)
        }
      ]
    }
  }
}

// MARK: - Listings

extension PageContent {
  /// A page with one page of a listing on it, wherever the listing itself may be.
  public static func listing<Content: Listing>(_ listing: Content) -> PageContent {
    PageContent(titled: listing.title) { place in
      // The source is shown where the list begins, and not again in each of its states.
      [
        PageSeries(
          named: "\(Content.self)", at: place.path, files: listing.plays ? [.player] : []
        ) { frame, html in
          ListingRenderer(listing, at: place.path, place.position).draw(in: frame, into: &html)
        }
      ]
    }
  }

  /// A listing of items that are in memory, with as many pages as it needs.
  ///
  /// The page enum's path is that of the first page and an index, `orders/index`; the others are
  /// beside it. At any other path ``series(at:)`` throws.
  ///
  /// - Parameters:
  ///   - items: All the items, in order.
  ///   - size: The most items on one page.
  ///   - listing: Makes one page from the state the list is in there.
  /// - Returns: The pages, of which there is always one.
  public static func listing<Item: Sendable, Content: Listing>(
    of items: [Item], by size: Int,
    _ listing: @escaping @Sendable (Page, ListState<Item>) -> Content
  ) -> PageContent {
    let first = listing(Pagination(of: items.count, by: size, in: "items")[0], .empty)
    return PageContent(titled: first.title) { place throws(SiteFault) in
      guard place.path.components.last == "index.html" else {
        throw .data(
          "\(place.path): a listing has several pages, in a folder of their own: give this one the "
            + "path \"\(place.path.pageName)/index\"")
      }
      let pages = Pagination(of: items.count, by: size, in: place.path.folder)
      let source = try first.source.map(SourceListing.init)
      return [
        PageSeries(
          named: "\(Content.self)", pages: pages, files: first.plays ? [.player] : []
        ) { page, frame, html throws(PageFault) in
          let state = ListState(Array(items[page.range]), on: page)
          ListingRenderer(
            listing(page, state), place.position, source: page.index == 0 ? source : nil
          ).draw(in: frame, into: &html)
        }
      ]
    }
  }
}
