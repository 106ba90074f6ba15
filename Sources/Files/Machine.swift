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
    #if canImport(Glibc)
      if let peak = peakOfProgram { return peak }
    #endif
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

  #if canImport(Glibc)
    /// What Linux notes of this program alone (`VmHWM` of proc_pid_status(5)).
    ///
    /// `getrusage` counts what the process was before it became this program, too, so a small one
    /// that a large one starts has the large one's peak.
    private static var peakOfProgram: Int? {
      let file: FilePath = "/proc/self/status"
      // Where there is no such file, the other answer has to do.
      guard let status = try? FileDescriptor(in: AT_FDCWD, file, O_RDONLY, named: file) else {
        return nil
      }
      var bytes = [UInt8](repeating: 0, count: 8_192)
      let count = unsafe bytes.withUnsafeMutableBytes { bytes in
        unsafe read(status.number, bytes.baseAddress, bytes.count)
      }
      guard count > 0 else { return nil }
      let lines = bytes[..<count].split(separator: UInt8(ascii: "\n"))
      guard let line = lines.first(where: { $0.starts(with: "VmHWM:".utf8) }) else { return nil }
      let digits = line.filter { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
      return Int(String(decoding: digits, as: UTF8.self)).map { $0 * 1024 }
    }
  #endif
}
