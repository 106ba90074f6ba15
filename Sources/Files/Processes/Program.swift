#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Another program: it is started, gets input, and is read to its end.
///
/// No shell is involved. The program has a process group of its own, so that Ctrl-C on a terminal
/// reaches this process alone, which then ends the other.
package struct Program: Sendable {
  private let name: String

  /// Takes its path, or a name that is looked for along `PATH`.
  package init(_ name: String) { self.name = name }

  /// The output of a program, and how it ended.
  package struct Outcome: Sendable {
    package fileprivate(set) var output: [UInt8] = []

    /// The text of standard error.
    package fileprivate(set) var messages: [UInt8] = []

    /// Its exit status or, negated, the signal that ended it.
    package fileprivate(set) var status: Int32 = 0

    /// Whether it was ended because it printed more than it might.
    package fileprivate(set) var isTooLong = false
  }

  /// Starts the program, waits for its end and returns its output; `nil` if it was interrupted.
  ///
  /// Call ``StandardStream/surviveClosedPipes()`` first, or a program that closes its input ends
  /// this process. Every user of the machine can read `words`, no other process `input`. The
  /// program doesn't get the `hidden` variables of the environment. With more than `limit` bytes on
  /// a stream it is ended.
  ///
  /// `isInterrupted`, called at least ten times a second, ends it. If `isAsked`, that sends
  /// SIGTERM, so that the program can clean up, and kills it and its children after the grace
  /// period. `take` takes from the standard output so far, which is otherwise collected. Throws
  /// ``FileError/isMissing`` if the program doesn't exist.
  package func run(
    _ words: [String], input: [UInt8], limit: Int, hiding hidden: [String] = [],
    askingToEnd isAsked: Bool = false, gracePeriod: Duration = .seconds(10),
    isInterrupted: () -> Bool = { false },
    taking take: (inout [UInt8]) throws(FileError) -> Void = { _ in }
  ) throws(FileError) -> Outcome? {
    var told = try Pipe(to: name)
    var output = try Pipe(to: name)
    var messages = try Pipe(to: name)
    // What a pipe has no room for would be waited for, and the program may wait to be heard.
    try attempt("write to \"\(name)\"") { fcntl(told.writing, F_SETFL, O_NONBLOCK) }
    let ends = [told.reading, output.writing, messages.writing]
    let process = try start(words, hiding: hidden, ends)
    told.closeReading()
    output.closeWriting()
    messages.closeWriting()
    var outcome = Outcome()
    var rest = input[...]
    var isWanted = true
    var taken = 0
    do throws(FileError) {
      while isWanted, !outcome.isTooLong, output.isOpen || messages.isOpen {
        if rest.isEmpty { told.closeWriting() }
        var ends = [
          pollfd(fd: told.writing, events: Int16(POLLOUT), revents: 0),
          pollfd(fd: output.reading, events: Int16(POLLIN), revents: 0),
          pollfd(fd: messages.reading, events: Int16(POLLIN), revents: 0),
        ]
        try attempt("wait for \"\(name)\"") { unsafe poll(&ends, 3, 100) }
        if ends[0].revents != 0 { try tell(&rest, &told) }
        if ends[1].revents != 0 { try hear(&outcome.output, &output) }
        if ends[2].revents != 0 { try hear(&outcome.messages, &messages) }
        let count = taken + outcome.output.count
        outcome.isTooLong = max(count, outcome.messages.count) > limit
        try take(&outcome.output)
        taken = count - outcome.output.count
        isWanted = !isInterrupted()
      }
      // It may have closed what it prints to, and go on.
      if isWanted, !outcome.isTooLong {
        if let status = try end(of: process, while: { !isInterrupted() }) {
          outcome.status = status
          return outcome
        }
        isWanted = false
      }
    } catch {
      _ = try end(process, after: nil)
      throw error
    }
    outcome.status = try end(process, after: isAsked ? gracePeriod : nil)
    return isWanted ? outcome : nil
  }

  /// Writes as much as the program's pipe takes; if the program has closed it, the rest is dropped.
  private func tell(_ rest: inout ArraySlice<UInt8>, _ pipe: inout Pipe) throws(FileError) {
    do throws(FileError) {
      let count = try attempt("write to \"\(name)\"") {
        unsafe rest.withUnsafeBytes { unsafe put(pipe.writing, $0.baseAddress, $0.count) }
      }
      rest = rest.dropFirst(count)
    } catch {
      if error.isBusy { return }
      guard error.code == EPIPE else { throw error }
      rest = []
    }
  }

  /// Reads the program's output, or closes the pipe at its end.
  private func hear(_ bytes: inout [UInt8], _ pipe: inout Pipe) throws(FileError) {
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = try attempt("read from \"\(name)\"") {
      unsafe piece.withUnsafeMutableBytes { unsafe read(pipe.reading, $0.baseAddress, $0.count) }
    }
    bytes += piece.prefix(count)
    if count == 0 { pipe.closeReading() }
  }

  /// Ends the program and its children, which may clean up for a while; returns its status.
  private func end(_ process: pid_t, after gracePeriod: Duration?) throws(FileError) -> Int32 {
    let clock = Stopwatch()
    var status: Int32?
    if let gracePeriod {
      _ = kill(-process, SIGTERM)
      status = try end(of: process) { clock.elapsed < gracePeriod }
      // The group is there as long as one of it is.
      var pause = Pause()
      while status != nil, kill(-process, 0) == 0, clock.elapsed < gracePeriod { pause.wait() }
    }
    _ = kill(-process, SIGKILL)
    while status == nil { status = try end(of: process) { true } }
    return status ?? 0
  }

  /// Waits for the end of the program while a condition holds; returns its status.
  private func end(of process: pid_t, while isWanted: () -> Bool) throws(FileError) -> Int32? {
    var pause = Pause()
    while true {
      var status: Int32 = 0
      let ended = try attempt("wait for \"\(name)\"") {
        unsafe waitpid(process, &status, WNOHANG)
      }
      if ended != 0 {
        let signal = status & 0x7F
        return signal == 0 ? status >> 8 & 0xFF : -signal
      }
      guard isWanted() else { return nil }
      pause.wait()
    }
  }

  /// A moment without work, longer each time, up to a tenth of a second.
  private struct Pause {
    private var milliseconds: Int32 = 1

    mutating func wait() {
      _ = poll(nil, 0, milliseconds)
      milliseconds = min(2 * milliseconds, 100)
    }
  }
}

// MARK: - Starting

extension Program {
  /// Starts the program with these ends of pipes as its standard input, output and error.
  private func start(
    _ words: [String], hiding hidden: [String], _ ends: [Int32]
  ) throws(FileError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #elseif canImport(Glibc)
      var actions = unsafe posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    // These fail for want of memory alone, and then so does what they are for.
    _ = unsafe posix_spawn_file_actions_init(&actions)
    defer { _ = unsafe posix_spawn_file_actions_destroy(&actions) }
    for (number, end) in ends.enumerated() {
      _ = unsafe posix_spawn_file_actions_adddup2(&actions, end, Int32(number))
    }
    _ = unsafe posix_spawnattr_init(&attributes)
    defer { _ = unsafe posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    _ = unsafe sigemptyset(&signals)
    _ = unsafe posix_spawnattr_setsigmask(&attributes, &signals)
    // What this process ignores would be ignored there, too.
    for number in [SIGPIPE, SIGXFSZ] { _ = unsafe sigaddset(&signals, number) }
    _ = unsafe posix_spawnattr_setsigdefault(&attributes, &signals)
    _ = unsafe posix_spawnattr_setpgroup(&attributes, 0)
    let flags = POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETPGROUP
    _ = unsafe posix_spawnattr_setflags(&attributes, Int16(flags))

    var arguments = unsafe Self.copies(of: [name] + words)
    var variables = unsafe Self.copies(of: Self.environment(without: hidden))
    defer { unsafe (arguments + variables).forEach { unsafe free($0) } }
    var process: pid_t = 0
    let failure = unsafe posix_spawnp(&process, name, &actions, &attributes, &arguments, &variables)
    guard failure == 0 else { throw FileError("start \"\(name)\"", .system(failure)) }
    return process
  }

  /// Returns C strings, which the caller must free, followed by a null pointer.
  private static func copies(of words: [String]) -> [UnsafeMutablePointer<CChar>?] {
    unsafe words.map { unsafe strdup($0) } + [nil]
  }

  /// The variables of this process's environment but some: `HOME=/root`.
  private static func environment(without hidden: [String]) -> [String] {
    #if canImport(Darwin)
      var variable = unsafe _NSGetEnviron().pointee
    #elseif canImport(Glibc)
      // Swift does not let a variable be read that anybody may change; nobody does while this runs.
      typealias Variables = UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>
      var variable = unsafe dlsym(nil, "environ")?.load(as: Variables?.self)
    #endif
    var variables: [String] = []
    while let place = unsafe variable, let text = unsafe place.pointee {
      let text = unsafe String(cString: text)
      let isHidden = hidden.contains { text.utf8.starts(with: "\($0)=".utf8) }
      if !isHidden { variables.append(text) }
      unsafe variable = place + 1
    }
    return variables
  }
}

/// The two ends of a pipe; a started program holds only the ends that it is given.
private struct Pipe: ~Copyable {
  private(set) var reading: Int32
  private(set) var writing: Int32

  /// Whether it is read from still.
  var isOpen: Bool { reading >= 0 }

  init(to name: String) throws(FileError) {
    var ends: [Int32] = [-1, -1]
    try attempt("start \"\(name)\"") { unsafe makePipe(&ends) }
    do throws(FileError) {
      // Where a stream of the program's own will be, an end would be closed before the program gets it.
      for place in ends.indices where ends[place] <= STDERR_FILENO {
        let other = try attempt("start \"\(name)\"") {
          fcntl(ends[place], F_DUPFD_CLOEXEC, STDERR_FILENO + 1)
        }
        Self.close(&ends[place])
        ends[place] = other
      }
    } catch {
      for end in ends { _ = Files.close(end) }
      throw error
    }
    reading = ends[0]
    writing = ends[1]
  }

  deinit {
    for end in [reading, writing] where end >= 0 { _ = Files.close(end) }
  }

  mutating func closeReading() { Self.close(&reading) }
  mutating func closeWriting() { Self.close(&writing) }

  private static func close(_ end: inout Int32) {
    if end >= 0 { _ = Files.close(end) }
    end = -1
  }
}
