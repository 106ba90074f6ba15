import Synchronization
import Testing

@testable import Publishing

@Suite struct WorkersTests {
  private struct Failure: Error, Equatable {
    let job: Int
  }

  @Test(arguments: [1, 2, 7]) func `every job is dealt once, in order`(_ count: Int) async {
    let parts = await Workers(count).parts(of: 100) { queue in
      var jobs: [Int] = []
      while let job = queue.next() { jobs.append(job) }
      return jobs
    }
    #expect(parts.count == count)
    #expect(parts.allSatisfy { $0 == $0.sorted() })
    #expect(parts.flatMap(\.self).sorted() == Array(0..<100))
  }

  @Test func `who is free takes the next job while another is at work`() async {
    let others = Atomic(0)
    let parts = await Workers(2).parts(of: 20) { queue in
      var jobs: [Int] = []
      while let job = queue.next() {
        jobs.append(job)
        // The first job lasts until all others are done.
        if job > 0 { others.add(1, ordering: .releasing) }
        while job == 0, others.load(ordering: .acquiring) < 19 {}
      }
      return jobs
    }
    #expect(parts.map(\.count).sorted() == [1, 19])
  }

  @Test func `the first failure is thrown, and ends the work of all`() async {
    let done = Atomic(0)
    let failure = await #expect(throws: Failure.self) {
      _ = try await Workers(2).parts(of: .max) { queue throws(Failure) in
        while let job = queue.next() {
          if job == 10 { throw Failure(job: job) }
          done.add(1, ordering: .relaxed)
        }
      }
    }
    #expect(failure == Failure(job: 10))
    #expect(done.load(ordering: .relaxed) >= 9)
  }

  @Test func `a cancelled task calls off what is left`() async {
    let task = Task {
      await Workers(2).parts(of: .max) { queue in while queue.next() != nil {} }.count
    }
    task.cancel()
    #expect(await task.value == 2)
  }

  @Test func `the work is done on threads of its own, as many as there are workers`() async {
    let arrived = Atomic(0)
    // More than a machine has processors, and each waits for all others.
    let parts = await Workers(40).parts(of: 40) { queue in
      guard queue.next() != nil else { return false }
      arrived.add(1, ordering: .releasing)
      while arrived.load(ordering: .acquiring) < 40 {}
      return true
    }
    #expect(parts == Array(repeating: true, count: 40))
  }
}
