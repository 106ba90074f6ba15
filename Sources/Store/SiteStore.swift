package import Files

/// Somewhere a site is written, all of it or none of it.
package protocol SiteStore: Sendable {
  /// Writes a file. May be called from several threads at once, never twice for the same file.
  ///
  /// - `file`: The path from the site's front: names of visible ASCII between slashes, none of
  ///   which begins with a dot.
  func write(_ bytes: [UInt8], to file: String) throws(FileError)

  /// Takes a file of the last build over, in place of writing it, if it is known to have the same bytes
  /// without being read.
  ///
  /// - Returns: Whether it did. If not, the file is still to be written.
  func takeOver(_ bytes: [UInt8], as file: String) throws(FileError) -> Bool

  /// Takes a file of the last build over whose size and digest are known; see ``takeOver(_:as:)``.
  func takeOver(_ file: String, size: Int, digest: Digest) throws(FileError) -> Bool

  func draft(of file: String) throws(FileError) -> Draft
  associatedtype Draft: SiteDraft

  /// Temporary storage beside the new site for data that is too large for memory; `nil` if the site
  /// itself is in memory.
  func scratch() -> ScratchFile?

  /// Replaces the existing site by the written files.
  ///
  /// - Throws: `FileError`. The existing site is then unchanged.
  @discardableResult
  func commit() throws(FileError) -> StoreSummary

  /// Removes everything written so far.
  ///
  /// After a commit there is nothing to remove.
  func discard()
}

extension SiteStore {
  package func takeOver(_ bytes: [UInt8], as file: String) -> Bool { false }
  package func takeOver(_ file: String, size: Int, digest: Digest) -> Bool { false }
  package func scratch() -> ScratchFile? { nil }
}
