public import Files

/// The reason a manifest cannot be used.
public enum ManifestError: Error, Equatable {
  /// The file cannot be read.
  case file(FileError)

  /// A line, counted from 1, is not one that we would write.
  case format(line: Int)
}

extension ManifestError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .file(let error): error.description
    case .format(let line): "\(Manifest.file):\(line): not a line of a manifest of format 1"
    }
  }
}
