import Rendering
import Screens

/// The contents of a site's pages, and how they hang together.
struct SitePlan<Content: Site> {
  private let site: Content
  private let contents: [Content.Page: PageContent]
  private let map: ScreenMap

  /// Asks a site for its contents.
  ///
  /// - Throws: ``SiteFault``, from the site, and for values that a form refuses.
  init(of site: Content, values: FormValues) throws(SiteFault) {
    self.site = site
    var contents: [Content.Page: PageContent] = [:]
    for page in Content.Page.allCases { contents[page] = try site.content(of: page) }
    for entry in values.entries {
      try Self.assign(entry, of: values.file, in: &contents)
    }
    try Self.connectLists(in: &contents)
    self.contents = contents
    let pages = Content.Page.allCases
    map = ScreenMap(
      screens: pages.map { ScreenMap.Screen(contents[$0]?.title ?? "", at: $0.path) },
      links: pages.flatMap { page in
        (contents[page]?.links(page.path) ?? []).map {
          ScreenMap.Link(from: page.path, to: $0.path, label: $0.title)
        }
      })
  }

  /// The pages to publish for a page of the enum.
  func series(of page: Content.Page) throws(SiteFault) -> [PageSeries] {
    guard let content = contents[page] else { return [] }
    return try content.series(at: PagePlace(page.path, position(of: page), map: map))
  }
}

// MARK: - Values

extension SitePlan {
  private static func assign(
    _ entry: FormValues.Entry, of file: String,
    in contents: inout [Content.Page: PageContent]
  ) throws(SiteFault) {
    guard let page = Content.Page.allCases.first(where: { "\($0.path)" == entry.page }),
      let content = contents[page]
    else {
      throw .data("\(file): there is no page \"\(entry.page)\" to give values to")
    }
    if case .choice(let control, backTo: let path)? = content.outline?.form?.submission {
      throw .data(
        "\(file): the page \"\(entry.page)\" is a list of choices: give \"\(control.name)\" to "
          + "\"\(path)\"")
    }
    let assigned: PageContent?
    do throws(AssignmentError) {
      assigned = try content.assigning(entry.values)
    } catch {
      throw .data("\(file): \(error)")
    }
    guard let assigned else {
      throw .data("\(file): the page \"\(entry.page)\" has no form to give values to")
    }
    contents[page] = assigned
  }
}

// MARK: - Positions

extension SitePlan {
  /// All pages, as links name them.
  var neighbours: [PagePosition.Neighbour] {
    Content.Page.allCases.filter { $0.path != .notFound }.map(neighbour)
  }

  private func position(of page: Content.Page) -> PagePosition {
    var position = PagePosition()
    position.trail = ancestors(of: page).map(neighbour)
    let order = site.readingOrder
    if let index = order.firstIndex(of: page) {
      if index > 0 { position.previous = neighbour(order[index - 1]) }
      if index + 1 < order.count { position.next = neighbour(order[index + 1]) }
    }
    return position
  }

  /// The pages above a page, from the top, without the front page, which every page leads to.
  private func ancestors(of page: Content.Page) -> [Content.Page] {
    var ancestors: [Content.Page] = []
    var parent = site.parent(of: page)
    // A page that is below itself is below none.
    while let above = parent, above.path != .front, above != page, !ancestors.contains(above) {
      ancestors.insert(above, at: 0)
      parent = site.parent(of: above)
    }
    return ancestors
  }

  private func neighbour(_ page: Content.Page) -> PagePosition.Neighbour {
    PagePosition.Neighbour(contents[page]?.title ?? "", at: page.path)
  }
}
