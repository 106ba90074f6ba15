import Files
import Store

/// Publishes files as a whole site.
@discardableResult
func publish(
  _ files: [String: String], to output: String, inPieces: Bool = false
) throws -> StoreSummary {
  try staged(files, for: output, inPieces: inPieces).commit()
}

/// Writes files and stops before the commit.
func staged(
  _ files: [String: String], for output: String, inPieces: Bool = false
) throws -> FolderStore {
  let store = try FolderStore(output)
  for (file, text) in files { try store.put(text, at: file, inPieces: inPieces) }
  return store
}

extension FolderStore {
  /// Writes a file at once, or a byte at a time.
  func put(_ text: String, at file: String, inPieces: Bool) throws {
    guard inPieces else { return try write(Array(text.utf8), to: file) }
    let draft = try draft(of: file)
    for byte in text.utf8 { try draft.append([byte]) }
    try draft.finish()
  }
}

extension StoreSummary {
  /// A summary with the counts that are not zero.
  init(
    written: Int = 0, kept: Int = 0, removed: Int = 0, carried: Int = 0, edited: [FilePath] = []
  ) {
    self.init()
    self.written = written
    self.kept = kept
    self.removed = removed
    self.carried = carried
    self.edited = edited
  }
}
