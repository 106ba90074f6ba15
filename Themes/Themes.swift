import CEmbedded
public import Rendering

extension Theme {
  /// The themes that `--theme` can name, the default first.
  public static let all: [Theme] = [.cupertino, .material, .ledger, .contrast]

  /// Creates a theme that dresses the structure that all themes share.
  ///
  /// - Parameters:
  ///   - name: The name for `--theme`.
  ///   - css: The theme's own stylesheet for screens, which comes after the shared ones.
  ///   - catalogue: The theme's own stylesheet for catalogues; it changes tokens of `paper.css`.
  public init(name: String, dressing css: [UInt8], catalogue: [UInt8] = []) {
    self.init(
      name: name, stylesheet: Self.base + css, catalogue: Self.catalogueBase + catalogue)
  }

  /// Creates a theme that changes some of what `cupertino` is.
  ///
  /// Its rules win over all of `cupertino`, with layers of its own and without; everything that it
  /// leaves out is that of `cupertino`, for light and dark, so that no colour is missing. It is in
  /// the layer of themes: rules for visitors' settings, such as large text or paper, come after it.
  /// `@import` has no effect.
  ///
  /// - Parameters:
  ///   - name: The name in messages.
  ///   - css: The theme's own stylesheet.
  public init(name: String, changing css: [UInt8]) {
    // The rules of cupertino have a layer inside the layer of themes, the first of those that are there.
    let (start, end) = (Array("@layer theme {\n".utf8), Array("}\n".utf8))
    self.init(
      name: name, stylesheet: Self.base + start + Embedded.cupertino_css.bytes + css + end,
      catalogue: Embedded.catalogue_css.bytes + start + Embedded.paper_css.bytes + css + end)
  }

  /// The stylesheets before every theme's own on pages of catalogues: structure, and cupertino's
  /// tokens.
  private static let catalogueBase = Embedded.catalogue_css.bytes + Embedded.paper_css.bytes

  /// The stylesheets before every theme's own: structure, and rules for accessibility.
  private static let base =
    Embedded.page_css.bytes + Embedded.screen_css.bytes + Embedded.controls_css.bytes
    + Embedded.listing_css.bytes + Embedded.settings_css.bytes
}
