/// Measures time that only goes forward, whatever is done to the wall clock.
package struct Stopwatch: Sendable {
  private let start = SuspendingClock.now

  /// Starts at zero.
  package init() {}

  /// The time since the start.
  package var elapsed: Duration { start.duration(to: .now) }

  /// The time since the start, in seconds.
  package var seconds: Double { elapsed / .seconds(1) }
}
