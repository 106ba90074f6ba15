/// Several hands for work that can be dealt out, which share nothing that changes.
struct Workers: Sendable {
  /// How many there are, at least 1.
  let count: Int

  init(_ count: Int) {
    self.count = max(1, count)
  }

  /// Has every worker do its part.
  ///
  /// - Parameter work: Does the part of the worker of that number, from zero. Once another has
  ///   failed the task is cancelled; then nobody will use the part.
  /// - Returns: The parts, in no order.
  /// - Throws: The first failure. Whoever was stopped by it comes after it.
  func parts<Part: Sendable, Failure: Error>(
    _ work: @escaping @Sendable (Int) throws(Failure) -> Part
  ) async throws(Failure) -> [Part] {
    let results = await withTaskGroup(of: Result<Part, Failure>.self) { group in
      for worker in 0..<count {
        group.addTask { Result { () throws(Failure) in try work(worker) } }
      }
      var results: [Result<Part, Failure>] = []
      for await result in group {
        if case .failure = result { group.cancelAll() }
        results.append(result)
      }
      return results
    }
    var parts: [Part] = []
    for result in results { parts.append(try result.get()) }
    return parts
  }
}
