#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Measures time that only goes forward, whatever is done to the wall clock.
package struct Stopwatch: Sendable {
  private let start = now()

  /// Starts at zero.
  package init() {}

  /// The time since the start.
  package var elapsed: Duration { Self.now() - start }

  /// The time since the start, in seconds.
  package var seconds: Double { elapsed / .seconds(1) }

  private static func now() -> Duration {
    var time = timespec()
    // It cannot fail for a clock that every system has.
    _ = unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}
