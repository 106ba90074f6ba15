#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The end of a program.
public enum ProcessEnd {
  /// Ends the program now.
  ///
  /// - Parameter status: What the shell that started it is told.
  public static func exit(_ status: Int32) -> Never {
    #if canImport(Darwin)
      Darwin.exit(status)
    #elseif canImport(Glibc)
      Glibc.exit(status)
    #endif
  }
}
