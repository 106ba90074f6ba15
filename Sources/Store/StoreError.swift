package import Files

/// The reason something could not be stored.
package enum StoreError: Error, Equatable {
  /// The machine would not: the disk is full, the folder may not be written to.
  case file(FileError)

  /// The path of a file of the site could lead out of it, or cannot be served everywhere.
  case unsafePath(String, UnsafePath)

  /// Two files of the site need one place: they have one path, or one is the other's folder.
  case occupied(String)

  /// Where the site needs a place, there is something that we did not make.
  case foreign(file: FilePath, output: String)

  /// The output is not a place that a site can be swapped into.
  case output(String, OutputRefusal)

  /// The list of what is ours in the output cannot be read.
  case manifest(output: String, ManifestError)

  /// The store was committed or discarded before.
  case finished
}

extension StoreError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .file(let error):
      error.description
    case .unsafePath(let file, let reason):
      "cannot write \"\(file)\": \(reason)"
    case .occupied(let file):
      "cannot write \"\(file)\": the new site already has a file or folder there; "
        + "give one of the two another path"
    case .foreign(let file, let output):
      "cannot publish to \"\(output)\": \"\(file)\" there was not made by rowhouse and would be "
        + "overwritten; move it away, or publish to another folder"
    case .output(let output, let refusal):
      "cannot publish to \"\(output)\": \(refusal)"
    case .manifest(let output, let error):
      "cannot publish to \"\(output)\": \(error); "
        + "restore the file, or move the folder away and build again"
    case .finished:
      "cannot write to the site: it was already committed or discarded"
    }
  }
}
