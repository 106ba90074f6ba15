import Rendering
import Screens

/// The pages of one screen: its own, and those of its variants.
struct ScreenSeries {
  /// The pages, the screen's own first.
  let all: [PageSeries]

  /// Prepares the pages.
  ///
  /// - Throws: ``SiteFault`` when the screen is not in order, or its source cannot be read.
  init<Content: Screen>(
    _ outline: ScreenOutline, of type: Content.Type, at place: PagePlace
  ) throws(SiteFault) {
    var main = ScreenPage(outline, at: place.path, place.position)
    main.source = try outline.source.map(SourceListing.init)
    var pages: [ScreenPage] = []
    for variant in Content.variants {
      let path = try Self.path(of: variant.identifier, below: place.path)
      let variantOutline = variant.screen.outline
      if Content.showsVariants {
        main.variants.append(
          ScreenPage.VariantPage(
            variant.identifier, titled: variant.title, variantOutline, at: path))
      }
      var position = PagePosition()
      position.trail =
        place.position.trail + [PagePosition.Neighbour(outline.title, at: place.path)]
      var page = ScreenPage(variantOutline, at: path, position)
      page.name = variant.title
      page.saved = place.path
      pages.append(page)
    }
    pages.insert(main, at: 0)
    for page in pages { try Self.check(page) }
    all = pages.map { page in
      PageSeries(named: "\(Content.self)", at: page.path, files: page.files) { frame, html in
        ScreenRenderer(page).draw(in: frame, into: &html)
      }
    }
  }

  private static func check(_ page: ScreenPage) throws(SiteFault) {
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
