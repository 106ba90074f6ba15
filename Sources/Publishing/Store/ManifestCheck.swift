public import Files

extension Manifest {
  /// Compares a folder with the list, reading every file on it.
  ///
  /// Files that the list does not have are somebody else's, and no fault.
  ///
  /// - Returns: The differences in the order of the files' paths; none for a folder as published.
  /// - Throws: `FileError` when something is there and cannot be read.
  public func faults(in folder: Folder) throws(FileError) -> [ManifestFault] {
    var faults: [ManifestFault] = []
    for entry in entries {
      guard let kind = try fault(of: entry, in: folder) else { continue }
      faults.append(ManifestFault(file: entry.path, kind: kind))
    }
    return faults
  }

  /// What is different about one of the files, or `nil` when it is as published.
  func fault(of entry: Entry, in root: Folder) throws(FileError) -> ManifestFault.Kind? {
    do throws(FileError) {
      let (folder, name) = try root.walk(to: entry.path)
      guard let status = try folder.statusIfPresent(of: name) else { return .missing }
      guard status.kind == .file else { return .notAFile }
      guard status.size == entry.size else {
        return .resized(expected: entry.size, found: status.size)
      }
      let bytes = try folder.file(name).readAll()
      return Digest(of: bytes.span) == entry.digest ? nil : .altered
    } catch let error where error.isMissing || error.isLink {
      return .missing
    }
  }
}
