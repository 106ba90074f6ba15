import CEmbedded
import Bytes
import Files

/// A folder to begin with, and what is in it.
struct NewProject {
  enum Kind: String, CaseIterable { case screens, table, recordings }

  let kind: Kind

  /// Whether it has a workflow that publishes its site with GitHub Pages.
  let isPublishedByGitHub: Bool

  /// What a program of screens is called.
  static let product = "Website"

  /// Makes the folder, or fills one that is there.
  ///
  /// - Parameters:
  ///   - path: The folder. What is in it stays.
  ///   - checkout: The folder of Rowhouse's package, for a project of screens.
  /// - Returns: How many files were made.
  /// - Throws: `FileError`, with `isOccupied` where a file would have to be replaced. What was made of the
  ///   project is gone then.
  func make(in path: FilePath, builtWith checkout: FilePath?) throws(FileError) -> Int {
    let start = try Folder(startOf: path)
    try start.makeFolders(above: path.appending("file"))
    let folder = try Folder(path)
    let place = try path.resolved()
    let files = files.map { (path: $0.path, text: fill($0.template, in: place, checkout)) }
    for file in files where try folder.statusIfPresent(of: file.path) != nil {
      throw FileError("make \"\(path.appending(file.path))\"", .words(Self.isThere))
    }
    var made: [FilePath] = []
    do throws(FileError) {
      for file in files {
        try folder.makeFolders(above: file.path)
        made.append(file.path)
        try folder.write(Array(file.text.utf8).span, to: file.path)
      }
    } catch {
      // Folders may be somebody else's, and stay.
      for file in made { try? folder.removeFile(file) }
      throw error
    }
    return files.count
  }

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

  private static let isThere = "something is there already; name a new folder"
}

// MARK: - What is in it

extension NewProject {
  private var files: [(path: FilePath, template: [UInt8])] {
    let ignored: [UInt8] = Array((kind == .screens ? ".build/\n_site/\n" : "_site/\n").utf8)
    var files: [(path: FilePath, template: [UInt8])] = [(".gitignore", ignored)]
    switch kind {
    case .screens:
      files += [
        ("README.md", Embedded.screens_md.bytes),
        ("Package.swift", Embedded.Package_swift_txt.bytes),
        ("Sources/Website/Site.swift", Embedded.Site_swift_txt.bytes),
        ("Sources/Website/FrontScreen.swift", Embedded.FrontScreen_swift_txt.bytes),
        ("Sources/Website/MenuScreen.swift", Embedded.MenuScreen_swift_txt.bytes),
        ("Tests/WebsiteTests/WebsiteTests.swift", Embedded.WebsiteTests_swift_txt.bytes),
      ]
    case .table:
      files += [
        ("README.md", Embedded.table_md.bytes), ("Makefile", Embedded.data_mk.bytes),
        ("data/plants.csv", Embedded.plants_csv.bytes),
      ]
    case .recordings:
      files += [
        ("README.md", Embedded.recordings_md.bytes), ("Makefile", Embedded.data_mk.bytes),
        ("data/recordings.csv", Embedded.recordings_csv.bytes),
      ]
    }
    if isPublishedByGitHub {
      let workflow =
        kind == .screens ? Embedded.screens_yml.bytes : Embedded.data_yml.bytes
      files.append((".github/workflows/pages.yml", workflow))
    }
    return files
  }

  /// A template with what it leaves open.
  private func fill(_ template: [UInt8], in folder: FilePath, _ checkout: FilePath?) -> String {
    let name = "\(folder.last ?? folder)"
    let way = checkout.map { "\($0.path(from: folder))" } ?? ""
    let words = [
      "NAME": name, "SWIFT-NAME": Self.swiftText(name),
      "CHECKOUT": way, "SWIFT-CHECKOUT": Self.swiftText(way),
      "KIND": kind.rawValue,
      "PROGRAM": Self.makeText("\(ShellWord(Self.program))"),
      "OPTIONS": kind == .table
        ? "--group-by family --row-pages" : "--group-by country --row-pages",
    ]
    return words.reduce(String(decoding: template, as: UTF8.self)) { text, word in
      text.replacing("@\(word.key)@", with: word.value)
    }
  }

  /// How the program is started: as it was now, wherever that is done.
  private static var program: String {
    let word = CommandLine.arguments.first ?? "rowhouse"
    guard word.utf8.contains(UInt8(ascii: "/")), let file = Machine.programFile else { return word }
    return (try? file.resolved()).map { "\($0)" } ?? word
  }

  private static func swiftText(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  private static func makeText(_ text: String) -> String {
    text.replacing("$", with: "$$").replacing("#", with: "\\#")
  }
}
