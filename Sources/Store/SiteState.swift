package import Files

/// A fingerprint of a published site: the paths, sizes, inodes and change times of its files.
package struct SiteState: Sendable {
  package let digest: Digest

  /// When the last of the files changed.
  let newest: Duration

  /// How many of them were written since some time, without the manifest.
  package let written: Int

  /// Reads the state of a site of ours; `nil` without one, or if one of its files is missing.
  ///
  /// Counts files written from `start` on. Costs a system call a file; reads only the manifest.
  package init?(of output: String, since start: Duration = .zero) {
    guard let path = try? FilePath(output), let folder = try? Folder(path),
      let manifest = try? Manifest(of: folder)
    else { return nil }
    self.init(of: manifest, in: folder, since: start)
  }

  /// Looks at the files of a manifest, and at that.
  init?(of manifest: Manifest, in folder: Folder, since start: Duration = .zero) {
    var digesting = Digesting()
    var newest = Duration.zero
    var written = 0
    for path in [Manifest.file] + manifest.entries.map(\.path) {
      guard let status = try? folder.status(of: path) else { return nil }
      digesting.add(path.bytes.span)
      digesting.add(status)
      newest = max(newest, status.changed)
      if status.modified >= start, path != Manifest.file { written += 1 }
    }
    digest = digesting.digest
    self.newest = newest
    self.written = written
  }
}

extension Digesting {
  /// Adds which file it is, how large, and when it last changed.
  package mutating func add(_ status: FileStatus) {
    let changed = status.changed.components
    let numbers = [
      status.identity.device, status.identity.inode, UInt64(status.size),
      UInt64(bitPattern: changed.seconds), UInt64(bitPattern: changed.attoseconds),
    ]
    var bytes: [UInt8] = []
    for number in numbers {
      for place in 0..<8 { bytes.append(UInt8(truncatingIfNeeded: number >> (8 * place))) }
    }
    add(bytes.span)
  }
}
