internal import Files

/// The hidden folder beside the output in which a new site is made.
///
/// Its name follows from the output's, so that two builds for one output meet there: whoever holds
/// the lock on it may go on, and clears what a killed build left behind. The lock belongs to the
/// process, so it ends however the process does; no process number is ever compared.
///
/// What can be in it:
/// - `new`: the new site; after the swap, the old one
/// - `probe`: for a moment, a folder to try the swap with, or a release that is being removed
/// - `swap-123`: made before the swap, says which inode `new` had. While it has, nothing was
///   swapped. What is in it is how many old sites are kept, if that was said.
final class StagingFolder: Sendable {
  static let site: FilePath = "new"
  static let probe: FilePath = "probe"

  let folder: Folder
  let location: OutputLocation
  private let name: FilePath

  /// Makes the folder, or takes over and clears the one that a killed build left.
  ///
  /// - Throws: `FileError`; also when another build lives.
  init(for location: OutputLocation) throws(FileError) {
    do throws(FileError) {
      self.location = location
      name = try FilePath(".\(location.name).rowhouse-staging")
      folder = try Self.lockedFolder(name, in: location.parent)
    } catch {
      if error.isBusy {
        throw .output(location.output, "another build is publishing there; wait for it to end")
      }
      guard error.isPermission else { throw error }
      throw .output(
        location.output,
        "\(error), and the new site is made beside the old one; allow writing there, or publish to a "
          + "folder inside it")
    }
    try clearLeftovers()
  }

  private static func lockedFolder(
    _ name: FilePath, in parent: Folder
  ) throws(FileError) -> Folder {
    while true {
      do throws(FileError) {
        // Nobody else may put a symbolic link where the site is made.
        try parent.makeFolder(name, permissions: 0o700)
      } catch let error where error.isOccupied {
        // Another build's, alive or not: the lock tells.
      }
      do throws(FileError) {
        let folder = try parent.folder(name)
        try folder.lock()
        // The build that held the lock may have removed the folder, and a third made a new one.
        let named = try parent.status(of: name)
        if try folder.status().identity == named.identity { return folder }
      } catch let error where error.isMissing {
        // It went between two calls, or is no folder and never will be.
        if let kind = try parent.statusIfPresent(of: name)?.kind, kind != .folder { throw error }
      }
    }
  }
}

// MARK: - Clearing

extension StagingFolder {
  /// Removes what a killed build left.
  ///
  /// If it had come as far as the swap, somebody may have put a file into the old site in the last
  /// moment; that is rescued first.
  private func clearLeftovers() throws(FileError) {
    if let strange = try folder.entries().first(where: { !Self.isOurs($0) })?.name {
      throw .output(
        location.output,
        "\"\(folder.path.appending(strange))\" is in the way, and no build put it there; move it away"
      )
    }
    if try folder.statusIfPresent(of: Self.probe) != nil { try folder.removeTree(Self.probe) }
    if let note = try noteOfSwap(), let site = try location.folder() {
      let words = try folder.file(note).readAll()
      _ = try retire(
        folder.folder(Self.site), for: site, keeping: Int(String(decoding: words, as: UTF8.self)))
    }
    try removeEntries()
  }

  /// Removes the folder and everything in it.
  func remove() throws(FileError) {
    try removeEntries()
    try location.parent.removeFolder(name)
  }

  /// Removes the folder and the folders that were made for the output.
  func forget() {
    // What stays behind is hidden and harmless, and the next build removes it or says why not.
    try? remove()
    location.forget()
  }

  /// Removes the notes last: without one, a killed build is taken for one before its swap.
  private func removeEntries() throws(FileError) {
    let entries = try folder.entries()
    for entry in entries where entry.kind == .folder { try folder.removeTree(entry.name) }
    for entry in entries where entry.kind != .folder { try folder.removeFile(entry.name) }
  }

  private static func isOurs(_ entry: FolderEntry) -> Bool {
    switch entry.kind {
    case .folder: entry.name == site || entry.name == probe
    case .file: entry.name.bytes.starts(with: "swap-".utf8)
    case .link, .pipe, .socket, .device: false
    }
  }

  /// The name of the note that says which folder is the new site.
  static func note(of site: FileStatus) throws(FileError) -> FilePath {
    try FilePath("swap-\(site.identity.inode)")
  }

  /// The note that the dead build made, if it came as far as to swap the two.
  private func noteOfSwap() throws(FileError) -> FilePath? {
    guard let site = try folder.statusIfPresent(of: Self.site) else { return nil }
    let notes = try folder.entries().filter { $0.kind == .file }.map(\.name)
    let ours = try Self.note(of: site)
    return notes.contains(ours) ? nil : notes.first
  }
}
