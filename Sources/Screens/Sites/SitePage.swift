/// The pages of a site, as an enum.
///
/// ```swift
/// enum GalleryPage: String, SitePage {
///   case front = "index", settings, fruits, recordings = "recordings/index"
/// }
/// ```
///
/// A page is a file: the raw value and `.html`, with a hyphen and a small letter for each capital. The compiler sees to it that a link names a page
/// that exists, and that a page that exists has something on it.
public protocol SitePage: CaseIterable, Hashable, Sendable where AllCases: RandomAccessCollection {
  /// The file the page is written to.
  var path: SitePath { get }
}

extension SitePage where Self: RawRepresentable<String> {
  /// The raw value and `.html`; `coach-ids.html` for `case coachIDs`.
  ///
  /// A raw value that is not a path even so, such as `über`, is an error of the build.
  public var path: SitePath { SitePath(ofPage: rawValue) }
}
