import Bytes
import Files

/// A command with verbs, such as `rowhouse table`.
package struct Command: Sendable {
  /// The name it is started by.
  package let name: String

  package let summary: String
  package let verbs: [Verb]

  /// Example commands for the help, each with a description.
  let examples: [String]

  /// The default cache folder; `nil` turns the cache off.
  private var usualCache: FilePath?

  /// Whether the process has no other purpose than this command.
  private var isAlone = false

  package init(name: String, summary: String, examples: [String] = [], verbs: [Verb]) {
    self.name = name
    self.summary = summary
    self.examples = examples
    self.verbs = verbs
  }

  /// Runs the command with the program's arguments and ends the program; unlike ``run(_:)``,
  /// handles SIGPIPE, large memory and the user's cache, which concern the whole process.
  package func main() async -> Never {
    Machine.giveBackLargeMemory()
    Machine.allowManyFiles()
    StandardStream.openMissing()
    StandardStream.surviveClosedPipes()
    FileError.hearOfSizeLimits()
    var command = self
    command.isAlone = true
    command.usualCache = Machine.cacheFolder?.appending("rowhouse")
    let status = await withTaskExecutorPreference(ThreadExecutor()) { [command] in
      await command.run(Array(CommandLine.arguments.dropFirst()))
    }
    endProcess(status.rawValue)
  }

  /// Runs the command with the words after its name, and prints its result; a build listens for
  /// SIGINT, SIGTERM and SIGHUP, but SIGPIPE is unchanged.
  package func run(_ words: [String]) async -> ExitStatus {
    let console = Console()
    do {
      try await dispatch(words, console)
      console.clear()
      return .done
    } catch {
      // What has no room on the disk is stopped as by an interrupt, which has another reason.
      var error = CommandFailure(error)
      if error.status == .interrupted, let failure = MappedMemory.failure {
        error = .machine(
          "\(failure), which --memory needs. Nothing was published. Free some disk space or raise "
            + "--memory.")
      }
      // What is different between two sites is an answer, and has been given.
      if !error.lines.isEmpty { console.error(error.lines) }
      return error.status
    }
  }

  private func dispatch(_ words: [String], _ console: Console) async throws {
    guard let first = words.first else { throw CommandFailure(status: .usage, help.overview) }
    switch first {
    case "--help", "-h": return try console.answer(help.overview)
    case "help":
      guard let name = words.dropFirst().first else { return try console.answer(help.overview) }
      return try console.answer(help.help(for: try verb(named: name), isBrief: false))
    case "--version": return try console.answer("rowhouse \(Self.version)")
    default: break
    }
    let verb = try verb(named: first)
    var arguments = try Arguments(Array(words.dropFirst()), of: verb)
    (arguments.usualCache, arguments.isAlone) = (usualCache, isAlone)
    if arguments.has(.help) {
      let isBrief = !words.contains(CommandOption.help.flag)
      return try console.answer(help.help(for: verb, isBrief: isBrief))
    }
    if verb.operands.isEmpty, let operand = arguments.operands.first {
      throw CommandFailure.usage(
        "unexpected argument \"\(operand)\". \(verb.name) takes only options.")
    }
    var console = console
    console.isQuiet = arguments.has(.quiet)
    if isAlone { try arguments.limitMemory() }
    try await verb.run(arguments, console)
  }

  private var help: HelpPage { HelpPage(command: self) }

  private func verb(named name: String) throws(CommandFailure) -> Verb {
    if let verb = verbs.first(where: { $0.name == name }) { return verb }
    let near = Spelling.nearest(to: name, among: verbs.map(\.name)) ?? asInput(name)
    let hint =
      near.map { "; did you mean \($0)?" } ?? ". Use \(verbs.map(\.name).list(joinedBy: "or"))."
    throw .usage("unknown command \"\(name)\"\(hint)")
  }

  /// Returns the command that reads a word as a file; `nil` if no verb does.
  private func asInput(_ name: String) -> String? {
    verbs.first { $0.reads(name) }.map { "\(self.name) \($0.name) \(ShellWord(name))" }
  }

  /// The version of the program, the first one of the change log.
  package static let version = "0.1.0"

  /// The exit statuses of a command, with their meanings.
  package static let exitStatuses: [(number: Int, meaning: String)] = [
    (0, "success"), (1, "invalid data or pages"), (2, "wrong usage"),
    (3, "system error (such as a full disk)"), (130, "interrupted"),
  ]
}

extension String {
  /// The lines of a text of our own.
  package var lines: [String] {
    split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }
}
