package import Files
import Publishing
package import Store
import Validation

/// A folder with a build of a site.
package struct SiteBuild: Sendable {
  /// Its files and their digests, by the manifest, or those that exist if it has no manifest.
  let files: Manifest
  private let folder: Folder

  /// Opens a build; throws for a manifest that is not as we write it.
  ///
  /// A manifest is trusted: `check` finds out whether the files are unchanged.
  package init(_ path: String) throws(FileError) {
    folder = try Folder(FilePath(path))
    if let manifest = try Manifest(of: folder, to: "compare \"\(path)\"") {
      files = manifest
      return
    }
    var entries: [Manifest.Entry] = []
    for file in try FolderListing(of: folder).files {
      let (place, name) = try folder.walk(to: file)
      let input = try place.file(name)
      var digesting = Digesting()
      try input.readPieces { digesting.add($0) }
      entries.append(Manifest.Entry(path: file, size: input.size, digest: digesting.digest))
    }
    files = Manifest(entries)
  }

  /// Opens an earlier release that was kept.
  package init(_ release: Release) throws(FileError) {
    folder = try release.folder()
    files = release.manifest
  }

  package var hasPages: Bool { files.entries.contains { $0.path.isPage } }

  func outline(of file: FilePath, with reader: OutlineReader) throws(FileError) -> PageOutline {
    let (place, name) = try folder.walk(to: file)
    return reader.read(try place.file(name).readAll(), file: "\(file)")
  }
}
