internal import Files

/// A site's folder as a name in an open folder, which stays the same even if it is renamed.
///
/// The output may be relative, end in slashes, or be a symbolic link to a folder: the link stays
/// and its target is replaced. Missing folders above it are created.
struct OutputLocation: Sendable {
  /// The output as it was given, for messages.
  let output: String

  /// The folder that the output is in.
  let parent: Folder

  /// The name of the output in that folder.
  let name: FilePath

  /// The folder that missing ones were made in, and those, the outermost first.
  private let start: Folder
  private let made: [FilePath]

  /// Finds the output; throws if it may not be replaced as a whole.
  init(_ output: String) throws(FileError) {
    let path = try FilePath(output).resolvedIfPresent()
    guard let name = path.last, name != ".", name != ".." else {
      throw .output(
        output,
        path.isAbsolute && path.last == nil
          ? "it is the root of the file system. Use a folder inside it."
          : "it does not name a folder. Use the path of the folder itself.")
    }
    if let words = try Self.refusal(of: name, at: path) { throw .output(output, words) }
    self.output = output
    self.name = name
    start = try Folder(startOf: path)
    made = try start.makeFolders(above: path)
    parent = try Folder(path.parent)
  }

  /// The output's folder as it is now, or `nil` when there is none yet.
  func folder() throws(FileError) -> Folder? {
    try parent.statusIfPresent(of: name) == nil ? nil : try parent.folder(name)
  }

  /// Removes the folders above the output that were made for it and are still empty.
  func forget() {
    // One that somebody else uses by now is not empty and stays, as it should.
    for folder in made.reversed() { try? start.removeFolder(folder) }
  }

  /// The reason and fix if a path, resolved if it exists, can't be replaced as a whole; else `nil`.
  private static func refusal(of name: FilePath, at path: FilePath) throws(FileError) -> String? {
    let parent: Folder
    let status: FileStatus
    do throws(FileError) {
      parent = try Folder(path.parent)
      guard let found = try parent.statusIfPresent(of: name) else { return nil }
      status = found
    } catch let error where error.isMissing {
      return nil
    }
    if status.kind != .folder {
      return "it is not a folder. Move it away, or use another path."
    }
    // A home folder that does not exist cannot be replaced.
    if let home = try? FilePath.homeFolder?.resolved(), path.isAncestor(orEqualTo: home) {
      return "it is or contains your home folder, and would be replaced. Use a folder inside it."
    }
    // Swapping it would leave every shell that stands there in the old folder, which is removed.
    if let current = FilePath.currentFolder, path.isAncestor(orEqualTo: current) {
      return "it is or contains the current folder, and would be replaced. Use a folder inside it, "
        + "or run the command from elsewhere."
    }
    if try parent.status().identity.device != status.identity.device {
      return "it is a mount point, which can't be replaced. Use a folder inside it."
    }
    return nil
  }
}
