import Files
internal import Synchronization

/// A pool of threads for jobs that share nothing that changes.
///
/// Each has a thread of its own and takes the next job when it is done with one, so that none waits
/// for the slowest.
struct Workers: Sendable {
  /// How many there are, at least 1.
  let count: Int

  init(_ count: Int) {
    self.count = max(1, count)
  }

  /// Has every worker do its part of some jobs.
  ///
  /// - Parameters:
  ///   - jobs: How many jobs there are.
  ///   - work: Does the jobs that a worker is dealt. They end early once another has failed or the
  ///     task is cancelled; then nobody will use the part.
  /// - Returns: The parts, in no order.
  /// - Throws: The first failure.
  func parts<Part: Sendable, Failure: Error>(
    of jobs: Int, _ work: @escaping @Sendable (Deal) throws(Failure) -> Part
  ) async throws(Failure) -> [Part] {
    let deal = Deal(jobs)
    let results = await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let done = Done<Result<Part, Failure>>(count) { continuation.resume(returning: $0) }
        for _ in 0..<count {
          Threads.run {
            let result = Result { () throws(Failure) in try work(deal) }
            done.add(result)
            // Whoever is stopped by the failure comes after it.
            if case .failure = result { deal.callOff() }
          }
        }
      }
    } onCancel: {
      deal.callOff()
    }
    var parts: [Part] = []
    for result in results { parts.append(try result.get()) }
    return parts
  }
}

/// Jobs in their order, each of which is dealt once.
final class Deal: Sendable {
  private let count: Int
  private let dealt = Atomic(0)
  private let isOff = Atomic(false)

  init(_ count: Int) {
    self.count = count
  }

  /// The next job; nil when there is none left, or all is called off.
  func next() -> Int? {
    guard !isCalledOff else { return nil }
    let job = dealt.wrappingAdd(1, ordering: .relaxed).oldValue
    return job < count ? job : nil
  }

  /// Whether nobody will use what is done from now on.
  var isCalledOff: Bool { isOff.load(ordering: .relaxed) }

  func callOff() { isOff.store(true, ordering: .relaxed) }
}

/// What several threads have done, handed on when it is complete.
private final class Done<Element: Sendable>: Sendable {
  private let elements = Mutex<[Element]>([])
  private let count: Int
  private let handOn: @Sendable ([Element]) -> Void

  init(_ count: Int, handOn: @escaping @Sendable ([Element]) -> Void) {
    self.count = count
    self.handOn = handOn
  }

  func add(_ element: Element) {
    let all = elements.withLock { elements in
      elements.append(element)
      return elements.count == count ? elements : nil
    }
    if let all { handOn(all) }
  }
}
