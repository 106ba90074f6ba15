import Files
internal import Synchronization

/// A pool of threads for jobs that share nothing that changes.
///
/// Each takes the next job when it is done with one, so that none waits for the slowest.
package struct Workers: Sendable {
  /// How many there are, at least 1.
  let count: Int

  package init(_ count: Int) {
    self.count = max(1, count)
  }

  /// Has every worker do its part of some jobs, and throws the first failure.
  ///
  /// `work` takes jobs from the queue until there are none. They end early after another has failed
  /// or the task is cancelled; the part is then discarded.
  package func parts<Part: Sendable, Failure: Error>(
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
package final class JobQueue: Sendable {
  private let count: Int
  private let part: WorkPart
  private let taken = Atomic(0)
  private let cancelled = Atomic(false)

  init(_ count: Int, of part: WorkPart = WorkPart(0, of: 1)) {
    self.count = count
    self.part = part
  }

  /// The next job; `nil` if none is left, or the work is cancelled.
  package func next() -> Int? {
    guard !isCancelled else { return nil }
    let job = taken.wrappingAdd(1, ordering: .relaxed).oldValue * part.count + part.index
    return job < count ? job : nil
  }

  package var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

  func cancel() { cancelled.store(true, ordering: .relaxed) }
}

/// A part of work that several processes share: `2/4` is the second of four.
package struct WorkPart: Hashable, Sendable {
  /// Which part, from zero.
  let index: Int

  /// How many there are.
  package let count: Int

  /// The most parts: each costs a file.
  private static let maximum = 100_000

  package init(_ index: Int, of count: Int) { (self.index, self.count) = (index, count) }

  /// Reads a part as it is typed, and as the names of files have it: `2/4`, or `2-of-4`.
  package init?(_ text: some StringProtocol, separator: String = "/") {
    guard let place = text.utf8.firstIndex(of: separator.utf8.first ?? 0),
      text[place...].utf8.starts(with: separator.utf8),
      let number = Int(text[..<place]), let count = Int(text[place...].dropFirst(separator.count)),
      1 <= number, number <= count, count <= Self.maximum,
      "\(number)\(separator)\(count)" == text
    else { return nil }
    self.init(number - 1, of: count)
  }

  /// The end of a file's name.
  package var suffix: String { "\(index + 1)-of-\(count)" }
}

extension WorkPart: CustomStringConvertible {
  package var description: String { "\(index + 1)/\(count)" }
}
