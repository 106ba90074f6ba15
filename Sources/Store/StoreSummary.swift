package import Files

/// A summary of a commit's changes to the output.
package struct StoreSummary: Equatable, Sendable {
  /// The files that are new or have new bytes.
  package var written = 0

  /// The files that have the same bytes as before, and with them their inode and time stamp.
  package var kept = 0

  /// The files of the old site that the new one does not have.
  package var removed = 0

  /// The files that we did not make, which are now in the new site's folder.
  package var carried = 0

  /// The old site's edited files that the new one lacks: carried over, in the order of paths.
  package var edited: [FilePath] = []

  /// The error if an attribute was lost, mostly the owner, since only root can change owners.
  package var unkept: FileError?

  /// The errors of older sites that could not be removed, kept or used; the new one is in place.
  package var leftovers: [FileError] = []

  package init() {}
}
