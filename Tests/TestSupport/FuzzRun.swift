import Foundation

/// The length and the seed of a fuzz test: `ROWHOUSE_FUZZ_MINUTES`, or else one batch, and
/// `ROWHOUSE_FUZZ_SEED`, or else 1.
public struct FuzzRun {
  public let seed: UInt64
  private let length: Duration

  public init() {
    let environment = ProcessInfo.processInfo.environment
    length = .seconds(60 * (environment["ROWHOUSE_FUZZ_MINUTES"].flatMap(Double.init) ?? 0))
    seed = environment["ROWHOUSE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
  }

  /// Runs batches of tries until the time is over, at least one.
  ///
  /// - Parameters:
  ///   - size: The number of tries in a batch.
  ///   - attempt: A try.
  public func repeated(inBatchesOf size: Int, _ attempt: () throws -> Void) rethrows {
    let end = ContinuousClock.now + length
    repeat {
      for _ in 0..<size { try attempt() }
    } while ContinuousClock.now < end
  }
}
