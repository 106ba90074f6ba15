#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A standard stream for a command's output.
package enum StandardStream: Int32, Sendable {
  /// For results.
  case output = 1

  /// For messages and progress.
  case error = 2

  /// Prints all of a text, past signals and short writes; returns whether it may have a reader.
  ///
  /// Call ``surviveClosedPipes()`` first, or a reader that leaves (`| head`) ends the process.
  /// Throws for a full disk behind a redirection.
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
          unsafe rest.withUnsafeBytes { unsafe put(rawValue, $0.baseAddress, $0.count) }
        }
      } catch {
        if error.code == EPIPE { return false }
        guard error.isBusy else { throw error }
        // Someone made the terminal non-blocking, as a parent of ours may; wait until it takes
        // more.
        var wanted = pollfd(fd: rawValue, events: Int16(POLLOUT), revents: 0)
        _ = unsafe poll(&wanted, 1, -1)
      }
    }
    return true
  }

  /// Opens standard streams that were closed at the start, as by `<&- >&-`: otherwise the next
  /// opened file would become one.
  ///
  /// Input can then not be read, and output not be written to, as before.
  package static func openMissing() {
    for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
      // It has the lowest number that is free, and where there is no such file all stays as it is.
      _ = unsafe open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
    }
  }

  /// Makes writing to a pipe whose reader has left an answer, not the end of the process.
  package static func surviveClosedPipes() {
    // The answer is the handler that was there, or an error for a number that is no signal.
    _ = signal(SIGPIPE, SIG_IGN)
  }

  private var name: String { "standard \(self)" }
}

/// The system's `write`, by a name that the methods above do not hide.
func put(_ number: Int32, _ start: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(number, start, count)
}

/// The standard input of a command.
package enum StandardInput {
  /// Reads everything up to the end into a file with random access; `nil` if it was to stop.
  ///
  /// A pipe can be read once and in order, and may bring more than there is memory. `isInterrupted`
  /// is called before each piece, and ten times a second while waiting.
  package static func spooled(isInterrupted: () -> Bool = { false }) throws -> InputFile? {
    var isAtEnd = false
    let file = try InputFile.spooled("standard input") { piece in
      // As much as a pipe holds.
      piece.append(contentsOf: repeatElement(0, count: 1 << 16))
      while !isInterrupted() {
        // A read would wait for good, whatever signals come: any thread may get them.
        var wanted = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
        guard try attempt("read standard input", { unsafe poll(&wanted, 1, 100) }) != 0 else {
          continue
        }
        let count = try attempt("read standard input") {
          unsafe piece.withUnsafeMutableBytes {
            unsafe read(STDIN_FILENO, $0.baseAddress, $0.count)
          }
        }
        piece.removeLast(piece.count - count)
        isAtEnd = count == 0
        return !isAtEnd
      }
      return false
    }
    return isAtEnd ? file : nil
  }
}

extension InputFile {
  /// Writes data that arrives piece by piece to a file with random access.
  ///
  /// The file has no name, is in `TMPDIR` or else `/tmp`, and is removed with the last reference.
  /// `next` appends a piece to an empty array, and returns whether there was one.
  package static func spooled(
    _ name: String, next: (inout [UInt8]) throws -> Bool
  ) throws -> InputFile {
    try spooled(name) { write in
      var piece: [UInt8] = []
      while try next(&piece) {
        try write(piece)
        piece.removeAll(keepingCapacity: true)
      }
    }
  }

  /// Writes pieces, as they come, to such a file.
  package static func spooled(
    _ name: String, writing body: (([UInt8]) throws(FileError) -> Void) throws -> Void
  ) throws -> InputFile {
    let folder = try folder()
    let purpose = "keep \(name) in \"\(folder)\""
    let file = try makeFile(in: folder, try FilePath(name), to: purpose)
    try body { (piece) throws(FileError) in try file.write(piece.span, to: purpose) }
    return try InputFile(file)
  }

  private static func folder() throws(FileError) -> FilePath {
    guard let text = environment("TMPDIR"), !text.isEmpty else { return "/tmp" }
    return try FilePath(text)
  }

  /// Makes an empty file that is gone with the last that has it open, however the process ends.
  ///
  /// It has a name for a moment: not every file system, nor Darwin, can do without.
  private static func makeFile(
    in folder: FilePath, _ name: FilePath, to purpose: String
  ) throws(FileError) -> FileDescriptor {
    var attempts = 0
    while true {
      let path = folder.appending(try FilePath("rowhouse-\(getpid())-\(attempts)"))
      do throws(FileError) {
        let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
        let number = try attempt(purpose) {
          unsafe path.withCString { unsafe open($0, flags, 0o600) }
        }
        let descriptor = FileDescriptor(owning: number, name)
        try attempt(purpose) { unsafe path.withCString { unsafe unlink($0) } }
        return descriptor
      } catch let error where error.isOccupied && attempts < 1_000 {
        // A process that was killed in that moment may have had our number.
        attempts += 1
      }
    }
  }
}
