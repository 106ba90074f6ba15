import Foundation
import Synchronization

/// A program that a test starts, hears and kills.
///
/// Not `Process`, which needs a run loop to hear of the end.
public final class Child: Sendable {
  private let process: pid_t
  private let output: FileHandle
  private let error: FileHandle

  /// One child is started at a time, or it would inherit the ends of another's pipes.
  private static let starting = Mutex(())

  /// Starts `CrashingBuild`, which stands beside the tests.
  public convenience init(_ words: String..., in folder: String? = nil) throws {
    try self.init(product: "CrashingBuild", words, in: folder)
  }

  /// Starts a program of this package, which stands beside the tests.
  public convenience init(
    product: String, _ words: [String], in folder: String? = nil
  ) throws {
    try self.init(program: Self.path(of: product), words, in: folder)
  }

  /// Where a program of this package is.
  public static func path(of product: String) -> String {
    let tests = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    return tests.deletingLastPathComponent().appending(path: product).path
  }

  public init(program: String, _ words: [String], in folder: String? = nil) throws {
    var command = [program] + words
    if let folder { command = ["/bin/sh", "-c", "cd \"$0\" && exec \"$@\"", folder] + command }
    (process, output, error) = try Self.starting.withLock { _ in
      let (output, error) = (Pipe(), Pipe())
      for pipe in [output, error] {
        // Nobody but us may hold these ends, or the other side never hears that we left.
        _ = fcntl(pipe.fileHandleForReading.fileDescriptor, F_SETFD, FD_CLOEXEC)
        _ = fcntl(pipe.fileHandleForWriting.fileDescriptor, F_SETFD, FD_CLOEXEC)
      }
      let process = try Self.spawn(
        command, output: output.fileHandleForWriting.fileDescriptor,
        error: error.fileHandleForWriting.fileDescriptor)
      try output.fileHandleForWriting.close()
      try error.fileHandleForWriting.close()
      return (process, output.fileHandleForReading, error.fileHandleForReading)
    }
  }

  private static let cacheVariable = "XDG_CACHE_HOME"

  /// A folder of caches for all programs but ours: what is remembered of a test's builds would be in the
  /// way of the next build's.
  private static let cache: URL = {
    let folder = URL.temporaryDirectory.appending(path: "rowhouse-tests-cache")
    try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    // Where a file is, there is no room for a folder.
    try? Data().write(to: folder.appending(path: "rowhouse"))
    return folder
  }()

  /// What tells a `make` that another runs it: the tests may be run by one, what they run is not.
  private static let makeVariables = ["MAKEFLAGS", "MAKELEVEL", "MFLAGS"]

  private static func spawn(_ command: [String], output: Int32, error: Int32) throws -> pid_t {
    var words: [UnsafeMutablePointer<CChar>?] = unsafe command.map { unsafe strdup($0) } + [nil]
    defer { unsafe words.forEach { unsafe free($0) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    unsafe posix_spawn_file_actions_adddup2(&actions, error, 2)
    unsafe posix_spawnattr_init(&attributes)
    defer { unsafe posix_spawnattr_destroy(&attributes) }
    // A test may have set the signal aside, which a program that it starts has not.
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGPIPE)
    unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    unsafe posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETSIGDEF))
    var process: pid_t = 0
    let dropped = makeVariables + [cacheVariable]
    let kept = ProcessInfo.processInfo.environment.filter { !dropped.contains($0.key) }
    let variables = kept.map { "\($0)=\($1)" } + ["\(cacheVariable)=\(cache.path)"]
    var environment: [UnsafeMutablePointer<CChar>?] =
      unsafe variables.map { unsafe strdup($0) } + [nil]
    defer { unsafe environment.forEach { unsafe free($0) } }
    let failure = unsafe posix_spawn(
      &process, command[0], &actions, &attributes, &words, &environment)
    guard failure == 0 else { throw POSIXError(POSIXErrorCode(rawValue: failure) ?? .ENOENT) }
    return process
  }

  /// Waits for the next thing it prints.
  public func heard() -> String {
    String(decoding: output.availableData, as: UTF8.self)
  }

  /// Waits for the end of a program that prints less than a pipe holds.
  ///
  /// - Returns: What it printed, and its exit status.
  public func result() -> (output: String, error: String, status: Int32) {
    let output = String(decoding: output.readDataToEndOfFile(), as: UTF8.self)
    let (error, status) = end()
    return (output, error, status)
  }

  /// Stops listening, as `head` does.
  public func stopListening() throws {
    try output.close()
  }

  public func signal(_ number: Int32) {
    kill(process, number)
  }

  /// Waits for the end.
  ///
  /// - Returns: What it printed to standard error, and its exit status or, negated, what killed it.
  public func end() -> (message: String, status: Int32) {
    let message = String(decoding: error.readDataToEndOfFile(), as: UTF8.self)
    var status: Int32 = 0
    unsafe waitpid(process, &status, 0)
    let signal = status & 0x7F
    return (message, signal == 0 ? status >> 8 & 0xFF : -signal)
  }
}
