/// The regular files in a folder, and the folders below it with theirs.
package struct FolderListing: Sendable {
  /// The files, seen from the folder, in the order of their bytes.
  package private(set) var files: [FilePath] = []

  /// The folders below the folder itself, including empty ones.
  package private(set) var folders: [FilePath] = []

  /// The symbolic links, which are not followed: they can lead out of the folder or in a circle.
  package private(set) var links: [FilePath] = []

  /// The folders that were not entered because of a file in them, in the order of their bytes.
  package private(set) var skipped: [FilePath] = []

  private let maximumDepth: Int
  private let marker: FilePath?

  /// Lists a folder, without pipes, sockets, devices, and names that begin with a dot.
  ///
  /// Folders below that contain a file named `marker` are not entered. Throws for the first folder
  /// that cannot be read, or is deeper than `maximumDepth`.
  package init(
    of folder: Folder, maximumDepth: Int = 64, skippingFoldersWith marker: FilePath? = nil
  ) throws(FileError) {
    self.maximumDepth = maximumDepth
    self.marker = marker
    try visit(folder, at: "", depth: 1)
    files.sort()
    folders.sort()
    links.sort()
    skipped.sort()
  }

  private mutating func visit(_ folder: Folder, at path: FilePath, depth: Int) throws(FileError) {
    guard depth <= maximumDepth else {
      throw FileError(
        "list \"\(folder.path)\"", .words("it is nested more than \(maximumDepth) folders deep"))
    }
    let entries = try folder.entries()
    if depth > 1, entries.contains(where: { $0.name == marker && $0.kind == .file }) {
      skipped.append(path)
      return
    }
    if depth > 1 { folders.append(path) }
    for entry in entries where !entry.isHidden {
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
