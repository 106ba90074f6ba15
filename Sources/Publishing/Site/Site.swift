import Bytes
public import Rendering
public import Screens

/// A site: its pages, as an enum, and the content of each.
///
/// ```swift
/// @main
/// struct Trattoria: Site {
///   enum Page: String, SitePage { case front = "index", menu, orders = "orders/index" }
///   let title = "Trattoria"
///
///   func content(of page: Page) -> PageContent {
///     switch page {
///     case .front: .screen(FrontScreen())
///     case .menu: .screen(MenuScreen())
///     case .orders: .listing(of: orders, by: 50) { OrdersListing(page: $0, state: $1) }
///     }
///   }
/// }
/// ```
public protocol Site: Sendable {
  /// The pages of the site. An enum.
  associatedtype Page: SitePage

  /// Reads the site's data: files, or the answer of an API.
  ///
  /// It may be `init() throws(SiteFault)`, or be omitted. An error that it throws ends the program
  /// with a sentence, and nothing is published.
  init() async throws

  /// The title of the site, which every page has in its own.
  var title: String { get }

  /// The language the pages are in, as a BCP 47 tag.
  ///
  /// The interface text is in this language, if it is English, French, German, Polish, Spanish or
  /// Swedish, and otherwise in English.
  var language: String { get }

  /// The theme of the site, unless the command line selects another.
  var theme: Theme { get }

  /// The files of the site that are not pages.
  var files: [SiteFile] { get }

  /// The old paths of moved pages, which redirect visitors and search engines; empty by default.
  var moved: [SitePath: Page] { get }

  /// The order of links to the previous and next page: by default the enum's, empty for no links.
  var readingOrder: [Page] { get }

  /// Whether there is a page on which every row of every page can be found, and a field for it.
  ///
  /// By default, it has one, unless it has a page of its own at that path.
  var hasSearch: Bool { get }

  /// The parent page, used for breadcrumbs.
  func parent(of page: Page) -> Page?

  /// The content of a page.
  func content(of page: Page) throws(SiteFault) -> PageContent
}

extension Site {
  public var language: String { "en" }
  public var files: [SiteFile] { [] }
  public var moved: [SitePath: Page] { [:] }

  public var readingOrder: [Page] { Array(Page.allCases) }
  public var hasSearch: Bool { true }
  public func parent(of page: Page) -> Page? { nil }

  /// The publication of the whole site, with other form values and interface text than its own.
  ///
  /// Throws for faults in the site's data, invalid screens, and values that a form refuses.
  package func publication(
    theme: Theme? = nil, baseURL: BaseURL? = nil, values: FormValues = .none,
    words: PageWords? = nil
  ) throws -> Publication {
    var faults = SiteFaults()
    let plan = SitePlan(of: self, values: values, noting: &faults)
    var frame = PageFrame(site: title, language: language, baseURL: baseURL, words: words)
    var series: [PageSeries] = []
    for page in Page.allCases {
      series +=
        faults.collect(at: "\(page.path)") { try plan.series(of: page, in: frame.words) } ?? []
    }
    if !Page.allCases.contains(where: { $0.path == .notFound }) {
      series += try PageContent.screen(
        NotFoundScreen(site: title, baseURL: baseURL, words: frame.words)
      )
      .series(at: PagePlace(.notFound))
    }
    let moved = self.moved.map { (from: $0, to: $1) }.sorted { "\($0.from)" < "\($1.from)" }
    let taken = Set(series.flatMap(\.paths))
    for (path, page) in moved {
      guard !taken.contains(path) else {
        faults.add("a page has this path, so it can't redirect. Remove one of the two.", at: path)
        continue
      }
      series.append(.moved(from: path, to: plan.link(to: page), in: frame.words))
    }
    var search: PublicationSearch?
    if hasSearch, !Page.allCases.contains(where: { $0.path == SearchPage.path }) {
      let own = PublicationSearch.drawnRows(on: &series, browsing: plan.links, frame.words.plain)
      frame.search = SearchPage.path
      frame.namesRows = true
      series.append(.search(own))
      search = own
    }
    let files = self.files
    frame.pictureSizes = files.pictureSizes(in: series, noting: &faults)
    let publication = Publication(
      frame: frame, theme: theme ?? self.theme, series: series, files: files,
      moved: moved.map { ($0.from, $0.to.path) }, searches: [search].compactMap(\.self))
    for (path, file) in publication.missingFiles { faults.add(file.fault, at: path) }
    try faults.end()
    return publication
  }
}

extension [SiteFile] {
  /// The sizes of the pictures in the figures of pages; notes the files whose size is needed and
  /// can't be read.
  fileprivate func pictureSizes(
    in series: [PageSeries], noting faults: inout SiteFaults
  ) -> [SitePath: PageFrame.PictureSize] {
    var sizes: [SitePath: PageFrame.PictureSize] = [:]
    for series in series {
      let shown = series.shown.filter { $0.figure != nil }.map { ($0.path, $0.figure) }
      for (path, figure) in shown + series.prose.flatMap(\.pictures).map({ ($0, nil) })
      where sizes[path] == nil {
        guard let file = first(where: { $0.path == path }) else { continue }
        if let type = MediaType(beginning: file.bytes.span),
          let size = PictureSize(of: type, in: file.bytes)
        {
          sizes[path] = (size.width, size.height)
        } else if let figure, path == figure.file, figure.width == nil || figure.height == nil {
          faults.add(
            "a figure shows \"\(path)\", whose size can't be read. Give it a width and a height, or "
              + "use PNG, JPEG, GIF, WebP, AVIF or SVG.", at: series.path(at: 0))
        }
      }
    }
    return sizes
  }
}

/// The page that hosts show for an address where nothing is.
struct NotFoundScreen: Screen {
  enum Section: CaseIterable { case ways }
  enum Row { case front }

  let site: String

  /// The site's URL, if known: the page may be shown at any path, where relative links fail.
  let baseURL: BaseURL?
  let words: PageWords

  var title: String { words[.pageNotFound] }
  var introduction: String? { words[.nothingAtAddress] }

  func rows(in section: Section) -> [Row] { [.front] }

  func cell(for row: Row) -> Cell {
    switch row {
    case .front:
      Cell(
        site, .subtitle("\(words[.homePage])"), accessory: .disclosure,
        opens: baseURL?.link(to: .front) ?? .page(.front, fragment: nil))
    }
  }
}
