internal import Files

/// Where a site's folder is: a name in an open folder, which stays that folder whatever is renamed.
///
/// The output may be relative, end in slashes, or be a symbolic link to a folder: the link stays
/// and the folder it leads to is replaced. Folders above it that are missing are made.
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

  /// Finds the output.
  ///
  /// - Throws: ``StoreError`` for an output that may not or cannot be replaced as a whole.
  init(_ output: String) throws(StoreError) {
    let path: FilePath
    let refusal: OutputRefusal?
    do throws(FileError) {
      path = try FilePath(output).resolvedIfPresent()
      refusal = try OutputRefusal(of: path)
    } catch {
      throw .file(error)
    }
    guard refusal == nil, let name = path.last else {
      throw .output(output, refusal ?? .unnamed)
    }
    self.output = output
    self.name = name
    do throws(FileError) {
      start = try Folder(path.isAbsolute ? "/" : "")
      made = try start.makeFolders(above: path)
      parent = try Folder(path.parent)
    } catch {
      throw .file(error)
    }
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
}

extension OutputRefusal {
  /// Why a path cannot be replaced as a whole, or `nil` when it can.
  ///
  /// - Parameter path: Absolute and without symbolic links, if it exists.
  /// - Throws: ``FileError`` when that cannot be found out.
  fileprivate init?(of path: FilePath) throws(FileError) {
    guard let name = path.last else {
      self = path.isAbsolute ? .root : .unnamed
      return
    }
    guard name != ".", name != ".." else { self = .unnamed; return }
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
      self = .notAFolder
    } else if let home = FilePath.homeFolder, Self.path(path, holds: home) {
      self = .homeFolder
    } else if let current = FilePath.currentFolder, path.isAncestor(orEqualTo: current) {
      self = .currentFolder
    } else if try parent.status().identity.device != status.identity.device {
      self = .mountPoint
    } else {
      return nil
    }
  }

  private static func path(_ path: FilePath, holds folder: FilePath) -> Bool {
    // A home folder that does not exist cannot be replaced.
    guard let folder = try? folder.resolved() else { return false }
    return path.isAncestor(orEqualTo: folder)
  }
}
