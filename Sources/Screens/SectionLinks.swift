/// The way to the sections of a long screen, above its table.
///
/// A section without a header has no link, nor has one that is only there under a condition.
public enum SectionLinks: Hashable, Sendable {
  case none

  /// A list of the sections' headers.
  case list

  /// The sections' headers in a row of letters, for a long list from A to Z.
  case index
}
