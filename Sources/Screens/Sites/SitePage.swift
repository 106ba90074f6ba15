/// The pages of a site, as an enum.
///
/// ```swift
/// enum GalleryPage: String, SitePage {
///   case front = "index", settings, fruits, recordings = "recordings/index"
/// }
/// ```
///
/// A page is a file: the raw value and `.html`. The compiler sees to it that a link names a page
/// that exists, and that a page that exists has something on it.
public protocol SitePage: CaseIterable, Hashable, Sendable where AllCases: RandomAccessCollection {
  /// The file the page is written to.
  var path: SitePath { get }
}

extension SitePage where Self: RawRepresentable<String> {
  /// The raw value and `.html`.
  ///
  /// - Precondition: The raw value, a literal in the source, is a path; see ``SitePath``.
  public var path: SitePath { SitePath(stringLiteral: rawValue + ".html") }
}
