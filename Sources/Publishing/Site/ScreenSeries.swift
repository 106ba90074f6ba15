import Rendering
import Screens

/// The pages of one screen: its own, of which a list has several, and those of its variants.
struct ScreenSeries {
  /// The pages, the screen's own first.
  let all: [PageSeries]

  /// Prepares the pages.
  ///
  /// - Throws: ``SiteFault`` when the screen is not in order, or its source cannot be read.
  init<Content: Screen>(
    _ outline: ScreenOutline, of type: Content.Type, at place: PagePlace
  ) throws(SiteFault) {
    let pages = try Self.pages(outline, of: type, at: place)
    for page in pages { try Self.check(page) }
    all = pages.map { Self.series(of: $0, named: "\(Content.self)") }
  }

  /// Prepares the pages of a screen that goes on over several.
  ///
  /// The first has the screen's source and leads to its variants.
  ///
  /// - Throws: ``SiteFault`` when one of them is not in order, or the screen's source cannot be read.
  init<Content: Screen>(
    _ pages: Pagination, at place: PagePlace,
    _ screen: @escaping @Sendable (Page) -> Content
  ) throws(SiteFault) {
    let first = try Self.pages(screen(pages[0]).outline, of: Content.self, at: place)
    let draft = { @Sendable (page: Page) in
      var draft =
        page.index == 0
        ? first[0] : ScreenPage(screen(page).outline, at: page.path, place.position)
      draft.listPage = page
      return draft
    }
    var files: [SitePath: SiteFile] = [:]
    for page in pages {
      let draft = draft(page)
      try Self.check(draft)
      for file in draft.files { files[file.path] = file }
    }
    for variant in first.dropFirst() { try Self.check(variant) }
    let list = PageSeries(
      named: "\(Content.self)", pages: pages, files: Array(files.values)
    ) { page, frame, html throws(PageFault) in
      ScreenRenderer(draft(page)).draw(in: frame, into: &html)
    }
    all = [list] + first.dropFirst().map { Self.series(of: $0, named: "\(Content.self)") }
  }

  private static func series(of page: ScreenPage, named name: String) -> PageSeries {
    PageSeries(named: name, at: page.path, files: page.files) { frame, html in
      ScreenRenderer(page).draw(in: frame, into: &html)
    }
  }

  /// A screen's own page, and those of its variants.
  private static func pages<Content: Screen>(
    _ outline: ScreenOutline, of type: Content.Type, at place: PagePlace
  ) throws(SiteFault) -> [ScreenPage] {
    var main = ScreenPage(outline, at: place.path, place.position)
    main.source = try outline.source.map(SourceListing.init)
    var pages: [ScreenPage] = []
    for variant in Content.variants {
      let path = try path(of: variant.identifier, below: place.path)
      let variantOutline = variant.screen.outline
      if Content.showsVariants {
        main.variants.append(
          ScreenPage.VariantPage(
            variant.identifier, titled: variant.title, variantOutline, at: path))
      }
      let trail = place.position.trail + [PagePosition.Neighbour(outline.title, at: place.path)]
      var page = ScreenPage(variantOutline, at: path, PagePosition(trail: trail))
      page.name = variant.title
      page.saved = place.path
      pages.append(page)
    }
    return [main] + pages
  }

  private static func check(_ page: ScreenPage) throws(SiteFault) {
    if page.listPage != nil, page.outline.form != nil {
      throw .data("\(page.path): a form has one page, and cannot go on over those of a list")
    }
    guard !page.outline.faults.isEmpty else { return }
    let faults = page.outline.faults.map { "\(page.path): \($0)" }
    throw .data(faults.joined(separator: "\n"))
  }

  /// Where a variant is: `pizza/full.html` for the variant `full` of `pizza.html`.
  private static func path(
    of variant: String, below path: SitePath
  ) throws(SiteFault) -> SitePath {
    let isIndex = path.components.last == "index.html"
    let folder = isIndex ? path.folder.components : [path.pageName]
    do throws(SitePathError) {
      return try SitePath((folder + ["\(variant).html"]).joined(separator: "/"))
    } catch {
      throw .data("\(path): the variant \"\(variant)\" cannot have a page: \(error)")
    }
  }
}
