#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// What the process runs on, and what it took of it.
public enum Machine {
  /// The number of processors that the process may use, at least 1.
  ///
  /// On Linux those it is confined to (`taskset`, a container's cpuset), elsewhere those there are.
  public static var processorCount: Int {
    #if canImport(Glibc)
      if let allowed = processorsOfAffinity() { return max(1, allowed) }
    #endif
    return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// The most memory that the process has had resident so far, in bytes.
  public static var peakMemory: Int {
    var usage = rusage()
    // It cannot fail for the process itself; 0 would say that it did.
    #if canImport(Darwin)
      _ = unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss
    #elseif canImport(Glibc)
      _ = unsafe getrusage(RUSAGE_SELF.rawValue, &usage)
      return usage.ru_maxrss * 1024
    #endif
  }
}
