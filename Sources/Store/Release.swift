package import Files

/// A site that was in the output before another took its place, and was kept.
package struct Release: Sendable {
  /// Its number: the later it was replaced, the higher.
  package let number: Int

  /// What is in it.
  package let manifest: Manifest

  /// When it was published.
  package let published: UniversalTime

  /// Where it lies.
  package let folder: Folder

  /// Opens one of the releases in a folder.
  ///
  /// - Throws: `FileError`, where it is not as a build left it.
  init(_ number: Int, in releases: Folder) throws(FileError) {
    self.number = number
    folder = try releases.folder(FilePath("\(number)"))
    do throws(ManifestError) {
      guard let manifest = try Manifest(of: folder) else { throw .format(line: 1) }
      self.manifest = manifest
    } catch {
      throw FileError("read the release \"\(folder.path)\"", .words("\(error)"))
    }
    published = UniversalTime(try folder.status(of: Manifest.file).modified)
  }
}
