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
  /// The stylesheet that every page refers to.
  public static func stylesheet(of theme: Theme) -> SiteFile {
    SiteFile(at: "assets/theme.css", theme.stylesheet)
  }

  /// The sign that browsers show beside a page's title.
  ///
  /// Without one they ask for `favicon.ico`, and report that it is missing.
  public static let icon = SiteFile(at: "assets/icon.svg", PackageResources.icon_svg)

  /// The script that turns the play links of a listing into one shared player.
  ///
  /// A classic script, because modules do not load from `file://`.
  public static let player = SiteFile(at: "assets/player.js", PackageResources.player_js)
}
