package import Files

/// Somewhere a site is written, all of it or none of it.
package protocol SiteStore: Sendable {
  /// Writes a file, never twice the same; may be called from several threads at once.
  ///
  /// The path is from the site's front: names of visible ASCII, none of which begins with a dot.
  func write(_ bytes: [UInt8], to file: String) throws(FileError)

  /// Takes over the last build's file if it is known, without reading it, to have these bytes;
  /// returns `false` if the file is still to be written.
  func takeOver(_ bytes: [UInt8], as file: String) throws(FileError) -> Bool

  /// Takes a file of the last build over whose size and digest are known; see ``takeOver(_:as:)``.
  func takeOver(_ file: String, size: Int, digest: Digest) throws(FileError) -> Bool

  func draft(of file: String) throws(FileError) -> Draft
  associatedtype Draft: SiteDraft

  /// Storage beside the site for data that is too large for memory; `nil` for a site in memory.
  func scratch() -> ScratchFile?

  /// Replaces the existing site by the written files; if it throws, that site is unchanged.
  @discardableResult
  func commit() throws(FileError) -> StoreSummary

  /// Removes everything written so far, which after a commit is nothing.
  func discard()
}

extension SiteStore {
  package func takeOver(_ bytes: [UInt8], as file: String) -> Bool { false }
  package func takeOver(_ file: String, size: Int, digest: Digest) -> Bool { false }
  package func scratch() -> ScratchFile? { nil }
}

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
