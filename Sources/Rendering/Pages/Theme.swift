/// The looks of a site.
///
/// A theme is a stylesheet and nothing else. Every theme dresses the same HTML, so a page is
/// rendered and validated once whatever it will look like, and a theme cannot break one.
///
/// A theme is made available by extending this type, so that choosing one reads `theme: .ledger`.
public struct Theme: Sendable {
  /// The name that `--theme` knows it by.
  public let name: String
  public let stylesheet: [UInt8]

  /// The stylesheet of a site that is a catalogue alone, as `rowhouse table` makes it.
  ///
  /// Its pages have a layout of their own, and none of the controls of screens.
  public let catalogueStylesheet: [UInt8]

  /// - Parameters:
  ///   - name: The name that `--theme` knows it by.
  ///   - stylesheet: The stylesheet of screens.
  ///   - catalogue: The stylesheet of catalogues; by default that of screens.
  public init(name: String, stylesheet: [UInt8], catalogue: [UInt8]? = nil) {
    self.name = name
    self.stylesheet = stylesheet
    catalogueStylesheet = catalogue ?? stylesheet
  }
}
