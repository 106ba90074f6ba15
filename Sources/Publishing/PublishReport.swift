package import Files
package import Store
package import Validation

/// A report of the pages that were published, or would have been.
package struct PublishReport: Sendable {
  package var pages = 0

  /// The size of all pages, in bytes.
  package var bytes = 0

  /// The errors of the pages, in order; empty if they were published.
  package var findings: [Finding] = []

  /// How many files were written, kept and removed.
  package var store = StoreSummary()

  /// The cost of each step, in order.
  package var steps: [StepReport] = []

  /// Creates a report for a build that published nothing.
  package init(findings: [Finding] = []) {
    self.findings = findings
  }
}

/// The cost of one step of a build.
package struct StepReport: Equatable, Sendable {
  package let step: BuildStep

  /// How long it took, in seconds.
  package let seconds: Double

  /// The bytes that were read for the index, or that the pages have, or that the other files have.
  package let bytes: Int

  /// The most memory that the process had had when the step was over, in bytes.
  package let peakMemory: Int

  /// Notes a step that is just over, and the bytes that were read or made in it.
  package init(_ step: BuildStep, since watch: Stopwatch, bytes: Int) {
    self.step = step
    self.bytes = bytes
    seconds = watch.seconds
    peakMemory = Machine.peakMemory
  }
}
