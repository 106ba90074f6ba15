import Foundation

/// What `Benchmarks/Runner` needs: data, the steps of a build, and a count of what was built.
@main
enum Benchmarks {
  static func main() async {
    do {
      try await run(Array(CommandLine.arguments.dropFirst()))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(1)
    }
  }

  private static func run(_ arguments: [String]) async throws {
    switch (arguments.first, arguments.count) {
    case ("generate", 3):
      guard let count = Int(arguments[1]), count > 0 else {
        throw Failure("\(arguments[1]) is not a number of recordings")
      }
      try Generator(count: count).write(to: URL(filePath: arguments[2]))
    case ("generate-table", 3):
      guard let count = Int(arguments[1]), count > 0 else {
        throw Failure("\(arguments[1]) is not a number of rows")
      }
      try TableGenerator(count: count).write(to: URL(filePath: arguments[2]))
    case ("steps", 3):
      try await Steps(file: URL(filePath: arguments[1]), folder: URL(filePath: arguments[2])).run()
    case ("growth", 2):
      print(try await Growth(folder: URL(filePath: arguments[1])).measured())
    case ("tally", 2):
      try printJSON(try FolderTally(of: URL(filePath: arguments[1])))
    case ("build", 4) where ["with-search", "without-search"].contains(arguments[3]):
      let build = Build(
        file: URL(filePath: arguments[1]), folder: URL(filePath: arguments[2]),
        hasSearch: arguments[3] == "with-search")
      try printJSON(try await build.run())
    default:
      throw Failure(
        """
        say what to do:
          benchmarks generate COUNT FILE   writes recordings
          benchmarks generate-table COUNT FILE
                                           writes a table as CSV
          benchmarks steps FILE FOLDER     measures each step of a catalogue, published to FOLDER
          benchmarks growth FOLDER         measures checks of pages with many faults, made in FOLDER
          benchmarks tally FOLDER          counts pages and rows of a published folder
          benchmarks build FILE FOLDER with-search|without-search
                                           publishes a catalogue
        """)
    }
  }

  private static func printJSON(_ value: some Encodable) throws {
    print(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
  }
}
