import Bytes
import CEmbedded
import Commands
package import Files
import Rendering

/// A starter project of data for a verb.
package struct DataTemplate: Sendable {
  let verb: String
  let readme: [UInt8]

  /// The sample data, and its place in the project.
  let sample: [UInt8]
  let samplePath: FilePath

  /// The column that the sample is grouped by.
  let group: String

  /// Whether the columns of one's own data are described in the file of options.
  var isDescribed = false

  package init(
    for verb: String, readme: [UInt8], sample: [UInt8], at path: FilePath, groupedBy group: String
  ) {
    self.verb = verb
    self.readme = readme
    self.sample = sample
    samplePath = path
    self.group = group
  }

  package static var table: DataTemplate {
    var template = DataTemplate(
      for: Verb.table.name, readme: Embedded.table_md.bytes, sample: Embedded.plants_csv.bytes,
      at: "data/plants.csv", groupedBy: "family")
    template.isDescribed = true
    return template
  }
}

/// A starter project, with its files.
struct NewProject {
  /// The data with the verb that builds a site of it; `nil` for a package of Swift.
  let template: DataTemplate?

  /// Whether it is a package of Swift.
  var hasScreens: Bool { template == nil }

  /// The data, instead of a sample.
  let input: InputFile?

  /// Whether it has a workflow that publishes its site with GitHub Pages.
  let isPublishedByGitHub: Bool

  /// The name of the program in a project of screens.
  static let product = "Website"

  /// Creates or fills the folder, and returns the new files; after an error, as when one would
  /// replace a file, it leaves none.
  func make(in path: FilePath, builtWith checkout: FilePath?) throws(FileError) -> [FilePath] {
    let start = try Folder(startOf: path)
    try start.makeFolders(above: path.appending("file"))
    let folder = try Folder(path)
    let place = try path.resolved()
    if !hasScreens, Self.program.utf8.contains(where: { $0 < 0x20 }) {
      throw FileError(
        "make \"\(path.appending("Makefile"))\"",
        .words("the path of this program has a line break, which a Makefile can't contain"))
    }
    let files = files.map { (path: $0.path, text: fill($0.template, in: place, checkout)) }
    let places =
      files.map(\.path) + (input == nil ? [] : [data]) + (isDescribed ? [Self.config] : [])
    for file in places {
      try Self.expectNoLinks(above: file, in: folder, at: path)
      guard try folder.statusIfPresent(of: file) != nil else { continue }
      throw FileError("make \"\(path.appending(file))\"", .words(Self.isThere))
    }
    var made: [FilePath] = []
    do throws(FileError) {
      for file in files {
        try folder.makeFolders(above: file.path)
        let (parent, name) = try folder.walk(to: file.path)
        made.append(file.path)
        try parent.write(Array(file.text.utf8).span, to: name)
      }
      if let input {
        try folder.makeFolders(above: data)
        let (parent, name) = try folder.walk(to: data)
        made.append(data)
        _ = try parent.copy(input, to: name)
      }
    } catch {
      remove(made, in: folder)
      throw error
    }
    return made
  }

  /// Removes files of the project; the folders stay, which may have other files.
  func remove(_ files: [FilePath], in folder: Folder) {
    for file in files { try? folder.removeFile(file) }
  }

  /// Whether a table's columns are to be described in the file of options.
  var isDescribed: Bool { template?.isDescribed == true && input != nil }

  /// The command that builds the site of a table, and describes it.
  func describing(in folder: String) throws -> Arguments {
    let options = [(CommandOption.output, "_site"), (.writeConfig, "\(Self.config)")]
    let words = options.map { option, file in "\(option.flag)=\(folder)/\(file)" }
    return try Arguments(words + ["--", "\(folder)/data"], of: .table)
  }

  static let config: FilePath = "rowhouse.json"

  /// The copy of the input.
  private var data: FilePath { FilePath("data").appending(input?.path.last ?? "data") }

  /// The folder of the package that the program was built in, if it is there still.
  static var checkout: FilePath? {
    var folder = try? Machine.programFile?.resolved().parent
    while let place = folder, !place.components.isEmpty {
      if isCheckout(place) { return place }
      folder = place.parent
    }
    return nil
  }

  /// Whether a folder has the package that screens are built with.
  static func isCheckout(_ folder: FilePath) -> Bool {
    (try? FileStatus(of: folder.appending("Sources/Rowhouse/Rowhouse.swift"))) != nil
  }

  /// Refuses a folder that is a symbolic link: files in it would be elsewhere.
  private static func expectNoLinks(
    above file: FilePath, in folder: Folder, at path: FilePath
  ) throws(FileError) {
    var step = file.parent
    while !step.bytes.isEmpty {
      if try folder.statusIfPresent(of: step)?.kind == .link {
        throw FileError(
          "make \"\(path.appending(file))\"",
          .words(
            "\"\(path.appending(step))\" is a symbolic link. Choose a new folder."
          ))
      }
      step = step.parent
    }
  }

  private static let isThere = "it already contains files. Choose a new folder."

  // MARK: - What is in it

  private var files: [(path: FilePath, template: [UInt8])] {
    let ignored: [UInt8] = Array((hasScreens ? ".build/\n_site/\n" : "_site/\n").utf8)
    var files: [(path: FilePath, template: [UInt8])] = [(".gitignore", ignored)]
    if let template {
      files += [("README.md", template.readme), ("Makefile", Embedded.data_mk.bytes)]
      if input == nil { files.append((template.samplePath, template.sample)) }
      if !isDescribed { files.append((Self.config, Array(Self.options.utf8))) }
    } else {
      files += [
        ("README.md", Embedded.screens_md.bytes),
        ("Package.swift", Embedded.Package_swift_txt.bytes),
        ("Sources/Website/Site.swift", Embedded.Site_swift_txt.bytes),
        ("Sources/Website/FrontScreen.swift", Embedded.FrontScreen_swift_txt.bytes),
        ("Sources/Website/MenuScreen.swift", Embedded.MenuScreen_swift_txt.bytes),
        ("Tests/WebsiteTests/WebsiteTests.swift", Embedded.WebsiteTests_swift_txt.bytes),
      ]
    }
    if isPublishedByGitHub {
      let workflow = hasScreens ? Embedded.screens_yml : Embedded.data_yml
      files.append((".github/workflows/pages.yml", workflow.bytes))
    }
    return files
  }

  /// The options of a site of sample data.
  private static let options = """
    {
      "input": "data",
      "output": "_site",
      "group-by": "@GROUPS@",
      "row-pages": true
    }

    """

  private func fill(_ template: [UInt8], in folder: FilePath, _ checkout: FilePath?) -> String {
    let name = "\(folder.last ?? folder)"
    let way = checkout.map { "\($0.path(from: folder))" } ?? ""
    var words = [
      "NAME": Excerpt.line(name), "SWIFT-NAME": Self.swiftText(name),
      "CHECKOUT": way, "SWIFT-CHECKOUT": Self.swiftText(way),
      "PROGRAM": Self.makeText("\(ShellWord(Self.program))"),
    ]
    words["KIND"] = self.template?.verb
    words["GROUPS"] = self.template?.group
    return String(decoding: template, as: UTF8.self).replacing(/@([A-Z-]+)@/) { match in
      words[String(match.1)] ?? String(match.0)
    }
  }

  /// How the program is started: as it was now, wherever that is done.
  private static var program: String {
    let word = CommandLine.arguments.first ?? "rowhouse"
    guard word.utf8.contains(UInt8(ascii: "/")), let file = Machine.programFile else { return word }
    return (try? file.resolved()).map { "\($0)" } ?? word
  }

  private static func swiftText(_ text: String) -> String {
    text.unicodeScalars.reduce(into: "") { swift, scalar in
      swift +=
        scalar == "\\" || scalar == "\"" || Excerpt.isHarmful(scalar)
        ? "\\u{\(String(scalar.value, radix: 16))}" : String(scalar)
    }
  }

  /// Doubles the backslashes before a `#`, of which make removes every second.
  private static func makeText(_ text: String) -> String {
    var backslashes = ""
    return text.unicodeScalars.reduce(into: "") { make, scalar in
      if scalar == "#" { make += backslashes + "\\" }
      backslashes = scalar == "\\" ? backslashes + "\\" : ""
      make += scalar == "$" ? "$$" : String(scalar)
    }
  }
}
