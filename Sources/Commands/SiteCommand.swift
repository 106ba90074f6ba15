import Files
public import Publishing
public import Rendering
import Screens
import Themes

/// The command line of a site: `build`, `watch`, `preview`, `check`, `rollback` and `routes`.
public struct SiteCommand<Content: Site>: Sendable {
  public init(_ site: Content.Type) {}

  /// Runs the command with the program's own arguments and ends the program.
  public func main() async -> Never { await command.main() }

  /// Runs the command with the given arguments and returns the exit status.
  ///
  /// The process handles SIGINT, SIGTERM and SIGHUP while it builds the site. If the task is
  /// cancelled, nothing is published. SIGPIPE stays as the program has set it.
  public func run(_ words: [String]) async -> ExitStatus { await command.run(words) }

  private var command: Command {
    Command(
      name: Self.name, summary: "render, validate and publish this site",
      verbs: [
        build, .watch(of: Self.buildOptions, defaultOutput: Self.output), .preview,
        .check(defaultFolder: Self.output), .rollback(defaultFolder: Self.output), routes,
      ])
  }

  /// The name of the program as it was started.
  private static var name: String {
    CommandLine.arguments.first?.split(separator: "/").last.map(String.init) ?? "Site"
  }

  private static var output: String { "_site" }

  private static var buildOptions: [CommandOption] {
    [.output, .theme, .values, .baseURL, .host, .maxFiles, .maxBytes, .jobs, .keep, .report]
  }

  private var build: Verb {
    Verb(
      name: "build",
      summary: "Build the site: render and validate every page, then publish it in one step",
      defaultOutput: Self.output,
      options: Self.buildOptions + [.quiet, .help],
      group: .building
    ) { arguments, console in
      let build = try BuildOptions(arguments, defaultOutput: Self.output)
      try build.expectPlaces(besides: arguments.readPaths)
      let publication = try await Self.publication(
        theme: build.theme, baseURL: build.baseURL, values: try arguments.formValues())
      Interrupt.install()
      defer { Interrupt.uninstall() }
      try await build.publish(publication, console.progress(), console)
    }
  }

  private static func publication(
    theme: Theme? = nil, baseURL: BaseURL? = nil, values: FormValues = .none
  ) async throws -> Publication {
    let site = try await Content()
    return try site.publication(theme: theme, baseURL: baseURL, values: values)
  }

  private var routes: Verb {
    Verb(name: "routes", summary: "List every page's path and screen") {
      _, console in
      for series in try await Self.publication().series {
        for index in 0..<series.count {
          try console.answer("\(series.path(at: index))\t\(series.name)")
        }
      }
    }
  }
}

extension Site {
  /// The default theme of the site.
  public var theme: Theme { .cupertino }

  /// Runs the site's command: the entry point of a program whose `@main` type is a site.
  public static func main() async { await SiteCommand(Self.self).main() }
}
