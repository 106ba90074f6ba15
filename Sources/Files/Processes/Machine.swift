#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The resources of the machine and of the process.
package enum Machine {
  /// The number of usable processors, at least 1; on Linux those of `taskset` or a cpuset.
  package static var processorCount: Int {
    #if canImport(Glibc)
      if let allowed = processorsOfAffinity() { return max(1, allowed) }
    #endif
    return max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN)))
  }

  /// The most files that the process may have open: `ulimit -n`, on Darwin usually 256.
  package static var openFileLimit: Int {
    let limit = sysconf(Int32(_SC_OPEN_MAX))
    return limit < 0 ? Int.max : limit
  }

  /// The status of the running program's file; `nil` if it is unknown.
  package static var program: FileStatus? { programFile.flatMap { try? FileStatus(of: $0) } }

  /// The file of the program that runs; `nil` if that cannot be found out.
  package static var programFile: FilePath? {
    #if canImport(Glibc)
      return "/proc/self/exe"
    #else
      var image = unsafe Dl_info()
      guard unsafe dladdr(#dsohandle, &image) != 0, let name = unsafe image.dli_fname else {
        return nil
      }
      return try? FilePath(unsafe String(cString: name))
    #endif
  }

  /// The user's folder of caches: `XDG_CACHE_HOME` or `~/.cache`, on Darwin `~/Library/Caches`.
  ///
  /// Source: https://specifications.freedesktop.org/basedir-spec/latest/
  package static var cacheFolder: FilePath? {
    if let text = environment("XDG_CACHE_HOME"), let path = try? FilePath(text), path.isAbsolute {
      return path
    }
    #if canImport(Darwin)
      return FilePath.homeFolder?.appending("Library/Caches")
    #else
      return FilePath.homeFolder?.appending(".cache")
    #endif
  }

  /// The memory that the machine has, or the part of it that the process's group may use, in bytes.
  package static var memory: Int {
    let all = sysconf(Int32(_SC_PHYS_PAGES)) * sysconf(Int32(_SC_PAGESIZE))
    #if canImport(Glibc)
      return min(all, groupMemory(in: "") ?? all)
    #else
      return all
    #endif
  }

  /// The time since the beginning of 1970, as files have it.
  package static var time: Duration {
    var time = timespec()
    // It cannot fail for a clock that every system has.
    _ = unsafe clock_gettime(CLOCK_REALTIME, &time)
    return Duration(time)
  }

  /// The most memory that the process has had resident so far, in bytes.
  package static var peakMemory: Int {
    #if canImport(Glibc)
      // `getrusage` counts what the process was before it became this program, too, so a small one
      // that a large one starts has the large one's peak.
      if let peak = noted("VmHWM:") { return peak }
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

  /// The address space that `ulimit -v`, a limit that shows in advance, leaves; `nil` without it.
  private static var availableAddressSpace: Int? {
    #if canImport(Glibc)
      var limit = rlimit()
      guard unsafe getrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0,
        limit.rlim_cur < rlim_t(Int.max), let taken = noted("VmSize:")
      else { return nil }
      return max(0, Int(limit.rlim_cur) - taken)
    #else
      return nil
    #endif
  }

  /// Returns whether these bytes, and a record of the maximum length, can be allocated at once.
  @Sendable package static func hasRoom(for bytes: Int) -> Bool {
    guard let available = availableAddressSpace else { return true }
    return bytes < available - (1 << 24)
  }

  /// Makes glibc return freed blocks of a megabyte and more to the system at once.
  ///
  /// Otherwise it keeps them for small allocations: a million rows then take a fifth more memory.
  /// Process-wide; libraries must not call this.
  package static func giveBackLargeMemory() {
    #if canImport(Glibc)
      // The module of glibc does not have malloc.h. M_MMAP_THRESHOLD is -3 there.
      typealias Option = @convention(c) (Int32, Int32) -> Int32
      guard let function = unsafe dlsym(nil, "mallopt") else { return }
      _ = unsafe unsafeBitCast(function, to: Option.self)(-3, 1 << 20)
    #endif
  }

  /// Allows as many open files as the system lets a process have: each unpacked table takes one.
  ///
  /// Process-wide; libraries must not call this.
  package static func allowManyFiles() {
    #if canImport(Glibc)
      let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
      let files = RLIMIT_NOFILE
    #endif
    var limit = rlimit()
    guard unsafe getrlimit(files, &limit) == 0 else { return }
    limit.rlim_cur = max(limit.rlim_cur, min(limit.rlim_max, 1 << 16))
    _ = unsafe setrlimit(files, &limit)
  }

  #if canImport(Glibc)
    /// The lowest memory limit of the process's control group and those above; `nil` without one.
    ///
    /// The prefix of the system's paths is for tests. Source:
    /// https://docs.kernel.org/admin-guide/cgroup-v2.html, `memory.max`, and
    /// https://docs.kernel.org/admin-guide/cgroup-v1/memory.html, `memory.limit_in_bytes`
    static func groupMemory(in root: String) -> Int? {
      var limits: [Int] = []
      for line in told(by: "\(root)/proc/self/cgroup").split(separator: "\n") {
        // `0::/user.slice/a.scope`, or in the first version `4:cpu,memory:/a`.
        let parts = line.split(separator: ":", maxSplits: 2, omittingEmptySubsequences: false)
        guard parts.count == 3 else { continue }
        let isFirst = parts[1].split(separator: ",").contains("memory")
        guard isFirst || parts[1].isEmpty else { continue }
        let (folder, file) = isFirst ? ("/memory", "memory.limit_in_bytes") : ("", "memory.max")
        // Of a group that is not to be seen from here, `/../a`, those above it are.
        var groups = parts[2].split(separator: "/")
        if let outside = groups.firstIndex(of: "..") { groups.removeSubrange(outside...) }
        for count in 0...groups.count {
          let group = groups[..<count].map { "/\($0)" }.joined()
          let text = told(by: "\(root)/sys/fs/cgroup\(folder)\(group)/\(file)")
          if let limit = Int(text.prefix { $0.isNumber }) { limits.append(limit) }
        }
      }
      return limits.min()
    }

    /// How many bytes the process has resident.
    static var residentMemory: Int? { noted("VmRSS:") }

    /// Returns an entry of Linux's status of this process, in bytes (proc_pid_status(5)).
    private static func noted(_ name: String) -> Int? {
      let line = told(by: "/proc/self/status").split(separator: "\n").first { $0.hasPrefix(name) }
      return line.flatMap { Int($0.filter(\.isNumber)) }.map { $0 * 1024 }
    }

    /// Returns the content of a system file, whose size is unknown; empty if it doesn't exist.
    private static func told(by file: String) -> String {
      guard let path = try? FilePath(file), let status = try? FileDescriptor(path, O_RDONLY) else {
        return ""
      }
      var bytes = [UInt8](repeating: 0, count: 8_192)
      let count = unsafe bytes.withUnsafeMutableBytes { unsafe try? status.fill($0, from: 0) }
      return String(decoding: bytes.prefix(count ?? 0), as: UTF8.self)
    }
  #endif
}
