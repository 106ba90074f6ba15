#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The process's own threads, for work that would keep the shared ones busy for seconds.
package enum Threads {
  /// Runs a body on a new thread, or before it returns where the system has no thread to give.
  package static func run(_ body: @escaping @Sendable () -> Void) {
    if !start(body) { body() }
  }

  /// The usual stack of a process's first thread: on Darwin others have a sixteenth of it, and
  /// values that are nested 512 deep need more than that.
  private static let stackSize = 8 << 20

  /// Runs a body on a new thread; returns whether the system had one to give.
  static func start(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = unsafe Unmanaged.passRetained(Work(body))
    #if canImport(Darwin)
      var thread: pthread_t?
    #elseif canImport(Glibc)
      var thread = pthread_t()
    #endif
    var attributes = pthread_attr_t()
    // These fail for want of memory alone, and then so does what they are for.
    _ = unsafe pthread_attr_init(&attributes)
    defer { _ = unsafe pthread_attr_destroy(&attributes) }
    _ = unsafe pthread_attr_setstacksize(&attributes, stackSize)
    let code = unsafe pthread_create(&thread, &attributes, begin, work.toOpaque())
    guard code == 0 else {
      unsafe work.release()
      return false
    }
    #if canImport(Darwin)
      if let thread = unsafe thread { _ = unsafe pthread_detach(thread) }
    #elseif canImport(Glibc)
      _ = pthread_detach(thread)
    #endif
    return true
  }
}

/// Runs a task on the process's own threads, as Darwin's shared pool has smaller stacks.
package final class ThreadExecutor: TaskExecutor {
  package init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    Threads.run { [self] in unsafe job.runSynchronously(on: asUnownedTaskExecutor()) }
  }
}

private final class Work: Sendable {
  let body: @Sendable () -> Void

  init(_ body: @escaping @Sendable () -> Void) { self.body = body }
}

#if canImport(Darwin)
  private func begin(_ work: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body()
    return nil
  }
#elseif canImport(Glibc)
  private func begin(_ work: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let work = unsafe work { unsafe Unmanaged<Work>.fromOpaque(work).takeRetainedValue().body() }
    return nil
  }
#endif
