public import Files

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
