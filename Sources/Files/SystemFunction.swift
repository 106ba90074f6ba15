#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

// Glibc declares these for `_GNU_SOURCE` alone, and Swift imports it without. They are looked up by
// name in the libraries that the program is linked to. Where one is missing, something slower takes
// its place, or ENOSYS.

#if canImport(Darwin)
  func swapEntries(
    _ folder: Int32, _ name: UnsafePointer<CChar>, _ other: Int32, _ otherName: UnsafePointer<CChar>
  ) -> Int32 {
    unsafe renameatx_np(folder, name, other, otherName, UInt32(RENAME_SWAP))
  }

  func syncFileSystem(_ descriptor: Int32) -> Int32 {
    fsync_volume_np(descriptor, SYNC_VOLUME_WAIT)
  }

  /// Copies nothing: the bytes go through memory.
  func copyPiece(_ from: Int32, _ to: Int32) -> Int { 0 }
#elseif canImport(Glibc)
  func swapEntries(
    _ folder: Int32, _ name: UnsafePointer<CChar>, _ other: Int32, _ otherName: UnsafePointer<CChar>
  ) -> Int32 {
    typealias Renameat2 =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    /// `RENAME_EXCHANGE` of `linux/fs.h`.
    let exchange: UInt32 = 2
    guard let function = unsafe dlsym(nil, "renameat2") else { return missingFunction() }
    let renameat2 = unsafe unsafeBitCast(function, to: Renameat2.self)
    return unsafe renameat2(folder, name, other, otherName, exchange)
  }

  func syncFileSystem(_ descriptor: Int32) -> Int32 {
    guard let function = unsafe dlsym(nil, "syncfs") else {
      sync()
      return 0
    }
    let syncfs = unsafe unsafeBitCast(function, to: (@convention(c) (Int32) -> Int32).self)
    return syncfs(descriptor)
  }

  /// Copies bytes from where one file is to where another is, without bringing them into memory.
  ///
  /// - Returns: How many; none at the end, -1 where the system or the file systems cannot.
  func copyPiece(_ from: Int32, _ to: Int32) -> Int {
    typealias Copy =
      @convention(c) (
        Int32, UnsafeMutablePointer<off_t>?, Int32, UnsafeMutablePointer<off_t>?, Int, UInt32
      ) -> Int
    guard let function = unsafe dlsym(nil, "copy_file_range") else { return -1 }
    return unsafe unsafeBitCast(function, to: Copy.self)(from, nil, to, nil, 1 << 30, 0)
  }

  func listAttributes(_ file: Int32, _ names: UnsafeMutableRawPointer?, _ size: Int) -> Int {
    typealias List = @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int
    guard let function = unsafe dlsym(nil, "flistxattr") else { return -1 }
    return unsafe unsafeBitCast(function, to: List.self)(file, names, size)
  }

  func getAttribute(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeMutableRawPointer?, _ size: Int
  ) -> Int {
    typealias Get =
      @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    guard let function = unsafe dlsym(nil, "fgetxattr") else { return -1 }
    return unsafe unsafeBitCast(function, to: Get.self)(file, name, value, size)
  }

  func setAttribute(
    _ file: Int32, _ name: UnsafePointer<CChar>, _ value: UnsafeRawPointer?, _ size: Int
  ) -> Int32 {
    typealias Set =
      @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
    guard let function = unsafe dlsym(nil, "fsetxattr") else { return missingFunction() }
    return unsafe unsafeBitCast(function, to: Set.self)(file, name, value, size, 0)
  }

  func removeAttribute(_ file: Int32, _ name: UnsafePointer<CChar>) -> Int32 {
    typealias Remove = @convention(c) (Int32, UnsafePointer<CChar>) -> Int32
    guard let function = unsafe dlsym(nil, "fremovexattr") else { return missingFunction() }
    return unsafe unsafeBitCast(function, to: Remove.self)(file, name)
  }

  /// The number of processors that this process may run on, or `nil` when the system will not say.
  func processorsOfAffinity() -> Int? {
    typealias Affinity = @convention(c) (Int32, Int, UnsafeMutablePointer<cpu_set_t>) -> Int32
    guard let function = unsafe dlsym(nil, "sched_getaffinity") else { return nil }
    let affinity = unsafe unsafeBitCast(function, to: Affinity.self)
    var set = cpu_set_t()
    guard unsafe affinity(0, MemoryLayout<cpu_set_t>.size, &set) == 0 else { return nil }
    return unsafe withUnsafeBytes(of: &set) { bytes in
      unsafe bytes.reduce(0) { $0 + $1.nonzeroBitCount }
    }
  }

  private func missingFunction() -> Int32 {
    errno = ENOSYS
    return -1
  }
#endif
