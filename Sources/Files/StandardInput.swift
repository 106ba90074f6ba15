#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What is piped into a command.
package enum StandardInput {
  /// Reads everything up to the end into a file that can be read at any place.
  ///
  /// A pipe can be read once and in order, and may bring more than there is memory. The file has no
  /// name, is in the folder that `TMPDIR` names or else in `/tmp`, and goes with the last reference.
  ///
  /// - Parameter isInterrupted: Asked before each piece, and ten times a second while nothing comes,
  ///   whether to stop.
  /// - Returns: The file, or `nil` if it was to stop.
  /// - Throws: ``FileError``.
  package static func spooled(
    isInterrupted: () -> Bool = { false }
  ) throws(FileError) -> InputFile? {
    let folder = try folder()
    let purpose = "keep standard input in \"\(folder)\""
    let file = try makeFile(in: folder, to: purpose)
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while !isInterrupted() {
      // A read would wait for good, whatever signals come: any thread may get them.
      var wanted = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
      guard try attempt("read standard input", { unsafe poll(&wanted, 1, 100) }) != 0 else {
        continue
      }
      let count = try attempt("read standard input") {
        unsafe piece.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
      }
      guard count > 0 else { return try InputFile(file) }
      try file.write(piece.span.extracting(0..<count), to: purpose)
    }
    return nil
  }

  private static func folder() throws(FileError) -> FilePath {
    guard let text = environment("TMPDIR"), !text.isEmpty else { return "/tmp" }
    return try FilePath(text)
  }

  /// Makes an empty file that is gone with the last that has it open, however the process ends.
  ///
  /// It has a name for the moment between two calls of the system: a way to do without is not known
  /// to every file system, or to Darwin.
  private static func makeFile(
    in folder: FilePath, to purpose: String
  ) throws(FileError) -> FileDescriptor {
    var attempts = 0
    while true {
      let path = folder.appending(try FilePath("rowhouse-\(getpid())-\(attempts)"))
      do throws(FileError) {
        let flags = O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC
        let number = try attempt(purpose) {
          unsafe path.withCString { unsafe open($0, flags, 0o600) }
        }
        let descriptor = FileDescriptor(owning: number, "standard input")
        try attempt(purpose) { unsafe path.withCString { unsafe unlink($0) } }
        return descriptor
      } catch let error where error.isOccupied && attempts < 1_000 {
        // A process that was killed in that moment may have had our number.
        attempts += 1
      }
    }
  }
}
