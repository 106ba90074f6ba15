import Files
import Records

/// A file of recordings, read a range at a time.
struct RecordingFile: RecordSource {
  let name: String
  let byteCount: Int
  private let path: FilePath
  private let status: FileStatus
  private let openFile: InputFile?

  /// Looks at a file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - staysOpen: Whether it is held open. A collection may be thousands of files, and a process
  ///     may hold about a thousand; but opening one costs more than reading a record from it.
  /// - Throws: ``FileError``.
  init(_ path: FilePath, staysOpen: Bool) throws(FileError) {
    name = "\(path)"
    self.path = path
    let file = try InputFile(path)
    byteCount = file.size
    status = try file.status()
    openFile = staysOpen ? file : nil
  }

  /// Takes what came through standard input.
  init(standardInput file: InputFile) throws(FileError) {
    name = "standard input"
    path = file.path
    byteCount = file.size
    status = try file.status()
    openFile = file
  }

  func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(SourceFailure) {
    do throws(FileError) {
      try file().append(range, to: &buffer)
    } catch {
      throw SourceFailure(name: name, reason: "\(error.reason)")
    }
  }

  private func file() throws(FileError) -> InputFile {
    if let openFile { return openFile }
    let file = try InputFile(path)
    guard try file.status() == status else {
      throw FileError("read \"\(path)\"", .words("it was changed meanwhile; run it again"))
    }
    return file
  }
}
