import Bytes
import Files

/// A command with verbs, such as `rowhouse recordings`.
package struct Command: Sendable {
  /// The name it is started by.
  let name: String

  /// What it is for, in a line of help.
  let summary: String
  let verbs: [Verb]

  /// Where is remembered what was built, if nothing else is said; nil for nowhere.
  private var usualCache: FilePath?

  /// Whether nobody else is in the process.
  private var isAlone = false

  init(name: String, summary: String, verbs: [Verb]) {
    (self.name, self.summary, self.verbs) = (name, summary, verbs)
  }

  /// Runs the command with the program's own arguments and ends the program.
  ///
  /// Only who has the whole process may decide what a closed pipe means to it and how it holds memory, and
  /// writes to the user's folder of caches, so ``run(_:)`` leaves that alone.
  func main() async -> Never {
    Machine.giveBackLargeMemory()
    StandardStream.openMissing()
    StandardStream.surviveClosedPipes()
    FileError.hearOfSizeLimits()
    var command = self
    command.isAlone = true
    command.usualCache = Machine.cacheFolder?.appending("rowhouse")
    let status = await withTaskExecutorPreference(ThreadExecutor()) { [command] in
      await command.run(Array(CommandLine.arguments.dropFirst()))
    }
    ProcessEnd.exit(status.rawValue)
  }

  /// Does what the words ask for and says how it ended.
  ///
  /// While it builds, the process listens for SIGINT, SIGTERM and SIGHUP; it leaves SIGPIPE as it is.
  ///
  /// - Parameter words: The words after the command's own name.
  /// - Returns: How it ended; everything else has been said on the console.
  package func run(_ words: [String]) async -> ExitStatus {
    let console = Console()
    do throws(CommandFailure) {
      try await dispatch(words, console)
      console.clear()
      return .done
    } catch {
      // What has no room on the disk is stopped as by an interrupt, which has another reason.
      var error = error
      if error.status == .interrupted, let failure = MappedMemory.failure {
        error = .machine(
          "\(failure), which --memory needs: make room there, or allow more memory; nothing was "
            + "published")
      }
      // What is different between two sites is an answer, and has been given.
      if !error.lines.isEmpty { console.error(error.lines) }
      return error.status
    }
  }

  private func dispatch(_ words: [String], _ console: Console) async throws(CommandFailure) {
    guard let first = words.first else {
      throw CommandFailure(status: .usage, help.lines)
    }
    switch first {
    case "--help", "-h": return try console.answer(help.lines)
    case "help":
      guard let name = words.dropFirst().first else { return try console.answer(help.lines) }
      return try console.answer(help(for: try verb(named: name)).lines)
    case "--version": return try console.answer("rowhouse \(Self.version)")
    default: break
    }
    let verb = try verb(named: first)
    var arguments = try Arguments(Array(words.dropFirst()), of: verb)
    (arguments.usualCache, arguments.isAlone) = (usualCache, isAlone)
    if arguments.has(.help) { return try console.answer(help(for: verb).lines) }
    if verb.operands.isEmpty, let operand = arguments.operands.first {
      throw .usage("\(verb.name) takes no \"\(operand)\"")
    }
    var console = console
    console.isQuiet = arguments.has(.quiet)
    if isAlone { try arguments.limitMemory() }
    try await verb.run(arguments, console)
  }

  private func verb(named name: String) throws(CommandFailure) -> Verb {
    if let verb = verbs.first(where: { $0.name == name }) { return verb }
    let near = Spelling.nearest(to: name, among: verbs.map(\.name))
    let hint = near.map { "did you mean \($0)?" } ?? "there are \(verbs.map(\.name).list())"
    throw .usage("\(self.name) has no command \"\(name)\"; \(hint)")
  }

  /// The version of the program, the first one of the change log.
  static let version = "0.1.0"

  /// How a command may end, and what that means.
  static let exitStatuses: [(number: Int, meaning: String)] = [
    (0, "done"), (1, "findings or bad data"), (2, "usage"),
    (3, "the machine: disk, permission, no such file"), (130, "interrupted"),
  ]
}

// MARK: - Help

extension Command {
  private var help: String {
    let width = verbs.map(\.name.utf8.count).max() ?? 0
    let lines = verbs.map { "  \($0.name.padded(to: width))  \($0.summary)" }
    return """
      \(name): \(summary)

      usage: \(name) COMMAND [OPTION ...]

      \(lines.joined(separator: "\n"))

      \(name) COMMAND --help says more about one of them.
      """
  }

  private func help(for verb: Verb) -> String {
    let operands = verb.operands.isEmpty ? "" : " \(verb.operands)"
    let flags = verb.options.map { option in
      let flags = option.flags.joined(separator: ", ")
      let words = [flags, verb.value(of: option)].compactMap(\.self).joined(separator: " ")
      return (words.hasPrefix("--") ? "    " : "") + words
    }
    let width = flags.map(\.utf8.count).max() ?? 0
    let lines = zip(verb.options, flags).map { option, flag in
      "  \(flag.padded(to: width))  \(option.summary(in: verb))"
    }
    let statuses = Self.exitStatuses.map { "  \("\($0.number)".padded(to: 3))  \($0.meaning)" }
    return """
      usage: \(name) \(verb.name)\(operands) [OPTION ...]

      \(verb.summary)

      \(lines.joined(separator: "\n"))
      \(verb.notes.isEmpty ? "" : "\n" + verb.notes + "\n")
      exit status:
      \(statuses.joined(separator: "\n"))
      """
  }
}

extension String {
  /// The lines of a text of our own.
  var lines: [String] { split(separator: "\n", omittingEmptySubsequences: false).map(String.init) }

  fileprivate func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - utf8.count))
  }
}
