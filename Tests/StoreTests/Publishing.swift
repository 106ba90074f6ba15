import Store

/// Publishes files as a whole site.
@discardableResult
func publish(_ files: [String: String], to output: String) throws -> StoreSummary {
  try staged(files, for: output).commit()
}

/// Writes files and stops before the commit.
func staged(_ files: [String: String], for output: String) throws -> FolderStore {
  let store = try FolderStore(output)
  for (file, text) in files { try store.write(Array(text.utf8), to: file) }
  return store
}
