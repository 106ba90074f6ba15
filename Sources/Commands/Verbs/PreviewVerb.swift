import Files
import Serving

extension Verb {
  /// `preview`: serves a folder on this machine.
  package static let preview = Verb(
    name: "preview",
    summary: "Serve a site on this computer",
    operands: "[DIR]",
    options: [.port, .open, .quiet, .help],
    group: .built,
    examples: ["rowhouse preview site --open"],
    notes: """
      DIR is _site by default. The server listens on this computer only; to publish the site, copy \
      the folder to a web server. Names that begin with a dot and symbolic links are not served. \
      Stop it with Ctrl-C (exit status 130).
      """
  ) { arguments, console in
    let folder = try arguments.folder(orElse: "_site")
    let path = try CommandFailure.mappingFileErrors(try FilePath(folder))
    guard (try? FileStatus(of: path))?.kind == .folder else {
      throw CommandFailure.machine(
        "no folder \(path). Build the site first, or pass another folder.")
    }
    let server = try PreviewServer(of: path, arguments)
    Interrupt.install()
    defer { Interrupt.uninstall() }
    try server.announce(path, console)
    try CommandFailure.mappingFileErrors(try server.server.run { Interrupt.isRequested })
    throw PreviewServer.end
  }
}

/// A server with the options of a command.
struct PreviewServer: Sendable {
  let server: Server
  private let opens: Bool

  init(of path: FilePath, _ arguments: Arguments, live: LivePages? = nil) throws(CommandFailure) {
    let port = try arguments.number(.port, in: 0...65_535)
    opens = arguments.has(.open)
    do throws(FileError) {
      server = try Server(of: path, port: port, live: live)
    } catch {
      let hint = error.isInUse ? ". Choose another port with --port." : ""
      throw .machine("\(error)\(hint)")
    }
  }

  /// Prints the URL of the site, and opens it if the options ask for it.
  func announce(_ path: FilePath, _ console: Console) throws {
    try console.result("serving \(path) at \(server.address) (press Ctrl-C to stop)")
    guard opens else { return }
    #if canImport(Darwin)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    // Beyond the shell, what the browser says goes nowhere, also when this program has ended.
    let words = ["-c", "exec \"$0\" \"$1\" > /dev/null 2>&1", opener, server.address]
    Threads.run { [server] in
      let outcome = try? Program("sh").run(words, input: [], limit: 1 << 16)
      guard outcome?.status != 0 else { return }
      console.note("warning: \(opener) cannot open the browser. Open \(server.address) yourself.")
    }
  }

  /// The failure with which a preview ends on an interrupt.
  static let end = CommandFailure(status: .interrupted, ["interrupted: the server has stopped"])
}
