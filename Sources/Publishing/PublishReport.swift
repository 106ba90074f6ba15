public import Files
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

/// What one step of a build took.
public struct StepReport: Equatable, Sendable {
  public let step: BuildStep

  /// How long it took, in seconds.
  public let seconds: Double

  /// The bytes that were read for the index, or that the pages have, or that the other files have.
  public let bytes: Int

  /// The most memory that the process had had when the step was over, in bytes.
  public let peakMemory: Int

  /// Notes a step that is just over.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - watch: Was started when the step began.
  ///   - bytes: What was read or made in it.
  public init(_ step: BuildStep, since watch: Stopwatch, bytes: Int) {
    self.step = step
    self.bytes = bytes
    seconds = watch.seconds
    peakMemory = Machine.peakMemory
  }
}
