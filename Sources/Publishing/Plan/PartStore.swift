package import Files
package import Store

/// The pages of a part of a site, in one file of its plan.
///
/// A shared folder is slow at making many small files, and they are made once: where the site is.
package final class PartStore: SiteStore {
  let file: PlanFileWriter

  package init(_ file: PlanFileWriter) { self.file = file }

  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try file.write(.file, bytes, of: path)
  }

  package func draft(of path: String) -> PartDraft { PartDraft(path, in: file) }

  package func scratch() -> ScratchFile? { file.scratch() }

  package func commit() throws(FileError) -> StoreSummary {
    try file.commit()
    return StoreSummary()
  }

  package func discard() { file.discard() }
}

/// A file of the site that is written in pieces.
package struct PartDraft: SiteDraft {
  private let path: String
  private let file: PlanFileWriter

  fileprivate init(_ path: String, in file: PlanFileWriter) {
    (self.path, self.file) = (path, file)
  }

  package func append(_ bytes: [UInt8]) throws(FileError) {
    try file.write(.piece, bytes, of: path)
  }
  package consuming func finish() throws(FileError) { try file.write(.pieceEnd, [], of: path) }
}
