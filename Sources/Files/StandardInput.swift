#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What is piped into a command.
public enum StandardInput {
  /// Reads everything up to the end into a file that can be read at any place.
  ///
  /// A pipe can be read once and in order, and may bring more than there is memory. The file has no
  /// name, is in the folder that `TMPDIR` names or else in `/tmp`, and goes with the last reference.
  ///
  /// - Parameter isInterrupted: Asked before each piece, and ten times a second while nothing comes,
  ///   whether to stop.
  /// - Returns: The file, or `nil` if it was to stop.
  /// - Throws: ``FileError``.
  public static func spooled(
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
