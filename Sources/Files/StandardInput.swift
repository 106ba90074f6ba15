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
    let file = try TemporaryFile(to: "keep standard input")
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
      guard count > 0 else { return try file.opened(as: "standard input") }
      try file.append(piece.span.extracting(0..<count))
    }
    return nil
  }
}

/// A file without a name, which is gone with the last that has it open, however the process ends.
private struct TemporaryFile: ~Copyable {
  private let descriptor: FileDescriptor

  /// What it is made for, for messages: `keep standard input`.
  private let purpose: String

  /// Makes an empty file in the folder that `TMPDIR` names, or else in `/tmp`.
  ///
  /// It has a name for the moment between two calls of the system: a way to do without is not known
  /// to every file system, or to Darwin.
  init(to purpose: String) throws(FileError) {
    let folder = try Self.folder()
    let purpose = "\(purpose) in \"\(folder)\""
    let descriptor = try Self.make(in: folder, to: purpose)
    self.purpose = purpose
    self.descriptor = descriptor
  }

  /// Writes bytes at the end.
  ///
  /// - Throws: ``FileError``, for a full disk above all.
  func append(_ bytes: Span<UInt8>) throws(FileError) {
    try descriptor.write(bytes, to: purpose)
  }

  /// Hands the file over for reading.
  consuming func opened(as name: FilePath) throws(FileError) -> InputFile {
    try InputFile(descriptor, name)
  }

  private static func folder() throws(FileError) -> FilePath {
    // Nobody sets variables while this runs.
    guard let text = unsafe getenv("TMPDIR"), unsafe text.pointee != 0 else { return "/tmp" }
    return try FilePath(unsafe String(cString: text))
  }

  /// Makes a file and takes its name away.
  private static func make(
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
        let descriptor = FileDescriptor(owning: number)
        try attempt(purpose) { unsafe path.withCString { unsafe unlink($0) } }
        return descriptor
      } catch let error where error.isOccupied && attempts < 1_000 {
        // A process that was killed in that moment may have had our number.
        attempts += 1
      }
    }
  }
}
