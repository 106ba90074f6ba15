public import Commands

/// The command line of the `rowhouse` tool.
public struct RowhouseCommand: Sendable {
  /// The verbs that build catalogues, beginning with `table`, and those that get data for them.
  private let catalogues: [Verb]
  private let sources: [Verb]
  private let templates: [DataTemplate]
  private let lists: [ListingFolder]

  /// Creates the command with the verbs for tables.
  public init() { self.init(catalogues: []) }

  /// Creates the command with other catalogues in addition to those of tables.
  package init(
    catalogues: [Verb], sources: [Verb] = [], templates: [DataTemplate] = [],
    lists: [ListingFolder] = []
  ) {
    self.catalogues = [.table] + catalogues
    self.sources = sources
    self.templates = [.table] + templates
    self.lists = lists + [.rows]
  }

  /// Runs the command with the program's own arguments and ends the program.
  public func main() async -> Never { await command.main() }

  /// Runs the command with the given arguments, and prints its result.
  ///
  /// For programs with other work in the same process. During a build, the process listens for
  /// SIGINT, SIGTERM and SIGHUP; to stop one build of several, cancel its task. SIGPIPE is not
  /// changed: a program that prints to a pipe should ignore it.
  public func run(_ words: [String]) async -> ExitStatus { await command.run(words) }

  var command: Command {
    Command(
      name: "rowhouse", summary: "build static websites from tables",
      examples: [
        "rowhouse table people.csv -o site                 Build a site from a CSV file",
        "rowhouse table people.csv -o site --watch --open  Rebuild and reload on change",
        "rowhouse preview site --open                      Look at a built site",
        "rowhouse new my-site --template table             Create a starter project",
      ],
      verbs: catalogues + sources + [
        .new(with: templates), .preview, .check(defaultFolder: nil),
        .diff(lists: lists), .rollback(defaultFolder: nil),
      ] + Verb.parts(of: catalogues) + [
        .completions(of: { self.command }), .manual(of: { self.command }),
      ])
  }
}
