public import Screens

/// A file of a site that is not a page, such as a sound or a stylesheet.
public struct SiteFile: Sendable {
  public let path: SitePath
  public let bytes: [UInt8]

  public init(at path: SitePath, _ bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

extension SiteFile {
  /// Where the stylesheet is that every page refers to.
  static let stylesheetPath: SitePath = "assets/theme.css"

  /// The stylesheet that every page refers to.
  public static func stylesheet(of theme: Theme) -> SiteFile {
    SiteFile(at: stylesheetPath, theme.stylesheet)
  }

  /// The sign that browsers show beside a page's title.
  ///
  /// Without one they ask for `favicon.ico`, and report that it is missing.
  public static let icon = SiteFile(at: "assets/icon.svg", PackageResources.icon_svg)

  // Scripts are classic, because modules do not load from `file://`.

  /// The script that turns the play links of a listing into one shared player.
  public static let player = SiteFile(at: "assets/player.js", PackageResources.player_js)

  /// The script that remembers what is typed into a form.
  ///
  /// It comes before ``form``.
  public static let memory = SiteFile(at: "assets/memory.js", PackageResources.memory_js)

  /// The script that takes what is chosen on a page of its own to the row that it is for.
  ///
  /// It comes before ``form``.
  public static let choice = SiteFile(at: "assets/choice.js", PackageResources.choice_js)

  /// The script that completes a form: what is hidden is not sent, an order is checked first.
  public static let form = SiteFile(at: "assets/form.js", PackageResources.form_js)

  /// The script that makes rows copy, share and print.
  public static let actions = SiteFile(at: "assets/actions.js", PackageResources.actions_js)

  /// The script that narrows a screen to the rows that have certain words.
  ///
  /// It takes case and accents off words as ``search`` does: both begin with the same lines.
  public static let filter = SiteFile(
    at: "assets/filter.js", PackageResources.folding_js + PackageResources.filter_js)

  /// The script that searches a site's index.
  ///
  /// A first result waits for it, so that it is as small as it can be.
  public static let search = SiteFile(
    at: "assets/search.js",
    CompactScript.bytes(of: PackageResources.folding_js + PackageResources.search_js))

  // These are loaded like the files of the index, and so are beside them.

  /// What the search needs once there are results, or once a quality or a year is chosen.
  static let searchExtras = SiteFile(at: "search/extras.js", PackageResources.extras_js)
}
