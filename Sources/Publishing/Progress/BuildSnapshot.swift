/// How far a build was at one moment.
package struct BuildSnapshot: Equatable, Sendable {
  package let step: BuildStep

  /// How much of the step is done: bytes of the index, pages of the pages.
  package let done: Int

  /// The amount of work in the step, or 0 if it is unknown.
  package let total: Int

  package let records: Int

  /// How long the step has taken so far.
  package let seconds: Double

  /// The fraction of the step that is done, from 0 to 1, or `nil` if it is unknown.
  package var fraction: Double? { total > 0 ? min(1, Double(done) / Double(total)) : nil }
}

/// The steps of a build, in order.
package enum BuildStep: String, CaseIterable, Sendable {
  /// Packed inputs are written to scratch files.
  case unpack

  /// Rows are read once and put in order.
  case index

  /// Pages are drawn, validated and written beside the site, which happens page by page.
  case pages

  /// References between pages are followed.
  case links

  /// The words of the rows are put in order, and where they are.
  case search

  /// The new site replaces the old one.
  case commit
}
