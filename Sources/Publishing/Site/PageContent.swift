import Files
public import Rendering
public import Screens

/// What is on one page of a site's page enum: a screen or a listing, with as many pages as it needs.
public struct PageContent: Sendable {
  /// What the page is called, where others lead to it.
  let title: String

  /// The screen, if it is one.
  let outline: ScreenOutline?

  /// The rows that lead to pages of the site, and the pages, when the content stands at a path.
  let links: @Sendable (SitePath) -> [(title: String, path: SitePath)]
  private let make: @Sendable (PagePlace) throws(SiteFault) -> [PageSeries]

  /// Puts values into the content, if it is a form.
  private let assigning: Assigning?

  typealias Assigning =
    @Sendable ([(row: String, value: FormValue)]) throws(RefusedValues) -> PageContent

  init(
    titled title: String, outline: ScreenOutline? = nil,
    links: @escaping @Sendable (SitePath) -> [(title: String, path: SitePath)] = { _ in [] },
    assigning: Assigning? = nil,
    make: @escaping @Sendable (PagePlace) throws(SiteFault) -> [PageSeries]
  ) {
    self.title = title
    self.outline = outline
    self.links = links
    self.assigning = assigning
    self.make = make
  }

  /// The pages to publish when the content stands at a place.
  ///
  /// - Throws: ``SiteFault`` when what is on them is not in order, or its source cannot be read.
  package func series(at place: PagePlace) throws(SiteFault) -> [PageSeries] { try make(place) }

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
      titled: screen.title, outline: outline, links: { _ in outline.links },
      assigning: assigning(to: screen)
    ) { place throws(SiteFault) in
      try ScreenSeries(outline, of: Content.self, at: place).all
    }
  }

  /// A screen of items that are in memory, with as many pages as it needs; see
  /// ``listing(of:by:_:)``, whose paths it has.
  ///
  /// The screen's variants are on its first page. A form is no such screen: it has one page.
  ///
  /// - Parameters:
  ///   - items: All the items, in order.
  ///   - size: The most items on one page.
  ///   - screen: Makes one page from the state the list is in there.
  /// - Returns: The pages, of which there is always one.
  public static func screen<Item: Sendable, Content: Screen>(
    of items: [Item], by size: Int,
    _ screen: @escaping @Sendable (Page, ListState<Item>) -> Content
  ) -> PageContent {
    let list = PagedItems(items: items, size: size)
    let one = { @Sendable (page: Page) in screen(page, list.state(on: page)) }
    return PageContent(
      titled: one(list.pages(in: "items")[0]).title,
      links: { path in
        let pages = list.pages(in: path.folder)
        let own = Set(pages.map(\.path))
        return pages.flatMap { one($0).outline.links }.filter { !own.contains($0.path) }
      }
    ) { place throws(SiteFault) in
      try ScreenSeries(try list.pages(of: "a screen of items", at: place), at: place, one).all
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
          ScreenMapRenderer(place.map, at: place.path).draw(
            titled: title, introduction: introduction, place.position, in: frame, into: &html)
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
  /// beside it. Any other path is a fault.
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
    let list = PagedItems(items: items, size: size)
    let first = listing(list.pages(in: "items")[0], .empty)
    return PageContent(titled: first.title) { place throws(SiteFault) in
      let pages = try list.pages(of: "a listing", at: place)
      let source = try first.source.map(SourceListing.init)
      return [
        PageSeries(
          named: "\(Content.self)", pages: pages, files: first.plays ? [.player] : []
        ) { page, frame, html throws(PageFault) in
          ListingRenderer(
            listing(page, list.state(on: page)), place.position,
            source: page.index == 0 ? source : nil
          ).draw(in: frame, into: &html)
        }
      ]
    }
  }
}

extension PageContent {
  /// The folder of a list whose first page is an index.
  ///
  /// - Throws: ``SiteFault`` when the place is no index.
  static func listFolder(of what: String, at place: PagePlace) throws(SiteFault) -> SitePath {
    guard place.path.components.last == "index.html" else {
      throw .data(
        "\(place.path): \(what) has several pages, in a folder of their own: give this one the "
          + "path \"\(place.path.pageName)/index\"")
    }
    return place.path.folder
  }
}

/// Items that are in memory, a page at a time.
private struct PagedItems<Item: Sendable>: Sendable {
  let items: [Item]
  let size: Int

  func pages(in folder: SitePath) -> Pagination {
    Pagination(of: items.count, by: size, in: folder)
  }

  /// The pages beside an index.
  ///
  /// - Throws: ``SiteFault`` when the place is no index.
  func pages(of what: String, at place: PagePlace) throws(SiteFault) -> Pagination {
    pages(in: try PageContent.listFolder(of: what, at: place))
  }

  func state(on page: Page) -> ListState<Item> { ListState(Array(items[page.range]), on: page) }
}

/// Where a page's content is put, and what it may need to know of the others.
package struct PagePlace: Sendable {
  package let path: SitePath
  package let position: PagePosition

  /// The screens of the site and the links between them.
  package let map: ScreenMap

  /// A page at a path.
  package init(
    _ path: SitePath, _ position: PagePosition = PagePosition(),
    map: ScreenMap = ScreenMap(screens: [], links: [])
  ) {
    self.path = path
    self.position = position
    self.map = map
  }
}

extension SourceListing {
  /// Reads the file that a page shows.
  ///
  /// - Throws: ``SiteFault`` when it is gone: the site is built where its source is.
  init(_ source: SourceFile) throws(SiteFault) {
    do throws(FileError) {
      let bytes = try InputFile(source.path).readAll()
      self.init(text: String(decoding: bytes, as: UTF8.self), name: source.name)
    } catch {
      throw .machine("\(error)")
    }
  }
}
