import Files
internal import Synchronization

/// A pool of threads for jobs that share nothing that changes.
///
/// Each takes the next job when it is done with one, so that none waits for the slowest.
struct Workers: Sendable {
  /// How many there are, at least 1.
  let count: Int

  init(_ count: Int) {
    self.count = max(1, count)
  }

  /// Has every worker do its part of some jobs, and throws the first failure.
  ///
  /// `work` takes jobs from the queue until there are none. They end early after another has failed
  /// or the task is cancelled; the part is then discarded.
  func parts<Part: Sendable, Failure: Error>(
    of jobs: Int, in part: WorkPart = WorkPart(0, of: 1),
    _ work: @escaping @Sendable (JobQueue) throws(Failure) -> Part
  ) async throws(Failure) -> [Part] {
    let queue = JobQueue(jobs, of: part)
    let done = Mutex<[Result<Part, Failure>]>([])
    let results = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        for _ in 0..<count {
          Threads.run {
            let result = Result { () throws(Failure) in try work(queue) }
            let all = done.withLock { done in
              done.append(result)
              return done.count == count ? done : nil
            }
            // Whoever is stopped by the failure comes after it.
            if case .failure = result { queue.cancel() }
            if let all { continuation.resume(returning: all) }
          }
        }
      }
    } onCancel: {
      queue.cancel()
    }
    var parts: [Part] = []
    for result in results { parts.append(try result.get()) }
    return parts
  }
}

/// The numbers of jobs in their order; each is taken once.
final class JobQueue: Sendable {
  private let count: Int
  private let part: WorkPart
  private let taken = Atomic(0)
  private let cancelled = Atomic(false)

  init(_ count: Int, of part: WorkPart = WorkPart(0, of: 1)) {
    self.count = count
    self.part = part
  }

  /// The next job; `nil` if none is left, or the work is cancelled.
  func next() -> Int? {
    guard !isCancelled else { return nil }
    let job = taken.wrappingAdd(1, ordering: .relaxed).oldValue * part.count + part.index
    return job < count ? job : nil
  }

  var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  func cancel() { cancelled.store(true, ordering: .relaxed) }
}
