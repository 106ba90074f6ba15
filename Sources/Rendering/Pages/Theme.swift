/// A theme: the stylesheets of a site.
///
/// All themes style the same HTML, so a page is rendered and validated once for all themes, and a
/// theme can't make a page invalid.
///
/// Extend this type to add a theme, so that its choice reads `theme: .ledger`.
public struct Theme: Sendable {
  /// The name for `--theme`.
  public let name: String
  public let stylesheet: [UInt8]

  /// The stylesheet of a site that is only a catalogue, whose pages have a layout of their own.
  public let catalogueStylesheet: [UInt8]

  /// Creates a theme from the stylesheets of screens and of catalogues; by default those are one.
  public init(name: String, stylesheet: [UInt8], catalogue: [UInt8]? = nil) {
    self.name = name
    self.stylesheet = stylesheet
    catalogueStylesheet = catalogue ?? stylesheet
  }
}
