internal import Files

extension StagingFolder {
  /// Creates the empty folder of the new site, and checks early that it can replace the old one.
  ///
  /// The new folder inherits from the old one's attributes from the first file on.
  func makeSite(inPlaceOf old: OldSite?) throws(FileError) -> Folder {
    do throws(FileError) {
      try folder.makeFolder(Self.site)
      guard let old else { return try folder.folder(Self.site) }
      try folder.makeFolder(Self.probe)
      try folder.exchange(Self.probe, with: Self.site, of: folder)
      try folder.removeFolder(Self.probe)
      let site = try folder.folder(Self.site)
      try site.inheritAttributes(of: old.folder)
      return site
    } catch let error where error.isUnsupported {
      throw cannotSwap(error)
    }
  }

  /// Puts the new site in the output's place, in one step; if it throws, nothing has changed.
  ///
  /// First everything written must be on the disk, or a power failure could leave the new names
  /// with nothing behind them. That is one call for all files; one a file would take ten times as
  /// long.
  func publish(_ site: Folder, replacing old: OldSite?, keeping count: Int?) throws(FileError) {
    try site.synchronizeFileSystem()
    let found = try location.parent.statusIfPresent(of: location.name)
    guard found?.identity == old?.identity else {
      throw .output(location.output, "another program replaced it during the build. Build again.")
    }
    do throws(FileError) {
      if old == nil {
        try folder.move(Self.site, to: location.parent, as: location.name)
      } else {
        try noteSwap(of: site, keeping: count)
        try folder.exchange(Self.site, with: location.name, of: location.parent)
      }
    } catch {
      if error.isUnsupported { throw cannotSwap(error) }
      guard error.isPermission else { throw error }
      // Moving a folder writes to it.
      throw .output(
        location.output,
        "you don't have permission to replace it. Run chmod u+w on it.")
    }
  }

  private func cannotSwap(_ error: FileError) -> FileError {
    .output(
      location.output,
      "its file system can't replace a folder atomically (\(error.reason)). Use a folder on "
        + "another file system, or one that does not exist yet.")
  }

  /// Removes or keeps the old site, removes the staging folder, and returns older sites' errors.
  func finishSwap() -> [FileError] {
    do throws(FileError) {
      // The swap must be on the disk before anything of the old site goes.
      try location.parent.synchronize()
      let errors = try finish()
      try remove()
      return errors
    } catch {
      return [error]
    }
  }

  /// Notes which folder is the new site, for the build that finds both after a crash.
  private func noteSwap(of site: Folder, keeping count: Int?) throws(FileError) {
    let old = WaitingSite(try Releases(at: location).nextNumber(), keeping: count)
    let words = Array(old.text.utf8)
    try folder.write(words.span, to: Self.note(of: site.status()), syncs: true)
    try folder.synchronize()
  }
}
