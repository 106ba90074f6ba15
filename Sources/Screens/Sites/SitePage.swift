/// The pages of a site, as an enum.
///
/// ```swift
/// enum GalleryPage: String, SitePage {
///   case front = "index", settings, fruits, recordings = "recordings/index"
/// }
/// ```
///
/// A page is a file: the raw value and `.html`, with a hyphen and a lowercase letter for each
/// capital. The compiler ensures that a link names a page that exists, and that every page has
/// content.
public protocol SitePage: CaseIterable, Hashable, Sendable where AllCases: RandomAccessCollection {
  /// The file the page is written to.
  var path: SitePath { get }
}

extension SitePage where Self: RawRepresentable<String> {
  /// The raw value and `.html`; `coach-ids.html` for `case coachIDs`.
  ///
  /// A raw value that is still not a path, such as `über`, is a build error.
  public var path: SitePath { SitePath(ofPage: rawValue) }
}
