public import Rendering

extension Theme {
  /// The themes that `--theme` can name, the default first.
  public static let all: [Theme] = [.cupertino, .material, .ledger, .contrast]

  /// Creates a theme that dresses the structure that all themes share.
  ///
  /// - Parameters:
  ///   - name: The name that `--theme` knows it by.
  ///   - css: The theme's own stylesheet, which comes after the shared ones.
  public init(name: String, dressing css: [UInt8]) {
    self.init(name: name, stylesheet: Self.base + css)
  }

  /// What comes before every theme's own: structure, and what accessibility asks for.
  private static let base =
    PackageResources.page_css + PackageResources.screen_css + PackageResources.controls_css
    + PackageResources.listing_css + PackageResources.settings_css
}
