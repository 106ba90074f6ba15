import Bytes
import Files

extension Verb {
  /// `new`: makes a folder to begin with.
  package static let new = Verb(
    name: "new",
    summary: "Create a starter project: table, recordings or Swift screens",
    operands: "DIR",
    options: [.template, .path, .github, .quiet, .help],
    group: .building,
    examples: [
      "rowhouse new my-site --template table", "rowhouse new my-app --template screens --github",
    ],
    values: [.template: "screens|table|recordings"],
    notes: """
      table and recordings create a folder with sample data and a Makefile. screens creates a \
      Swift package with a site of two screens and a test.

      Files in DIR are never overwritten: if one is in the way, nothing is created.
      """
  ) { arguments, console throws(CommandFailure) in
    guard let folder = arguments.operands.first else { throw .usage("missing DIR. Usage: new DIR") }
    guard arguments.operands.count < 2 else {
      throw .usage(
        "too many arguments. new takes one "
          + "folder.")
    }
    let project = NewProject(
      kind: try arguments.projectKind(), isPublishedByGitHub: arguments.has(.github))
    let checkout = try arguments.checkout(for: project)
    let count: Int
    do throws(FileError) {
      count = try project.make(in: FilePath(folder), builtWith: checkout)
    } catch {
      throw .machine("\(error)")
    }
    try console.result("made \(folder): \(Quantity(count, of: "file"))")
    let step = project.kind == .screens ? "swift run \(NewProject.product) build" : "make"
    let way = folder == "." ? "" : "cd \(ShellWord(folder)) && "
    try console.result("next: \(way)\(step), then open _site/index.html")
  }
}

extension Arguments {
  fileprivate func projectKind() throws(CommandFailure) -> NewProject.Kind {
    guard let word = self[.template] else { return .screens }
    guard let kind = NewProject.Kind(rawValue: word) else {
      let kinds = NewProject.Kind.allCases.map(\.rawValue)
      throw .invalid(.template, word, among: kinds)
    }
    return kind
  }

  /// The folder of Rowhouse's own package, which a package of screens is built with.
  fileprivate func checkout(for project: NewProject) throws(CommandFailure) -> FilePath? {
    guard project.kind == .screens else {
      guard !has(.path) else {
        throw .usage(
          "--path works only with --template screens. Leave it "
            + "out.")
      }
      return nil
    }
    guard let text = self[.path] else {
      if let found = NewProject.checkout { return found }
      throw .usage("missing --path DIR (the checkout of Rowhouse, for screens)")
    }
    do throws(FileError) {
      let folder = try FilePath(text).resolved()
      if NewProject.isCheckout(folder) { return folder }
    } catch {
      throw .machine("\(error)")
    }
    throw .usage(
      "--path \(text) does not contain the Rowhouse package. Pass the folder of its "
        + "checkout.")
  }
}
