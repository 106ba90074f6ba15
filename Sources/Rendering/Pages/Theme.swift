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

  public init(name: String, stylesheet: [UInt8]) {
    self.name = name
    self.stylesheet = stylesheet
  }
}
