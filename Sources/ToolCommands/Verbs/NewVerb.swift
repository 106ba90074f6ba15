import Bytes
package import Commands
import Files
import Records

extension Verb {
  /// `new`: makes a folder to begin with.
  package static func new(with templates: [DataTemplate]) -> Verb {
    let names = templates.map(\.verb)
    return Verb(
      name: "new",
      summary: "Create a starter project: \((names + ["Swift screens"]).list(joinedBy: "or"))",
      operands: "DIR [INPUT]",
      options: [.template, .path, .github, .quiet, .help],
      group: .building,
      examples: [
        "rowhouse new my-site --template table", "rowhouse new my-site people.csv --template table",
        "rowhouse new my-app --template screens --github",
      ],
      values: [.template: (["screens"] + names).joined(separator: "|")],
      notes: """
        \(names.list()) create\(names.count == 1 ? "s" : "") a folder with a copy of INPUT, or with sample data, a file of \
        options and a Makefile. For a table, the file has the columns and types that were found. \
        screens creates a Swift package with a site of two screens and a test.

        Files in DIR are never overwritten: if one is in the way, nothing is created.
        """
    ) { arguments, console in
      guard let folder = arguments.operands.first else {
        throw CommandFailure.usage("missing DIR. Usage: new DIR")
      }
      guard arguments.operands.count < 3 else {
        throw CommandFailure.usage("too many arguments. new takes one folder and one file.")
      }
      let template = try arguments.projectTemplate(of: templates)
      let project = NewProject(
        template: template, input: try arguments.projectInput(for: template, of: names),
        isPublishedByGitHub: arguments.has(.github))
      let checkout = try arguments.checkout(for: project)
      var made = try project.make(in: FilePath(folder), builtWith: checkout)
      if project.isDescribed {
        do {
          try await Verb.table.run(project.describing(in: folder), console)
        } catch {
          if let place = try? Folder(FilePath(folder)) { project.remove(made, in: place) }
          throw error
        }
        made.append(NewProject.config)
      }
      try console.result("made \(folder): \(Quantity(made.count, of: "file"))")
      let step = project.hasScreens ? "swift run \(NewProject.product) build" : "make"
      let way = folder == "." ? "" : "cd \(ShellWord(folder)) && "
      let duration = project.hasScreens ? "; the first build takes about a minute" : ""
      try console.result("next: \(way)\(step), then open _site/index.html\(duration)")
    }
  }
}

extension Arguments {
  /// The template of a project of data; `nil` for one of screens.
  fileprivate func projectTemplate(
    of templates: [DataTemplate]
  ) throws(CommandFailure) -> DataTemplate? {
    guard let word = self[.template], word != "screens" else { return nil }
    guard let template = templates.first(where: { $0.verb == word }) else {
      throw .invalid(.template, word, among: ["screens"] + templates.map(\.verb))
    }
    return template
  }

  /// The file that a project begins with, instead of sample data.
  fileprivate func projectInput(
    for template: DataTemplate?, of names: [String]
  ) throws(CommandFailure) -> InputFile? {
    guard let path = operands.dropFirst().first else { return nil }
    if template == nil {
      throw .usage(
        "INPUT works only with --template \(names.list(joinedBy: "or")). Pass one of them.")
    }
    let kind = (try? FileStatus(of: FilePath(path)))?.kind
    guard !DataPackage.isName(path), kind != .folder else {
      throw .usage(
        "new copies one file, and \(path) is \(kind == .folder ? "a folder" : "a data package"). Use "
          + "rowhouse table \(ShellWord(path)) --write-config FILE.")
    }
    return try CommandFailure.mappingFileErrors(try InputFile(path))
  }

  /// The folder of Rowhouse's own package, which a package of screens is built with.
  fileprivate func checkout(for project: NewProject) throws -> FilePath? {
    guard project.hasScreens else {
      guard !has(.path) else {
        throw CommandFailure.usage("--path works only with --template screens. Leave it out.")
      }
      return nil
    }
    guard let text = self[.path] else {
      if let found = NewProject.checkout { return found }
      throw CommandFailure.usage("missing --path DIR (the checkout of Rowhouse, for screens)")
    }
    let folder = try FilePath(text).resolved()
    if NewProject.isCheckout(folder) { return folder }
    throw CommandFailure.usage(
      "--path \(text) does not contain the Rowhouse package. Pass the folder of its checkout.")
  }
}
