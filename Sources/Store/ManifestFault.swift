package import Files

/// The difference between a file and its entry in the manifest.
package enum ManifestFault: Equatable, Sendable {
  /// The manifest lists it and it is not there.
  case missing

  /// It is there with another size, in bytes.
  case resized(expected: Int, found: Int)

  /// It is there with the right size and other bytes.
  case altered

  /// It is listed, but is a symbolic link, a folder or the like.
  case notAFile
}

extension ManifestFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing: "missing, but in the manifest. Build again."
    case .resized(let expected, let found):
      "changed since it was published: \(found) bytes, expected \(expected). Build again."
    case .altered: "changed since it was published. Build again."
    case .notAFile: "no longer a regular file. Build again."
    }
  }
}

extension Manifest {
  /// Compares a folder with the manifest, reading every file in it.
  ///
  /// Files that are not in the manifest belong to others, and are ignored.
  ///
  /// - Returns: The files that differ, relative to the folder, in the order of their paths; empty
  ///   for a folder as published.
  /// - Throws: `FileError` if an existing file can't be read.
  package func faults(in folder: Folder) throws(FileError) -> [(
    file: FilePath, fault: ManifestFault
  )] {
    var faults: [(file: FilePath, fault: ManifestFault)] = []
    for entry in entries {
      if let fault = try fault(of: entry, in: folder) { faults.append((entry.path, fault)) }
    }
    return faults
  }

  /// Returns the difference of a file, or `nil` if it is as published.
  func fault(of entry: Entry, in root: Folder) throws(FileError) -> ManifestFault? {
    do throws(FileError) {
      let (folder, name) = try root.walk(to: entry.path)
      guard let status = try folder.statusIfPresent(of: name) else { return .missing }
      guard status.kind == .file else { return .notAFile }
      guard status.size == entry.size else {
        return .resized(expected: entry.size, found: status.size)
      }
      var digesting = Digesting()
      try folder.file(name).readPieces { digesting.add($0) }
      return digesting.digest == entry.digest ? nil : .altered
    } catch let error where error.isMissing || error.isLink {
      return .missing
    }
  }
}
