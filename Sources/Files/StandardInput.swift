#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What is piped into a command.
public enum StandardInput {
  /// Reads everything up to the end.
  ///
  /// - Throws: ``FileError``.
  public static func readAll() throws(FileError) -> [UInt8] {
    var bytes: [UInt8] = []
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = try attempt("read standard input") {
        unsafe piece.withUnsafeMutableBytes { unsafe read(STDIN_FILENO, $0.baseAddress, $0.count) }
      }
      guard count > 0 else { return bytes }
      bytes += piece[..<count]
    }
  }
}
