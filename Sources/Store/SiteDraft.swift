package import Files

/// A file that is written in pieces, by one thread.
package protocol SiteDraft {
  mutating func append(_ bytes: [UInt8]) throws(FileError)

  /// Writes nothing more: the file belongs to the site, and without this call doesn't exist.
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

/// A file of a site that is written in pieces, under a hidden name until it is whole.
package final class FolderDraft: SiteDraft {
  private let store: FolderStore
  private let path: FilePath
  private let name: FilePath
  private let draft: FileDraft
  private var digesting = Digesting()
  private var size = 0

  /// The old site's file, as long as it has the same bytes.
  private var same: InputFile?
  private let original: InputFile?

  init(
    of path: FilePath, as name: FilePath, inPlaceOf original: InputFile?, _ draft: FileDraft,
    for store: FolderStore
  ) {
    self.path = path
    self.name = name
    self.draft = draft
    self.store = store
    self.original = original
    same = original
  }

  package func append(_ bytes: [UInt8]) throws(FileError) {
    digesting.add(bytes.span)
    // What cannot be read can be written anew.
    if (try? same?.holds(bytes.span, at: size)) != true { same = nil }
    size += bytes.count
    try draft.write(bytes.span)
  }

  package func finish() throws(FileError) {
    let entry = Manifest.Entry(path: path, size: size, digest: digesting.digest)
    let unkept = try original.flatMap { original throws(FileError) in
      try draft.takeAttributes(of: original)
    }
    try store.take(entry, from: name, isSame: same?.size == size, unkept)
  }
}
