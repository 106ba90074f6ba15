public import Validation

/// What was published, or would have been.
public struct PublishReport: Sendable {
  /// The number of pages.
  public internal(set) var pages = 0

  /// The size of all pages, in bytes.
  public internal(set) var bytes = 0

  /// What is wrong with the pages, in order.
  ///
  /// Nothing, if they were published.
  public internal(set) var findings: [Finding] = []

  /// How many files were written, kept and removed.
  public internal(set) var store = StoreSummary()

  /// What each step took, in order.
  public internal(set) var steps: [StepReport] = []

  /// A report of nothing done, or of what kept it from being done.
  public init(findings: [Finding] = []) {
    self.findings = findings
  }
}
