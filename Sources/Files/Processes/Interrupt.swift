#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif
import Synchronization

/// An interrupt by the user: Ctrl-C, `kill` without -9, or a closed terminal.
///
/// The first signal is only recorded, so that work can end between two pages and clean up; a second
/// one of the same kind ends the process at once. Signals belong to the whole process, so a command
/// uses this, not a library, and passes the state on.
package enum Interrupt {
  /// Starts to listen for SIGINT, SIGTERM and SIGHUP.
  ///
  /// A signal that the process was started to ignore, as by `nohup`, stays ignored. Call it from
  /// the main thread.
  package static func install() {
    // Made before any handler can run, which must not be the one to make it.
    requested.store(false, ordering: .relaxed)
    for number in numbers { listen(for: number) }
    unblock()
  }

  /// Stops to listen: the next signal ends the process, as it does by default.
  package static func uninstall() {
    for number in numbers {
      var action = sigaction()
      guard unsafe sigaction(number, nil, &action) == 0, !isIgnored(action) else { continue }
      // The answer is the handler that was there.
      _ = signal(number, SIG_DFL)
    }
  }

  /// Stops the work as an interrupt by the user does.
  static func request() { requested.store(true, ordering: .relaxed) }

  /// Whether the user has asked to stop.
  package static var isRequested: Bool { requested.load(ordering: .relaxed) }

  private static let requested = Atomic(false)

  private static let numbers = [SIGINT, SIGTERM, SIGHUP]

  private static func listen(for signal: Int32) {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0, !isIgnored(action) else { return }
    action = sigaction()
    let note: @convention(c) (Int32) -> Void = { _ in
      // All that a signal handler may do here: one store, no allocation, no lock.
      Interrupt.requested.store(true, ordering: .relaxed)
    }
    #if canImport(Darwin)
      unsafe action.__sigaction_u.__sa_handler = note
    #elseif canImport(Glibc)
      unsafe action.__sigaction_handler.sa_handler = note
    #endif
    // Back to the default after one, so that the second kills; calls that wait are taken up again.
    action.sa_flags = SA_RESTART | Int32(truncatingIfNeeded: SA_RESETHAND)
    // It can only fail for signals that cannot be handled, and these can.
    _ = unsafe sigaction(signal, &action, nil)
  }

  /// Unblocks the signals: Dispatch's threads block them, and a program inherits blocked signals.
  private static func unblock() {
    var signals = sigset_t()
    // None of these can fail for signals that exist.
    _ = unsafe sigemptyset(&signals)
    for number in numbers { _ = unsafe sigaddset(&signals, number) }
    _ = unsafe pthread_sigmask(SIG_UNBLOCK, &signals, nil)
  }

  private static func isIgnored(_ action: sigaction) -> Bool {
    #if canImport(Darwin)
      let handler = unsafe action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = unsafe action.__sigaction_handler.sa_handler
    #endif
    // SIG_IGN is the address 1, and nil is SIG_DFL.
    return unsafe unsafeBitCast(handler, to: Int.self) == 1
  }
}

/// Ends the program now.
package func endProcess(_ status: Int32) -> Never { exit(status) }
