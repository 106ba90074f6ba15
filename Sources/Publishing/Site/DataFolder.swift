import Bytes
import Files
package import Records
public import Rendering
public import Screens

/// A folder of data beside the Swift source of a site.
///
/// ```swift
/// let folder = DataFolder("Data")
/// let dishes = try folder.rows(of: "dishes.csv").map(Dish.init)
/// ```
///
/// The data is read when the site is built, relative to the source file, so it need not be compiled
/// in.
public struct DataFolder: Sendable {
  private let path: String

  /// Finds a folder by its path relative to the folder of a source file, by default the caller's.
  public init(_ folder: String, beside file: StaticString = #filePath) {
    let components = "\(file)".split(separator: "/", omittingEmptySubsequences: false).dropLast()
    path = components.joined(separator: "/") + "/" + folder
  }

  /// Reads a file at a path within the folder; throws if it is missing or can't be read.
  public func bytes(of name: String) throws(SiteFault) -> [UInt8] {
    try SiteFault.reading { try InputFile(path(of: name)).readAll() }
  }

  /// Reads a file of text; throws if it is missing, can't be read, or is not UTF-8.
  public func text(of name: String) throws(SiteFault) -> String {
    guard let text = String(validating: try bytes(of: name), as: UTF8.self) else {
      throw .data("\(path(of: name)): the text is not UTF-8. Save it as UTF-8.")
    }
    return text
  }

  /// Reads a file that the site publishes unchanged at a path; throws if it can't be read.
  public func file(_ name: String, at path: SitePath) throws(SiteFault) -> SiteFile {
    SiteFile(at: path, try bytes(of: name))
  }

  /// Reads all files of the folder, which the site publishes unchanged in a folder of its own.
  ///
  /// Throws if one can't be read, or has a name that can't be a path of the site.
  public func files(in folder: SitePath) throws(SiteFault) -> [SiteFile] {
    try SiteFault.reading {
      try FolderListing(of: Folder(FilePath(path))).files.map { file in
        try SiteFile(at: SitePath("\(folder)/\(file)"), bytes(of: "\(file)"))
      }
    }
  }

  /// Reads rows of CSV, TSV, or JSON as the `table` command does; an invalid row throws.
  public func rows(of name: String) throws(SiteFault) -> [DataRow] {
    try DataRow.all(in: try bytes(of: name), named: path(of: name))
  }

  func source(of name: String) throws(FileError) -> any RecordSource {
    try DataFile(try FilePath(path(of: name)), staysOpen: true)
  }

  /// Reads all rows of a file or folder whose columns are known; throws if one is invalid.
  package func rows(in name: String, of schema: CollectionSchema) throws(SiteFault) -> [TableRow] {
    try SiteFault.reading {
      let sources = try CollectionInputs([path(of: name)]).nonemptySources
      return try CollectionIndex(ofSite: sources, schema).allRows()
    }
  }

  private func path(of name: String) -> String { path + "/" + name }
}

/// The data of a site, which are in order.
extension CollectionIndex {
  /// Reads them; throws if a row has to be refused.
  init(ofSite sources: [any RecordSource], _ schema: CollectionSchema) throws(InputError) {
    self = try .reading(sources, of: schema)
    guard refusals.examples.isEmpty else {
      throw InputError(Excerpt.lines(refusals.examples.map(\.description)))
    }
  }

  func allRows() throws(InputError) -> [TableRow] { try rows(in: 0..<count) }
}
