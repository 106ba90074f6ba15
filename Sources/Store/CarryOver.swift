internal import Files

/// Carries files that the site doesn't own over into the new site, before the two are swapped.
///
/// Files and symbolic links get a hard link, so they are never missing, and no link is followed;
/// another user's file, which can't be linked, is copied. Folders are created, and those of both
/// sites keep their permissions, group, owner, access control lists and attributes.
struct CarryOver {
  let old: Folder
  let oldManifest: Manifest
  let site: Folder
  let siteManifest: Manifest

  /// The output's name in messages.
  let output: String

  /// The summary of the commit, to which results are added.
  private(set) var summary: StoreSummary

  /// The old site's folders below its own, each after the one that it is in.
  private(set) var folders: [FilePath] = []

  /// Why something was made that is not as it was, the first time that happened.
  private(set) var unkept: FileError?

  /// Carries everything over; throws if the new site has something at the same path.
  mutating func run() throws(FileError) {
    try visit(old, at: "")
  }

  /// Gives the new folders the old ones' attributes, last, since these may forbid to write.
  mutating func keepAttributes() throws(FileError) {
    for path in folders.reversed() {
      guard try site.statusIfPresent(of: path)?.kind == .folder else { continue }
      note(try site.folder(path).takeAttributes(of: old.folder(path)))
    }
    // A failure on the output itself is the one to report.
    unkept = try site.takeAttributes(of: old) ?? unkept
  }

  private mutating func note(_ unkept: FileError?) {
    self.unkept = self.unkept ?? unkept
  }

  private mutating func visit(_ folder: Folder, at path: FilePath) throws(FileError) {
    let entries = try folder.entries()
    if entries.isEmpty { try carryFolder(path) }
    for entry in entries {
      let file = path.appending(entry.name)
      if entry.kind == .folder {
        folders.append(file)
        try visit(folder.folder(entry.name), at: file)
      } else if try !isOurs(file, entry.kind) {
        try carry(entry.name, of: folder, to: file)
      }
    }
  }

  /// Returns whether an old file may be removed: not if it was edited and the new site lacks it.
  private mutating func isOurs(
    _ file: FilePath, _ kind: FileStatus.Kind
  ) throws(FileError) -> Bool {
    if file == Manifest.file { return true }
    guard kind == .file, let entry = oldManifest[file] else {
      summary.carried += 1
      return false
    }
    if siteManifest[file] != nil { return true }
    if try oldManifest.fault(of: entry, in: old) == nil {
      summary.removed += 1
      return true
    }
    summary.edited.append(file)
    return false
  }

  private mutating func carry(
    _ name: FilePath, of folder: Folder, to file: FilePath
  ) throws(FileError) {
    do throws(FileError) {
      try site.makeFolders(above: file)
      note(try folder.share(name, with: site, as: file))
    } catch {
      // Its owner may have removed it this moment.
      if error.isMissing, (try? folder.statusIfPresent(of: name)) == .some(nil) { return }
      if error.isOccupied || error.isMissing { throw .foreign(file, in: output) }
      throw error
    }
  }

  /// Makes an empty folder, which cannot be ours: we make folders for files.
  private func carryFolder(_ path: FilePath) throws(FileError) {
    guard !path.bytes.isEmpty else { return }
    do throws(FileError) {
      try site.makeFolders(above: path.appending("file"))
      _ = try site.folder(path)
    } catch let error where error.isMissing {
      // The new site has a file there, or where a folder above it would be.
      throw .foreign(path, in: output)
    }
  }
}
