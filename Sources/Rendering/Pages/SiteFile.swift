import Bytes
import CEmbedded
public import Screens

/// A file of a site that is not a page, such as a sound or a stylesheet.
public struct SiteFile: Sendable {
  public let path: SitePath
  public let bytes: [UInt8]

  /// The source of a script whose phrases depend on the language.
  private let source: [UInt8]?

  public init(at path: SitePath, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
    source = nil
  }

  private init(at path: SitePath, of source: [UInt8], in words: PageWords) {
    self.path = path
    self.source = source
    let lines = Array("(() => {\n\"use strict\";\n".utf8) + words.script(source)
    bytes = Uncommented.script(lines + "})();\n".utf8)
  }

  /// The file as it is on pages with other words than English ones.
  package func saying(_ words: PageWords) -> SiteFile {
    source.map { SiteFile(at: path, of: $0, in: words) } ?? self
  }

  // MARK: Stylesheets

  /// The paths of the stylesheets of every page of screens, and of every page of a catalogue.
  static let stylesheetPath: SitePath = "assets/theme.css"
  static let catalogueStylesheetPath: SitePath = "assets/catalogue.css"

  /// The stylesheet that every page of screens refers to.
  public static func stylesheet(of theme: Theme) -> SiteFile {
    SiteFile(at: stylesheetPath, Uncommented.stylesheet(theme.stylesheet))
  }

  /// The stylesheet that every page of a catalogue refers to.
  package static func catalogueStylesheet(of theme: Theme) -> SiteFile {
    SiteFile(at: catalogueStylesheetPath, Uncommented.stylesheet(theme.catalogueStylesheet))
  }

  // Of catalogue pages: of listings and all others, of those with sounds, of the search, and so on.
  package static let rowsStyle = style("assets/rows.css", .rows_css)
  package static let pagesStyle = style("assets/pages.css", .pages_css)
  package static let playerStyle = style("assets/player.css", .player_css)
  static let searchStyle = style("assets/search.css", .search_css)
  static let tablesStyle = style("assets/tables.css", .tables_css)
  static let exploreStyle = style("assets/explore.css", .explore_css)
  package static let proseStyle = style("assets/prose.css", .prose_css)

  /// The stylesheet of texts and pictures on pages of screens.
  package static let contentStyle = style("assets/content.css", .prose_css, .content_css)
  static let singleStyle = style("assets/single.css", .single_css)

  private static func style(_ path: SitePath, _ css: Embedded...) -> SiteFile {
    SiteFile(at: path, Uncommented.stylesheet(css.flatMap(\.bytes)))
  }

  /// The stylesheet of a script's elements on pages of a catalogue; screens have one for all.
  package var catalogueStyle: SiteFile? {
    switch path {
    case Self.player.path: .playerStyle
    case Self.search.path: .searchStyle
    case Self.explore.path: .exploreStyle
    case Self.tables.path: .tablesStyle
    default: nil
    }
  }

  // MARK: Pictures

  /// The icon beside a page's title, without which browsers report that `favicon.ico` is missing.
  public static let icon = SiteFile(at: "assets/icon.svg", Embedded.icon_svg.bytes)

  /// The land of the earth for maps, made by `land.py` beside it: `x` is degrees east of 180° W,
  /// `y` degrees south of the North Pole.
  public static let land = SiteFile(at: "assets/land.svg", Embedded.land_svg.bytes)

  // MARK: Scripts

  /// The script that turns the play links of a listing into one shared player.
  public static let player = script("assets/player.js", [.cell_js, .player_js])

  /// The script that sorts a table whose rows are all on its page.
  package static let sort = script("assets/sort.js", [.sort_js])

  /// The script that gives each row of a listing a link to itself, and opens the search with a key.
  package static let rows = script("assets/rows.js", listing)

  /// The script that explores a listing's rows: the code of ``rows``, and ``explorer`` on first
  /// use.
  package static let explore = script(
    "assets/explore.js", listing + [.trusted_js, .run_js, .explore_js])

  /// The script that finds, narrows and sorts the rows of a listing.
  static let explorer = script(
    "assets/explorer.js", index + [.contents_js, .drawing_js, .explorer_js] + finding)

  /// The script of a search page whose rows are found in their listing.
  static let lead = script("assets/lead.js", [.lead_js])

  /// The script, before ``form``, that remembers typed values, permanently or for the session.
  public static let memory = script("assets/memory.js", [.fields_js, .memory_js])

  /// The script, before ``form``, that passes a choice made on its own page to the row that it is for.
  public static let choice = script("assets/choice.js", [.fields_js, .choice_js])

  /// The script, before ``form``, that moves rows with positions.
  static let positions = script("assets/positions.js", [.fields_js, .positions_js])

  /// The script that completes a form: hidden fields are not sent, and orders are checked first.
  public static let form = script("assets/form.js", [.fields_js, .form_js])

  /// The script that makes rows copy, share and print.
  public static let actions = script("assets/actions.js", [.actions_js])

  /// The script that filters a screen to the rows with certain words, without case and accents.
  public static let filter = script("assets/filter.js", [.folding_js, .slash_js, .filter_js])

  /// The script that searches a site's index, small because the first result waits for it.
  public static let search = script(
    "assets/search.js", index + [.slash_js, .trusted_js, .search_js] + finding)

  /// The script that searches the tables of a site, each by its own index.
  package static let tables = script(
    "assets/tables.js", index + [.slash_js, .drawing_js, .table_js, .tables_js, .address_js],
    ending: Array("open();\n".utf8))

  /// The script that it loads for rarer queries, and once there are results.
  package static let tablesExtras = script(
    beside: .front, "extras", [.rare_js, .marks_js, .joint_js])

  /// The code of every listing's script.
  private static let listing: [Embedded] = [.slash_js, .pane_js, .cell_js, .rows_js]

  /// An index in files, which can be asked and knows no page.
  private static let index: [Embedded] = asking + [.run_js, .files_js]

  /// An index wherever words and rows are read from, and its queries.
  private static let asking: [Embedded] = [.folding_js, .query_js, .index_js]

  /// The code of a page that reads the query of an address, asks an index, and shows results.
  private static let finding: [Embedded] = [.finding_js, .showing_js, .address_js, .buttons_js]

  /// The part of the search that is needed only for results, loaded like the index and so beside it.
  static func searchExtras(for page: SitePath) -> SiteFile {
    script(beside: page, "extras", [.rare_js, .marks_js, .extras_js])
  }

  /// The script that an explorer loads for a map of the results.
  static func map(for page: SitePath) -> SiteFile {
    script(beside: page, "map", [.map_js], styling: .map_css)
  }

  /// The scripts that an explorer loads on use: for marks and facets, downloads, suggestions, and
  /// the order of columns.
  static func explorerExtras(for page: SitePath) -> [SiteFile] {
    [
      script(
        beside: page, "extras", [.rare_js, .marks_js, .codes_js, .facets_js], styling: .found_css),
      script(beside: page, "take", [.csv_js, .take_js]),
      script(beside: page, "suggest", [.suggest_js], styling: .suggest_css),
      script(beside: page, "order", [.order_js]),
    ]
  }

  /// The scripts of a single-file page, which reads its own rows in place of an index.
  static let whole: [SiteFile] =
    [
      script("assets/explore.js", [.alone_js, .slash_js, .pane_js, .run_js, .explore_js]),
      script("assets/explorer.js", asking + [.csv_js, .whole_js, .explorer_js] + finding),
    ] + explorerExtras(for: .front)

  /// A script in the folder of a page's index, with the style that only its own elements need.
  private static func script(
    beside page: SitePath, _ name: String, _ parts: [Embedded], styling css: Embedded? = nil
  ) -> SiteFile {
    var code: [UInt8] = []
    if let css {
      code += "const sheet = new CSSStyleSheet();\nsheet.replaceSync(".utf8
      JSONText.write(Uncommented.stylesheet(css.bytes), into: &code)
      code += ");\ndocument.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];\n".utf8
    }
    return script(page.folder.file("search").file("\(name).js"), parts, ending: code)
  }

  /// A script: one function in strict mode, which keeps its names to itself.
  ///
  /// It is a classic script, because modules do not load from `file://`. Shared code is copied into
  /// each script, so that a page loads no further file.
  private static func script(
    _ path: SitePath, _ parts: [Embedded], ending code: [UInt8] = []
  ) -> SiteFile {
    SiteFile(at: path, of: ([.shared_js] + parts).flatMap(\.bytes) + code, in: .english)
  }
}
