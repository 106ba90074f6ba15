/// How far a build was at one moment.
public struct BuildSnapshot: Equatable, Sendable {
  public let step: BuildStep

  /// How much of the step is done: bytes of the index, pages of the pages.
  public let done: Int

  /// How much of it there is to do, or 0 where nobody knows.
  public let total: Int

  /// How many records that was.
  public let records: Int

  /// How long the step has taken so far.
  public let seconds: Double

  public init(step: BuildStep, done: Int, total: Int, records: Int, seconds: Double) {
    self.step = step
    self.done = done
    self.total = total
    self.records = records
    self.seconds = seconds
  }

  /// The part of the step that is done, from 0 to 1, or `nil` where nobody knows.
  public var fraction: Double? { total > 0 ? min(1, Double(done) / Double(total)) : nil }
}

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
