/// The command line of the `rowhouse` tool.
public struct RowhouseCommand: Sendable {
  public init() {}

  /// Runs the command with the program's own arguments and ends the program.
  public func main() async -> Never {
    await command.main()
  }

  /// Runs the command with the given arguments, and prints its result.
  ///
  /// For programs with other work in the same process. During a build, the process listens for
  /// SIGINT, SIGTERM and SIGHUP; to stop one build of several, cancel its task. SIGPIPE is not
  /// changed: a program that prints to a pipe should ignore it.
  public func run(_ words: [String]) async -> ExitStatus {
    await command.run(words)
  }

  /// The command with all its verbs.
  var command: Command {
    Command(
      name: "rowhouse", summary: "build static websites from tables",
      examples: [
        "rowhouse table people.csv -o site                 Build a site from a CSV file",
        "rowhouse table people.csv -o site --watch --open  Rebuild and reload on change",
        "rowhouse preview site --open                      Look at a built site",
        "rowhouse new my-site --template table             Create a starter project",
      ],
      verbs: [
        .table, .recordings, .fetch, .new, .preview, .check(defaultFolder: nil),
        .diff(defaultFolder: nil), .rollback(defaultFolder: nil), .plan, .draw, .publish,
        .completions(of: { self.command }),
        .manual(of: { self.command }),
      ])
  }
}
