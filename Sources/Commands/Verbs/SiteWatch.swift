import CEmbedded
import Files
import Rendering
import Serving
import Store
import Synchronization

/// A site that is served, and built again when a file that it is made of changes, by a process of
/// its own: its program is compiled again, and a failing build stops nothing else.
struct SiteWatch {
  private let inputs: WatchedInputs

  /// The record of the last build, with the files that cells name.
  private let memory: BuildMemory?
  private let steps: [[String]]
  private let path: FilePath
  private let live: LivePages
  private let server: PreviewServer
  private let console: Console

  /// Opens the port without building; the steps build the site in the output folder, in order.
  init(
    of inputs: [String], by steps: [[String]], to output: String, _ arguments: Arguments,
    _ console: Console
  ) throws(CommandFailure) {
    self.inputs = WatchedInputs(
      of: inputs + arguments.sideInputs + arguments.all(.files),
      besides: [.report, .writeSchema, .writeConfig].compactMap { arguments[$0] })
    memory = BuildMemory(arguments, output: output)
    self.steps = steps
    self.console = console
    path = try CommandFailure.mappingFileErrors(try FilePath(output))
    live = try CommandFailure.mappingFileErrors(try LivePages(script: Embedded.watch_js.bytes))
    server = try PreviewServer(of: path, arguments, live: live)
  }

  /// Builds the site, serves it, and builds it again until it is interrupted.
  func run() throws {
    Interrupt.install()
    defer { Interrupt.uninstall() }
    var inputs = inputs
    var sight = inputs.look()
    warn(of: sight.gap)
    var isWarned = sight.gap != nil
    // What is not understood stays so, whatever changes.
    if let failure = try build(), failure.status == .usage { throw failure }
    sight = inputs.look(besides: memory?.lastPaths ?? [], after: sight)
    try server.announce(path, console)
    let thread = ServingThread(server.server)
    defer { thread.stop() }
    while !Interrupt.isRequested {
      if let error = thread.error { throw CommandFailure.machine("\(error)") }
      let isTold = try CommandFailure.mappingFileErrors(try Self.hasChanged(sight.watch))
      guard isTold || sight.isOld else { continue }
      var next = try isTold ? inputs.look() : lookAtRest(inputs, after: sight)
      if !isWarned { warn(of: next.gap) }
      isWarned = isWarned || next.gap != nil
      defer { sight = next }
      guard next.state != sight.state else { continue }
      if let failure = try build() { console.error(failure.lines) }
      next = inputs.look(besides: memory?.lastPaths ?? [], after: next)
    }
    throw PreviewServer.end
  }

  /// Polls the inputs; after a change, until nothing changes for a moment.
  private func lookAtRest(
    _ inputs: WatchedInputs, after sight: WatchedInputs.Sight
  ) throws(CommandFailure) -> WatchedInputs.Sight {
    let clock = Stopwatch()
    var (last, next) = (sight, inputs.look())
    while next.state != last.state, clock.elapsed < .seconds(1), !Interrupt.isRequested {
      _ = try CommandFailure.mappingFileErrors(try next.watch.wait(for: .milliseconds(40)))
      (last, next) = (next, inputs.look())
    }
    return next
  }

  private func warn(of gap: FileError?) {
    guard let gap else { return }
    console.error([
      "warning: \(gap). Some changes will be seen with a delay."
    ])
  }

  /// Waits for a change, and until nothing happens for a moment, as programs save in several steps.
  private static func hasChanged(_ watch: FileWatch) throws(FileError) -> Bool {
    guard try watch.wait(for: .milliseconds(100)) else { return false }
    let clock = Stopwatch()
    while clock.elapsed < .seconds(1), try watch.wait(for: .milliseconds(40)) {}
    return true
  }

  /// Builds the site, and notifies open pages of the result; returns why it failed, if it did.
  private func build() throws(CommandFailure) -> CommandFailure? {
    let old = identity
    for step in steps {
      let outcome = try CommandFailure.mappingFileErrors(
        try Program(step[0]).run(
          Array(step.dropFirst()), input: [], limit: Self.limit, askingToEnd: true,
          isInterrupted: { Interrupt.isRequested }))
      guard let outcome, !Interrupt.isRequested else { throw PreviewServer.end }
      var bytes = outcome.messages + outcome.output
      while bytes.last == UInt8(ascii: "\n") { bytes.removeLast() }
      let text = String(decoding: bytes, as: UTF8.self)
      guard outcome.status == 0 else {
        let words = text.isEmpty ? "error: the build ended with status \(outcome.status)" : text
        live.announceFault(words)
        return CommandFailure(
          status: ExitStatus(rawValue: outcome.status) ?? .findings, words.lines)
      }
      if !text.isEmpty { for line in text.lines { console.note(line) } }
    }
    if identity == old { live.announceFix() } else { live.announceSite() }
    return nil
  }

  /// The most bytes of a build's output.
  private static let limit = 1 << 24

  /// Which folder the site is in: each site that is published has one of its own.
  private var identity: FileStatus.Identity? { (try? FileStatus(of: path))?.identity }
}

/// The thread that serves, beside the one that builds.
private final class ServingThread: Sendable {
  private let isStopped = Atomic(false)
  private let failure = Mutex<FileError?>(nil)

  init(_ server: Server) {
    Threads.run { [self] in
      do throws(FileError) {
        try server.run { isStopped.load(ordering: .relaxed) || Interrupt.isRequested }
      } catch {
        failure.withLock { $0 = error }
      }
    }
  }

  /// Why it serves no longer, if it does not.
  var error: FileError? { failure.withLock { $0 } }

  func stop() { isStopped.store(true, ordering: .relaxed) }
}

/// The files and folders that a site is made of.
struct WatchedInputs: Sendable {
  private let inputs: [FilePath]

  /// More files, which the last build read.
  private var more: Set<FilePath> = []

  /// Files that a build writes itself.
  private let others: [FilePath]

  /// The state of the inputs, and a watch that began before it was read.
  struct Sight {
    let watch: FileWatch

    /// The status of each file; `nil` if it doesn't exist.
    let state: [FilePath: FileStatus?]

    /// Why the watch may miss changes, if it may.
    let gap: FileError?

    /// How long looking took, and the time since.
    let cost: Duration
    let clock = Stopwatch()

    /// Whether it is time to poll again, which may take at most a tenth of the time.
    var isOld: Bool { gap != nil && clock.elapsed > max(.seconds(1), cost * 10) }
  }

  init(of inputs: [String], besides others: [String]) {
    // The command that reads an invalid path refuses it.
    self.inputs = inputs.compactMap { try? FilePath($0) }
    self.others = others.compactMap { try? FilePath($0) }
  }

  /// Reads the state of the inputs, and watches for changes since before that.
  func look() -> Sight {
    let clock = Stopwatch()
    var seen = places()
    var watch = FileWatch(folders: seen.folders, files: seen.files)
    var there = places()
    var attempts = 1
    // A folder that came before its own folder was watched is not told of.
    while there.folders != seen.folders, attempts < 10 {
      seen = there
      watch = FileWatch(folders: seen.folders, files: seen.files)
      there = places()
      attempts += 1
    }
    let isAtRest = there.folders == seen.folders
    let restless = FileError("watch the inputs", .words("their folders change all the time"))
    var state: [FilePath: FileStatus?] = [:]
    let left = Set(others.compactMap { try? $0.resolved() })
    for file in there.files {
      if !left.isEmpty, let place = try? file.resolved(), left.contains(place) { continue }
      state[file] = .some(try? FileStatus(of: file))
    }
    return Sight(
      watch: watch, state: state, gap: watch.gap ?? (isAtRest ? nil : restless),
      cost: clock.elapsed)
  }

  /// Watches other files in addition to the inputs, unless an input has changed since a state.
  mutating func look(besides paths: [String], after sight: Sight) -> Sight {
    let found = Set(paths.compactMap { try? FilePath($0) }).subtracting(inputs)
    guard found != more else { return sight }
    more = found
    let next = look()
    return sight.state.allSatisfy { next.state[$0.key] == $0.value } ? next : sight
  }

  /// The files, and the folders in which they are or may come to be.
  private func places() -> (folders: [FilePath], files: [FilePath]) {
    let others = Set(more.map(\.parent)).map { $0.bytes.isEmpty ? "." : $0 }
    var (folders, files): ([FilePath], [FilePath]) = (others.sorted(), more.sorted())
    for input in inputs {
      // A file, or a folder, may also be replaced by another or come later: in the folder above.
      for place in [input, try? input.resolved()].compactMap(\.self) {
        folders.append(place.parent.bytes.isEmpty ? "." : place.parent)
      }
      // Of what cannot be listed, or is a file, there is nothing below.
      guard let folder = try? Folder(input),
        let listing = try? FolderListing(of: folder, skippingFoldersWith: Manifest.file)
      else {
        files.append(input)
        continue
      }
      folders += [input] + listing.folders.map { input.appending($0) }
      files += listing.files.map { input.appending($0) }
    }
    return (folders, files)
  }
}
