package import Files

extension Digest {
  /// What tells whether a published site is still as it was left: the paths, sizes, inodes and times of
  /// change of its files.
  ///
  /// - Parameter output: The site's folder.
  /// - Returns: Nil where there is no site of ours, or one of its files is missing.
  /// - Complexity: A call of the system for each file, of which none is read but the manifest.
  package static func ofSite(in output: String) -> Digest? {
    do {
      let folder = try Folder(FilePath(output))
      guard let manifest = try Manifest(of: folder) else { return nil }
      var digesting = Digesting()
      for path in [Manifest.file] + manifest.entries.map(\.path) {
        digesting.add(path.bytes.span)
        digesting.add(try folder.status(of: path))
      }
      return digesting.digest
    } catch {
      return nil
    }
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
