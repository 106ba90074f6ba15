import Bytes
import Catalogues
import Commands
import Files
import Rendering
import Screens

/// `--page` and `--footer`: texts of an author's own.
extension Arguments {
  /// The pages of a site in its root folder, which no other page can be.
  private static let taken = ["index", "search", "summary", "skipped", "404"]

  func readProse(into about: inout CatalogueAbout) throws {
    var pages: [String: SitePath] = [:]
    var files: [SitePath: String] = [:]
    for file in all(.page) {
      let name = TableDraft.lastComponent(of: file)
      guard name.isMarkdown else {
        throw CommandFailure.invalid(.page, file, use: "a file of Markdown, such as about.md")
      }
      var slugs = Slugs("page")
      let slug = slugs.slug(for: Self.stem(of: name))
      let path = SitePath.front.folder.file("\(slug).html")
      guard !Self.taken.contains(slug) else {
        throw CommandFailure.usage(
          "--page \(file) would be \(path), which every site has. Rename the file.")
      }
      if let other = files[path] {
        throw CommandFailure.usage(
          "--page \(file) would be \(path), as \(other) is. Rename one of the files.")
      }
      files[path] = file
      pages[name] = path
    }
    for file in all(.page) {
      let name = TableDraft.lastComponent(of: file)
      guard let path = pages[name] else { continue }
      about.pages.append(
        ProsePage(
          try Self.prose(in: file, beside: pages), named: TableDraft.readable(Self.stem(of: name)),
          at: PagePlace(path)))
    }
    about.footer = try self[.footer].map { file in
      try Self.prose(in: file, beside: isSingleFile ? nil : pages, footing: true)
    }
  }

  private static func prose(
    in file: String, beside pages: [String: SitePath]?, footing isFooter: Bool = false
  ) throws -> Prose {
    let bytes = try SmallFile.bytes(of: file)
    return try Prose(bytes, in: file, beside: pages, footing: isFooter)
  }

  /// The name of a file without its ending.
  static func stem(of name: String) -> String {
    name.lastIndex(of: ".").map { String(name[..<$0]) } ?? name
  }
}
