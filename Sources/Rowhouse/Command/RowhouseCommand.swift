import Files

/// The command line of the `rowhouse` tool.
public struct RowhouseCommand: Sendable {
  public init() {}

  /// Runs the command with the program's own arguments and ends the program.
  public func main() async -> Never {
    ProcessEnd.exit(await run(Array(CommandLine.arguments.dropFirst())).rawValue)
  }

  /// Does what the words ask for and says how it ended.
  public func run(_ words: [String]) async -> ExitStatus {
    await Command(
      name: "rowhouse", summary: "turns collections of records into catalogues without a server",
      verbs: [.recordings, .table, .check(defaultFolder: nil)]
    ).run(words)
  }
}
