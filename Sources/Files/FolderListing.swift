/// The regular files in a folder and in the folders below it.
package struct FolderListing: Equatable, Sendable {
  /// The files, seen from the folder, in the order of their bytes.
  package let files: [FilePath]

  /// The symbolic links, which are not followed: they can lead out of the folder or in a circle.
  package let links: [FilePath]

  /// The folders that were not entered because of a file in them, in the order of their bytes.
  package let skipped: [FilePath]

  /// Lists a folder.
  ///
  /// Pipes, sockets and devices are left out.
  ///
  /// - Parameters:
  ///   - folder: The folder's path. It may itself be a symbolic link.
  ///   - includesHidden: Whether to list entries whose names begin with a dot, and enter such
  ///     folders.
  ///   - maximumDepth: The most folders that may lie one in another; more is an error.
  ///   - marker: Folders below that contain a file of this name are not entered.
  /// - Throws: ``FileError`` for the first folder that cannot be read.
  package init(
    of folder: FilePath, includesHidden: Bool = false, maximumDepth: Int = 64,
    skippingFoldersWith marker: FilePath? = nil
  ) throws(FileError) {
    try self.init(
      of: try Folder(folder), includesHidden: includesHidden, maximumDepth: maximumDepth,
      skippingFoldersWith: marker)
  }

  /// Lists a folder.
  package init(
    of folder: Folder, includesHidden: Bool = false, maximumDepth: Int = 64,
    skippingFoldersWith marker: FilePath? = nil
  ) throws(FileError) {
    var walk = Walk(includesHidden: includesHidden, maximumDepth: maximumDepth, marker: marker)
    try walk.visit(folder, at: "", depth: 1)
    files = walk.files.sorted()
    links = walk.links.sorted()
    skipped = walk.skipped.sorted()
  }
}

/// A listing in the making.
private struct Walk {
  let includesHidden: Bool
  let maximumDepth: Int
  let marker: FilePath?
  var files: [FilePath] = []
  var links: [FilePath] = []
  var skipped: [FilePath] = []

  mutating func visit(_ folder: Folder, at path: FilePath, depth: Int) throws(FileError) {
    guard depth <= maximumDepth else {
      throw FileError(
        "list \"\(folder.path)\"", .words("it lies deeper than \(maximumDepth) folders"))
    }
    let entries = try folder.entries()
    if depth > 1, entries.contains(where: { $0.name == marker && $0.kind == .file }) {
      skipped.append(path)
      return
    }
    for entry in entries where includesHidden || !entry.isHidden {
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
