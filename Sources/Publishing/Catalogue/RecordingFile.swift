import Files
import Records

/// A file of recordings, read a range at a time.
struct RecordingFile: RecordSource {
  let name: String
  private let file: InputFile

  init(_ path: FilePath) throws(FileError) {
    name = "\(path)"
    file = try InputFile(path)
  }

  var byteCount: Int { file.size }

  func read(_ range: Range<Int>, into buffer: inout [UInt8]) throws(SourceFailure) {
    do throws(FileError) {
      try file.append(range, to: &buffer)
    } catch {
      throw SourceFailure(name: name, reason: "\(error.reason)")
    }
  }
}
