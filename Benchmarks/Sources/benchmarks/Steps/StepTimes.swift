import Synchronization

/// How long each step of making a page took, added up over all pages of one worker.
final class StepTimes: Sendable {
  /// What a worker does with a page, one after the other.
  enum Step: CaseIterable {
    case read, draw, validate, write

    /// What belongs to no page of the listing, such as the index of species, links and the commit.
    case other
  }

  private struct Sums {
    var step = Step.other
    var since = ContinuousClock.now
    var durations: [Step: Duration] = [:]
  }

  private let sums = Mutex(Sums())

  /// Ends the step that is under way and begins another.
  func begin(_ step: Step) {
    let now = ContinuousClock.now
    sums.withLock { sums in
      sums.durations[sums.step, default: .zero] += now - sums.since
      sums.step = step
      sums.since = now
    }
  }

  /// The time that a step has taken so far.
  subscript(step: Step) -> Duration { sums.withLock { $0.durations[step, default: .zero] } }
}
