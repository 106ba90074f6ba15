/// The steps of a build, in order.
public enum BuildStep: String, CaseIterable, Sendable {
  /// Records are read once and put in order.
  case index

  /// Pages are drawn, validated and written beside the site, which happens page by page.
  case pages

  /// References between pages are followed.
  case links

  /// The words of the records are put in order, and where they are.
  case search

  /// The new site takes the place of the old one.
  case commit
}
