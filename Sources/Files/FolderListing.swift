/// The regular files in a folder and in the folders below it.
public struct FolderListing: Equatable, Sendable {
  /// The files, seen from the folder, in the order of their bytes.
  public let files: [FilePath]

  /// The symbolic links, which are not followed: they can lead out of the folder or in a circle.
  public let links: [FilePath]

  /// Lists a folder.
  ///
  /// Pipes, sockets and devices are left out.
  ///
  /// - Parameters:
  ///   - folder: The folder's path. It may itself be a symbolic link.
  ///   - includesHidden: Whether to list entries whose names begin with a dot, and enter such
  ///     folders.
  ///   - maximumDepth: The most folders that may lie one in another; more is an error.
  /// - Throws: ``FileError`` for the first folder that cannot be read.
  public init(
    of folder: FilePath, includesHidden: Bool = false, maximumDepth: Int = 64
  ) throws(FileError) {
    try self.init(
      of: try Folder(folder), includesHidden: includesHidden, maximumDepth: maximumDepth)
  }

  /// Lists a folder.
  public init(
    of folder: Folder, includesHidden: Bool = false, maximumDepth: Int = 64
  ) throws(FileError) {
    var walk = Walk(includesHidden: includesHidden, maximumDepth: maximumDepth)
    try walk.visit(folder, at: "", depth: 1)
    files = walk.files.sorted()
    links = walk.links.sorted()
  }
}

/// A listing in the making.
private struct Walk {
  let includesHidden: Bool
  let maximumDepth: Int
  var files: [FilePath] = []
  var links: [FilePath] = []

  mutating func visit(_ folder: Folder, at path: FilePath, depth: Int) throws(FileError) {
    guard depth <= maximumDepth else {
      throw FileError(
        "list \"\(folder.path)\"", .words("it lies deeper than \(maximumDepth) folders"))
    }
    for entry in try folder.entries() where includesHidden || !entry.isHidden {
      let path = path.appending(entry.name)
      switch entry.kind {
      case .file: files.append(path)
      case .link: links.append(path)
      case .folder: try visit(try folder.folder(entry.name), at: path, depth: depth + 1)
      case .pipe, .socket, .device: continue
      }
    }
  }
}
