public import Files

/// A difference between a site's folder and its manifest.
public struct ManifestFault: Equatable, Sendable {
  /// The file, seen from the folder.
  public let file: FilePath

  public let kind: Kind

  /// What is different.
  public enum Kind: Equatable, Sendable {
    /// The manifest lists it and it is not there.
    case missing

    /// It is there with another size, in bytes.
    case resized(expected: Int, found: Int)

    /// It is there with the right size and other bytes.
    case altered

    /// It is listed, but is a symbolic link, a folder or the like.
    case notAFile
  }
}

extension ManifestFault: CustomStringConvertible {
  public var description: String { "\(file): \(kind)" }
}

extension ManifestFault.Kind: CustomStringConvertible {
  public var description: String {
    switch self {
    case .missing: "missing, though the manifest lists it; build again"
    case .resized(let expected, let found):
      "altered since it was published: \(found) bytes instead of \(expected); build again"
    case .altered: "altered since it was published; build again"
    case .notAFile: "not a regular file any more; build again"
    }
  }
}
