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
  /// - Throws: ``FileError``.
  public static func spooled() throws(FileError) -> InputFile {
    let file = try TemporaryFile(to: "keep standard input")
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = try attempt("read standard input") {
        unsafe piece.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
      }
      guard count > 0 else { return try file.opened(as: "standard input") }
      try file.append(piece.span.extracting(0..<count))
    }
  }
}
