import Files
import Synchronization

/// Thread-safe progress counters that all workers share.
///
/// The worker that finds that 100 ms have passed since the last report calls the observer, so no
/// timer thread is needed, which could starve behind the workers or would have to be stopped.
/// Counting a page costs less than a thousandth of drawing one.
package final class BuildProgress: Sendable {
  private let observer: (@Sendable (BuildSnapshot) -> Void)?
  private let watch = Stopwatch()
  private let step = Atomic(0)
  private let start = Atomic(0)
  private let done = Atomic(0)
  private let total = Atomic(0)
  private let records = Atomic(0)
  private let nextLook = Atomic(0)

  /// The milliseconds between two looks.
  private static let pause = 100

  /// Creates counters at zero; calls the observer at each step, then at most ten times a second.
  ///
  /// It is called from any thread, and from two at once if it takes longer.
  package init(observer: (@Sendable (BuildSnapshot) -> Void)? = nil) {
    self.observer = observer
  }

  /// Begins a step with an amount of work: bytes to unpack or index, pages to draw, otherwise 0.
  package func begin(_ step: BuildStep, of total: Int = 0) {
    let now = milliseconds
    self.step.store(BuildStep.allCases.firstIndex(of: step) ?? 0, ordering: .relaxed)
    start.store(now, ordering: .relaxed)
    done.store(0, ordering: .relaxed)
    records.store(0, ordering: .relaxed)
    self.total.store(total, ordering: .relaxed)
    nextLook.store(now + Self.pause, ordering: .relaxed)
    observer?(snapshot(at: now))
  }

  /// Adds finished work.
  package func advance(by amount: Int, records: Int) {
    done.add(amount, ordering: .relaxed)
    if records > 0 { self.records.add(records, ordering: .relaxed) }
    guard let observer else { return }
    let now = milliseconds
    let due = nextLook.load(ordering: .relaxed)
    guard now >= due,
      nextLook.compareExchange(expected: due, desired: now + Self.pause, ordering: .relaxed)
        .exchanged
    else { return }
    observer(snapshot(at: now))
  }

  private var milliseconds: Int { Int(watch.seconds * 1_000) }

  private func snapshot(at now: Int) -> BuildSnapshot {
    BuildSnapshot(
      step: BuildStep.allCases[step.load(ordering: .relaxed)],
      done: done.load(ordering: .relaxed), total: total.load(ordering: .relaxed),
      records: records.load(ordering: .relaxed),
      seconds: Double(now - start.load(ordering: .relaxed)) / 1_000)
  }
}
