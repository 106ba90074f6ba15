package import Files

/// A site that was in the output before another took its place, and was kept.
package struct Release: Sendable {
  /// Its number: the later it was replaced, the higher.
  package let number: Int

  package let manifest: Manifest

  package let published: UniversalTime

  /// The folder of all of them: of a thousand, no file is open.
  private let releases: Folder

  /// Opens one of the releases in a folder; throws if it is not as a build left it.
  init(_ number: Int, in releases: Folder) throws(FileError) {
    self.number = number
    self.releases = releases
    let name = try FilePath("\(number)")
    let action = "read the release \"\(releases.path.appending(name))\""
    let folder: Folder
    do throws(FileError) { folder = try releases.folder(name) } catch {
      throw FileError(action, error.reason)
    }
    do {
      guard let manifest = try Manifest(of: folder) else {
        throw FileError(action, .words("it has no \(Manifest.file)"))
      }
      self.manifest = manifest
    } catch {
      throw error as? FileError ?? FileError(action, .words("\(error)"))
    }
    published = UniversalTime(try folder.status(of: Manifest.file).modified)
  }

  package func folder() throws(FileError) -> Folder {
    try releases.folder(FilePath("\(number)"))
  }
}
