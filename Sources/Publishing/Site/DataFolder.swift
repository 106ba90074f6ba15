import Files
public import Rendering
public import Screens

/// A folder of data beside the Swift source of a site.
///
/// ```swift
/// let folder = DataFolder("Data")
/// let terms = try folder.text(of: "terms.txt")
/// ```
///
/// The data is read when the site is built, relative to the source file, so it need not be compiled
/// in. `import Catalogues` adds `rows(of:)`, which reads a table.
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

  package func path(of name: String) -> String { path + "/" + name }
}
