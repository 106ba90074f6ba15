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
}

extension SiteFile {
  /// The paths of the stylesheets that every page of screens, and every page of a catalogue, refers
  /// to.
  static let stylesheetPath: SitePath = "assets/theme.css"
  static let catalogueStylesheetPath: SitePath = "assets/catalogue.css"

  /// The stylesheet that every page of screens refers to.
  public static func stylesheet(of theme: Theme) -> SiteFile {
    SiteFile(at: stylesheetPath, Uncommented.stylesheet(theme.stylesheet))
  }

  /// The stylesheet that every page of a catalogue refers to.
  package static func catalogueStylesheet(of theme: Theme) -> SiteFile {
    SiteFile(
      at: catalogueStylesheetPath, Uncommented.stylesheet(theme.catalogueStylesheet))
  }

  /// The additional stylesheets of catalogue pages: of listings and all others, of those with
  /// sounds, and of the search.
  package static let rowsStyle = SiteFile(
    at: "assets/rows.css", Uncommented.stylesheet(Embedded.rows_css.bytes))
  package static let pagesStyle = SiteFile(
    at: "assets/pages.css", Uncommented.stylesheet(Embedded.pages_css.bytes))
  package static let playerStyle = SiteFile(
    at: "assets/player.css", Uncommented.stylesheet(Embedded.player_css.bytes))
  static let searchStyle = SiteFile(
    at: "assets/search.css", Uncommented.stylesheet(Embedded.search_css.bytes))
  static let tablesStyle = SiteFile(
    at: "assets/tables.css", Uncommented.stylesheet(Embedded.tables_css.bytes))
  static let exploreStyle = SiteFile(
    at: "assets/explore.css", Uncommented.stylesheet(Embedded.explore_css.bytes))
  package static let proseStyle = SiteFile(
    at: "assets/prose.css", Uncommented.stylesheet(Embedded.prose_css.bytes))
  static let singleStyle = SiteFile(
    at: "assets/single.css", Uncommented.stylesheet(Embedded.single_css.bytes))

  /// The stylesheet of elements that a script makes, on pages of a catalogue; screens have all in
  /// one.
  package var catalogueStyle: SiteFile? {
    switch path {
    case Self.player.path: .playerStyle
    case Self.search.path: .searchStyle
    case Self.explore.path: .exploreStyle
    case Self.tables.path: .tablesStyle
    default: nil
    }
  }

  /// The icon that browsers show beside a page's title.
  ///
  /// Without one they ask for `favicon.ico`, and report that it is missing.
  public static let icon = SiteFile(at: "assets/icon.svg", Embedded.icon_svg.bytes)

  /// The land of the earth, for maps: `x` is degrees east of 180° W, `y` degrees south of the North
  /// Pole.
  ///
  /// `land.py` beside it makes it.
  public static let land = SiteFile(at: "assets/land.svg", Embedded.land_svg.bytes)

  /// The script that turns the play links of a listing into one shared player.
  public static let player = script(
    "assets/player.js", Embedded.cell_js.bytes + Embedded.player_js.bytes)

  /// The script that sorts a table whose rows are all on its page.
  package static let sort = script("assets/sort.js", Embedded.sort_js.bytes)

  /// The script that gives each row of a listing a link to itself, and opens the search with a key.
  package static let rows = script(
    "assets/rows.js",
    Embedded.slash_js.bytes + Embedded.pane_js.bytes + Embedded.cell_js.bytes
      + Embedded.rows_js.bytes)

  /// The script of a listing that explores its rows: the code of ``rows``, and code that loads
  /// ``explorer`` on first use.
  package static let explore = script(
    "assets/explore.js",
    Embedded.slash_js.bytes + Embedded.pane_js.bytes + Embedded.cell_js.bytes
      + Embedded.rows_js.bytes + Embedded.trusted_js.bytes + Embedded.run_js.bytes
      + Embedded.explore_js.bytes)

  /// The script that finds, narrows and sorts the rows of a listing.
  static let explorer = script(
    "assets/explorer.js",
    index + Embedded.contents_js.bytes + Embedded.drawing_js.bytes + Embedded.explorer_js.bytes
      + finding)

  /// The script of a search page whose rows are found in their listing.
  static let lead = script("assets/lead.js", Embedded.lead_js.bytes)

  /// The script that remembers typed values of a form, permanently or for the session.
  ///
  /// It comes before ``form``.
  public static let memory = script(
    "assets/memory.js", Embedded.fields_js.bytes + Embedded.memory_js.bytes)

  /// The script that passes a choice made on a page of its own to the row that it is for.
  ///
  /// It comes before ``form``.
  public static let choice = script(
    "assets/choice.js", Embedded.fields_js.bytes + Embedded.choice_js.bytes)

  /// The script that completes a form: hidden fields are not sent, and orders are checked first.
  public static let form = script(
    "assets/form.js", Embedded.fields_js.bytes + Embedded.form_js.bytes)

  /// The script that makes rows copy, share and print.
  public static let actions = script("assets/actions.js", Embedded.actions_js.bytes)

  /// The script that filters a screen to the rows with certain words.
  ///
  /// It removes case and accents as ``search`` does: both begin with the same lines.
  public static let filter = script(
    "assets/filter.js",
    Embedded.folding_js.bytes + Embedded.slash_js.bytes + Embedded.filter_js.bytes)

  /// The script that searches a site's index.
  ///
  /// The first result waits for it, so it is as small as possible.
  public static let search = script(
    "assets/search.js",
    index + Embedded.slash_js.bytes + Embedded.trusted_js.bytes + Embedded.search_js.bytes
      + finding)

  /// The script that searches the tables of a site, each by its own index.
  static let tables = script(
    "assets/tables.js",
    index
      + [Embedded.slash_js, .drawing_js, .table_js, .tables_js, .address_js].flatMap(\.bytes)
      + Array("open();\n".utf8))

  /// The script that it loads for rarer queries, and once there are results.
  static let tablesExtras = script(
    beside: .front, "extras", rare + Embedded.marks_js.bytes + Embedded.joint_js.bytes)

  /// An index in files, which can be asked and knows no page.
  private static let index = asking + Embedded.run_js.bytes + Embedded.files_js.bytes

  /// An index wherever words and rows are read from, and its queries.
  private static let asking = [Embedded.folding_js, .query_js, .index_js].flatMap(\.bytes)

  /// The functions of an index that rarer queries need.
  private static let rare = Embedded.rare_js.bytes

  /// The code of a page that reads the query of an address, asks an index, and shows results.
  private static let finding = [
    Embedded.finding_js, .showing_js, .address_js, .buttons_js,
  ].flatMap(\.bytes)

  /// The part of the search that is needed only for results, or for a selected quality or year.
  ///
  /// It is loaded like the files of the index, and so is beside them.
  static func searchExtras(for page: SitePath) -> SiteFile {
    script(beside: page, "extras", rare + Embedded.marks_js.bytes + Embedded.extras_js.bytes)
  }

  /// The script that an explorer loads for a map of the results.
  static func map(for page: SitePath) -> SiteFile {
    script(beside: page, "map", Embedded.map_js.bytes + style(Embedded.map_css.bytes))
  }

  /// The scripts that an explorer loads on use: for marks and facets, downloads, suggestions, and
  /// the order of columns.
  static func explorerExtras(for page: SitePath) -> [SiteFile] {
    [
      script(
        beside: page, "extras",
        rare + [Embedded.marks_js, .codes_js, .facets_js].flatMap(\.bytes)
          + style(Embedded.found_css.bytes)),
      script(beside: page, "take", Embedded.csv_js.bytes + Embedded.take_js.bytes),
      script(
        beside: page, "suggest", Embedded.suggest_js.bytes + style(Embedded.suggest_css.bytes)),
      script(beside: page, "order", Embedded.order_js.bytes),
    ]
  }

  /// The scripts of a single-file page, which reads its own rows in place of an index.
  static let whole: [SiteFile] =
    [
      script(
        "assets/explore.js",
        Embedded.alone_js.bytes + Embedded.slash_js.bytes + Embedded.pane_js.bytes
          + Embedded.run_js.bytes + Embedded.explore_js.bytes),
      script(
        "assets/explorer.js",
        asking + Embedded.csv_js.bytes + Embedded.whole_js.bytes + Embedded.explorer_js.bytes
          + finding),
    ] + explorerExtras(for: .front)

  /// The code that adds the style of what a script makes: pages where it is not used have no need of it.
  private static func style(_ css: [UInt8]) -> [UInt8] {
    var code = Array("const sheet = new CSSStyleSheet();\nsheet.replaceSync(".utf8)
    JSONText.write(Uncommented.stylesheet(css), into: &code)
    code += ");\ndocument.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];\n".utf8
    return code
  }

  private static func script(
    beside page: SitePath, _ name: String, _ source: [UInt8]
  ) -> SiteFile {
    script(page.folder.file("search").file("\(name).js"), source)
  }

  /// A script: one function in strict mode, which keeps its names to itself.
  ///
  /// It is a classic script, because modules do not load from `file://`. Shared code is copied into
  /// each script, so that a page loads no further file.
  private static func script(_ path: SitePath, _ source: [UInt8]) -> SiteFile {
    SiteFile(at: path, of: Embedded.shared_js.bytes + source, in: .english)
  }
}
