#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Where a command prints.
package enum StandardStream: Sendable {
  /// For results.
  case output

  /// For messages and progress.
  case error

  /// Prints text, all of it, past signals and short writes.
  ///
  /// Call ``surviveClosedPipes()`` first, or a reader that leaves (`| head`) ends the process.
  ///
  /// - Returns: Whether anybody can still be reading. A pipe whose reader has left is no error:
  ///   there is nobody to tell.
  /// - Throws: ``FileError``, for a full disk behind a redirection.
  @discardableResult
  package func write(_ text: String) throws(FileError) -> Bool {
    try write(Array(text.utf8))
  }

  /// Prints bytes, all of them, past signals and short writes.
  @discardableResult
  package func write(_ bytes: [UInt8]) throws(FileError) -> Bool {
    var written = 0
    while written < bytes.count {
      let rest = bytes[written...]
      do throws(FileError) {
        written += try attempt("write to \(name)") {
          unsafe rest.withUnsafeBytes { unsafe put(number, $0.baseAddress, $0.count) }
        }
      } catch {
        if error.code == EPIPE { return false }
        guard error.isBusy else { throw error }
        // Someone made the terminal non-blocking, as a parent of ours may; wait until it takes
        // more.
        var wanted = pollfd(fd: number, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&wanted, 1, -1)
      }
    }
    return true
  }

  /// Makes writing to a pipe whose reader has left an answer, not the end of the process.
  package static func surviveClosedPipes() {
    // The answer is the handler that was there, or an error for a number that is no signal.
    _ = signal(SIGPIPE, SIG_IGN)
  }

  var number: Int32 {
    switch self {
    case .output: STDOUT_FILENO
    case .error: STDERR_FILENO
    }
  }

  private var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}

/// The system's `write`, by a name that the methods above do not hide.
func put(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, start, count)
}
