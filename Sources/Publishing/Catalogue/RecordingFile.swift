import Files
import Records

/// A file of recordings, read a range at a time.
///
/// It is open only while it is read: a collection may be thousands of files, and a process may hold
/// about a thousand.
struct RecordingFile: RecordSource {
  let name: String
  let byteCount: Int
  private let path: FilePath
  private let status: FileStatus

  init(_ path: FilePath) throws(FileError) {
    name = "\(path)"
    self.path = path
    let file = try InputFile(path)
    byteCount = file.size
    status = try file.status()
  }

  func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(SourceFailure) {
    do throws(FileError) {
      let file = try InputFile(path)
      guard try file.status() == status else {
        throw FileError("read \"\(path)\"", .words("it was changed meanwhile; run it again"))
      }
      try file.append(range, to: &buffer)
    } catch {
      throw SourceFailure(name: name, reason: "\(error.reason)")
    }
  }
}
