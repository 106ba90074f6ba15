#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Makes a call that returns -1 and sets `errno` on failure, again if a signal interrupts it.
@discardableResult
func attempt<Answer: SignedInteger>(
  _ action: @autoclosure () -> String, _ call: () -> Answer
) throws(FileError) -> Answer {
  while true {
    let answer = call()
    if answer != -1 { return answer }
    let code = errno
    guard code == EINTR else { throw FileError(action(), .system(code)) }
  }
}

// Glibc declares these for `_GNU_SOURCE` alone, and Swift imports it without. They are looked up by
// name in the libraries that the program is linked to. Where one is missing, something slower takes
// its place, or ENOSYS.

/// Makes a pipe; a program that another thread starts in this moment has it, too.
private func makeSharedPipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
  let answer = unsafe pipe(ends)
  guard answer == 0 else { return answer }
  for end in unsafe [ends[0], ends[1]] { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return answer
}

#if canImport(Darwin)
  func swapEntries(
    _ folder: Int32, _ name: UnsafePointer<CChar>, _ other: Int32, _ otherName: UnsafePointer<CChar>
  ) -> Int32 {
    unsafe renameatx_np(folder, name, other, otherName, UInt32(RENAME_SWAP))
  }

  func syncFileSystem(_ descriptor: Int32) -> Int32 {
    fsync_volume_np(descriptor, SYNC_VOLUME_WAIT)
  }

  func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { unsafe makeSharedPipe(ends) }

  /// Copies nothing: the bytes go through memory.
  func copyPiece(_ from: Int32, _ to: Int32) -> Int { 0 }
#elseif canImport(Glibc)
  /// The functions, each looked up once.
  enum SystemFunction {
    typealias Attributes = @convention(c) (Int32, UnsafeMutableRawPointer?, Int) -> Int
    typealias Attribute =
      @convention(c) (Int32, UnsafePointer<CChar>, UnsafeMutableRawPointer?, Int) -> Int
    typealias SetAttribute =
      @convention(c) (Int32, UnsafePointer<CChar>, UnsafeRawPointer?, Int, Int32) -> Int32
    typealias Rename =
      @convention(c) (
        Int32, UnsafePointer<CChar>, Int32, UnsafePointer<CChar>, UInt32
      ) -> Int32
    typealias Copy =
      @convention(c) (
        Int32, UnsafeMutablePointer<off_t>?, Int32, UnsafeMutablePointer<off_t>?, Int, UInt32
      ) -> Int
    typealias Pipe = @convention(c) (UnsafeMutablePointer<Int32>, Int32) -> Int32
    typealias Affinity = @convention(c) (Int32, Int, UnsafeMutablePointer<cpu_set_t>) -> Int32

    fileprivate static let rename = unsafe find("renameat2", as: Rename.self)
    fileprivate static let sync = find("syncfs", as: (@convention(c) (Int32) -> Int32).self)
    fileprivate static let copy = unsafe find("copy_file_range", as: Copy.self)
    static let listAttributes = unsafe find("flistxattr", as: Attributes.self)
    static let getAttribute = unsafe find("fgetxattr", as: Attribute.self)
    static let setAttribute = unsafe find("fsetxattr", as: SetAttribute.self)
    static let removeAttribute = unsafe find(
      "fremovexattr", as: (@convention(c) (Int32, UnsafePointer<CChar>) -> Int32).self)
    fileprivate static let pipe = unsafe find("pipe2", as: Pipe.self)
    fileprivate static let affinity = unsafe find("sched_getaffinity", as: Affinity.self)

    /// The function of that name, which C declares with that type.
    private static func find<Type>(_ name: String, as type: Type.Type) -> Type? {
      unsafe dlsym(nil, name).map { unsafe unsafeBitCast($0, to: type) }
    }
  }

  func swapEntries(
    _ folder: Int32, _ name: UnsafePointer<CChar>, _ other: Int32, _ otherName: UnsafePointer<CChar>
  ) -> Int32 {
    /// `RENAME_EXCHANGE` of `linux/fs.h`.
    let exchange: UInt32 = 2
    return unsafe SystemFunction.rename?(folder, name, other, otherName, exchange)
      ?? missingFunction()
  }

  func syncFileSystem(_ descriptor: Int32) -> Int32 {
    if let syncfs = SystemFunction.sync { return syncfs(descriptor) }
    sync()
    return 0
  }

  /// Makes a pipe, which programs that are started do not have.
  func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 {
    unsafe SystemFunction.pipe?(ends, O_CLOEXEC) ?? makeSharedPipe(ends)
  }

  /// Copies bytes between two files' positions in the kernel; 0 at the end, -1 where it can't.
  func copyPiece(_ from: Int32, _ to: Int32) -> Int {
    SystemFunction.copy?(from, nil, to, nil, 1 << 30, 0) ?? -1
  }

  /// The number of processors for this process, or `nil` if the system doesn't report it.
  func processorsOfAffinity() -> Int? {
    var set = cpu_set_t()
    let answer = unsafe SystemFunction.affinity?(0, MemoryLayout<cpu_set_t>.size, &set)
    guard answer == 0 else { return nil }
    return unsafe withUnsafeBytes(of: &set) { bytes in
      unsafe bytes.reduce(0) { $0 + $1.nonzeroBitCount }
    }
  }

  /// The result of a call whose function is missing.
  func missingFunction() -> Int32 {
    errno = ENOSYS
    return -1
  }
#endif
