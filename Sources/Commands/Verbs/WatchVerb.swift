import Files

extension Verb {
  /// `watch`: builds a site of screens after every change, and its program before that.
  static func watch(of options: [CommandOption], defaultOutput output: String) -> Verb {
    Verb(
      name: "watch",
      summary: "Serve the site on this computer, and rebuild it when its package changes",
      defaultOutput: output,
      options: options + [.port, .open, .quiet, .help],
      group: .building,
      notes: """
        When a file of the package, of --theme or of --values changes, the package is compiled \
        (swift build) and the site is rebuilt. Open pages reload. If compiling or building fails, \
        the site stays as it was, and the error is shown here and on the open pages.

        The server listens on this computer only. Stop it with Ctrl-C (exit status 130).
        """
    ) { arguments, console in
      try arguments.expectAlone()
      let package = try PackageProgram()
      let words = arguments.words(besides: [.port, .open]).dropFirst()
      try SiteWatch(
        of: [package.folder], by: [package.compiling, [package.program, "build"] + words],
        to: arguments[.output] ?? output, arguments, console
      ).run()
    }
  }
}

extension Arguments {
  /// Serves the site of some inputs and rebuilds it after every change, without an end.
  package func watch(_ inputs: [String], to output: String, _ console: Console) throws {
    try expectAlone()
    let words = words(besides: [.watch, .port, .open])
    try SiteWatch(
      of: inputs, by: [["\(try PackageProgram.own())"] + words], to: output, self, console
    ).run()
  }

  /// Refuses to watch in a program that has more to do.
  fileprivate func expectAlone() throws(CommandFailure) {
    guard isAlone else {
      throw .usage("watch can't run inside another program. Run it on the command line.")
    }
  }
}

/// The program that runs, as a product of a Swift package.
private struct PackageProgram {
  let program: String

  let folder: String

  /// The command that compiles the program.
  let compiling: [String]

  init() throws(CommandFailure) {
    let path = try Self.own()
    program = "\(path)"
    var place = path.parent
    while !place.components.isEmpty, (try? FileStatus(of: place.appending("Package.swift"))) == nil
    {
      place = place.parent
    }
    guard !place.components.isEmpty, let name = path.last else {
      throw .usage(
        "no Swift package above \(program), which watch would compile. Start it with swift run in "
          + "the package.")
    }
    folder = "\(place)"
    // The folder of what was built is called as the way it was built.
    let way = path.parent.last == "release" ? "release" : "debug"
    // The program is in the folder of a system, in that of all that was built.
    compiling = [
      "swift", "build", "--quiet", "--package-path", folder, "--scratch-path",
      "\(path.parent.parent.parent)", "--configuration", way, "--product", "\(name)",
    ]
  }

  /// Returns the file of the running program, by a path that stays valid when it is compiled again.
  static func own() throws(CommandFailure) -> FilePath {
    if let file = try CommandFailure.mappingFileErrors(try Machine.programFile?.resolved()) {
      return file
    }
    throw .machine("cannot find the file of this program, which builds the site")
  }
}
