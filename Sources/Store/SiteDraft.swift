package import Files

/// A file that is written in pieces, by one thread.
package protocol SiteDraft {
  /// Writes the next bytes.
  mutating func append(_ bytes: [UInt8]) throws(FileError)

  /// Writes nothing more: the file belongs to the site.
  ///
  /// Without this call the file doesn't exist.
  consuming func finish() throws(FileError)
}

/// The pieces of a file, for a store that takes it at once.
package struct WholeDraft<Store: SiteStore>: SiteDraft {
  fileprivate let store: Store
  fileprivate let file: String
  fileprivate var bytes: [UInt8] = []

  package mutating func append(_ bytes: [UInt8]) { self.bytes += bytes }
  package consuming func finish() throws(FileError) { try store.write(bytes, to: file) }
}

extension SiteStore where Draft == WholeDraft<Self> {
  package func draft(of file: String) -> WholeDraft<Self> { WholeDraft(store: self, file: file) }
}
