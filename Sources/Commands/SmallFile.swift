package import Files

/// A file that a command is given and that fits into memory: a stylesheet, saved values.
package enum SmallFile {
  private static let limit = 16 << 20

  package static func bytes(of file: String) throws(FileError) -> [UInt8] {
    try InputFile(file).readAll(limit: limit)
  }

  /// Returns the folders before a file's name, with the last slash; empty for a name alone.
  package static func folder(of file: String) -> String {
    file.lastIndex(of: "/").map { String(file[...$0]) } ?? ""
  }
}
