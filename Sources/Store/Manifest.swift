internal import Bytes
package import Files

/// The list of the files in a site's folder that Rowhouse made.
///
/// It is the file `.rowhouse-manifest` in the folder: a line that names the format, then a line per
/// file in the order of the paths' bytes, with path, size and digest between tabs. The last line
/// has the digest of those before it, so a truncated list is detected.
///
/// ```
/// rowhouse-manifest 2
/// index.html	1234	44bc2cf5ad770999
/// end	0123456789abcdef
/// ```
///
/// A site with a list of another format is not replaced and not restored. Files that are in the
/// folder but not in the list belong to others, and stay.
package struct Manifest: Equatable, Sendable {
  /// The manifest's own path in the site's folder.
  package static let file: FilePath = ".rowhouse-manifest"

  /// The files in the order of their paths' bytes.
  package let entries: [Entry]

  package struct Entry: Hashable, Sendable {
    /// The path from the site's front.
    package let path: FilePath

    /// The size in bytes.
    package let size: Int

    package let digest: Digest

    package init(path: FilePath, size: Int, digest: Digest) {
      self.path = path
      self.size = size
      self.digest = digest
    }
  }

  /// Makes a list of files with paths that differ, in any order.
  package init(_ entries: some Sequence<Entry>) {
    self.entries = entries.sorted { $0.path < $1.path }
  }

  /// The file at a path, or `nil` when there is none of ours.
  package subscript(path: FilePath) -> Entry? {
    let place = entries.partitioningIndex { $0.path >= path }
    return place < entries.count && entries[place].path == path ? entries[place] : nil
  }

  /// Reads the manifest of a site, `nil` without one; throws for a line that we would not write.
  package init?(of folder: Folder) throws {
    let bytes: [UInt8]
    do throws(FileError) {
      bytes = try folder.file(Self.file).readAll()
    } catch {
      guard error.isMissing else { throw error }
      return nil
    }
    try self.init(parsing: bytes)
  }

  /// Reads the manifest of a site, to do something to it that cannot be done if it is damaged.
  package init?(of folder: Folder, to action: String, else remedy: String = "") throws(FileError) {
    do {
      try self.init(of: folder)
    } catch {
      throw FileError(action, .words("\(error)\(remedy)"))
    }
  }

  /// Compares a folder with the manifest, reading every file in it; ignores files of others.
  ///
  /// The files that differ are relative to the folder, in the order of their paths. Throws if an
  /// existing file can't be read.
  package func faults(in folder: Folder) throws(FileError) -> [(file: FilePath, fault: String)] {
    var faults: [(file: FilePath, fault: String)] = []
    for entry in entries {
      if let fault = try fault(of: entry, in: folder) { faults.append((entry.path, fault)) }
    }
    return faults
  }

  /// Returns the difference of a file, or `nil` if it is as published.
  func fault(of entry: Entry, in root: Folder) throws(FileError) -> String? {
    let missing = "missing, but in the manifest. Build again."
    do throws(FileError) {
      let (folder, name) = try root.walk(to: entry.path)
      guard let status = try folder.statusIfPresent(of: name) else { return missing }
      guard status.kind == .file else { return "no longer a regular file. Build again." }
      guard status.size == entry.size else {
        return "changed since it was published: \(status.size) bytes, expected \(entry.size). "
          + "Build again."
      }
      var digesting = Digesting()
      try folder.file(name).readPieces { digesting.add($0) }
      return digesting.digest == entry.digest
        ? nil : "changed since it was published. Build again."
    } catch let error where error.isMissing || error.isLink {
      return missing
    }
  }
}
