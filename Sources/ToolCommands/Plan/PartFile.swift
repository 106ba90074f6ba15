import Bytes
package import Files
package import Store
internal import Synchronization

/// The frames of a part's file behind the first, as the first byte of each.
///
/// All pages are in this file, since a shared folder is slow at making many small ones.
enum PartFrame: UInt8 {
  /// A file of the site: the length of its path in two bytes, the path, and its bytes.
  case file

  /// The same for a piece of a file, which others follow; and for the last one.
  case piece, pieceEnd

  /// Nothing: no file follows.
  case filesEnd

  /// Fields about all pages: the counts, the links, and the notes of the search.
  case facts
}

/// Writes the file of a part: files of the site, and then facts about the pages.
package final class PartWriter: SiteStore {
  private let folder: Folder
  private let frames: FrameWriter
  private let failure = Mutex<FileError?>(nil)

  init(_ frames: FrameWriter, in folder: Folder) {
    self.frames = frames
    self.folder = folder
  }

  package func write(_ bytes: [UInt8], to path: String) throws(FileError) {
    try write(.file, bytes, of: path)
  }

  package func draft(of path: String) -> PartDraft { PartDraft(path: path, part: self) }

  package func scratch() -> ScratchFile? { ScratchFile(in: folder, named: frames.scratchName) }

  package func discard() { frames.discard() }

  /// Ends the file, which replaces an older one.
  package func commit() throws(FileError) -> StoreSummary {
    if let failure = failure.withLock(\.self) { throw failure }
    try frames.commit()
    return StoreSummary()
  }

  /// Writes the fields about all pages, after the files.
  func writeFacts(_ write: (inout FieldWriter) -> Void) throws(FileError) {
    try self.write(.filesEnd, [], of: "")
    var fields = FieldWriter { [self] piece in
      let bytes = [PartFrame.facts.rawValue] + piece
      do throws(FileError) {
        try frames.append(bytes.span)
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    write(&fields)
    fields.flush()
  }

  fileprivate func write(_ frame: PartFrame, _ bytes: [UInt8], of path: String) throws(FileError) {
    let count = path.utf8.count
    var all: [UInt8] = [frame.rawValue, UInt8(count & 0xFF), UInt8(count >> 8)]
    all.reserveCapacity(3 + count + bytes.count)
    all += path.utf8
    all += bytes
    try frames.append(all.span)
  }
}

/// A file of the site that is written in pieces.
package struct PartDraft: SiteDraft {
  fileprivate let path: String
  fileprivate let part: PartWriter

  package func append(_ bytes: [UInt8]) throws(FileError) {
    try part.write(.piece, bytes, of: path)
  }
  package consuming func finish() throws(FileError) { try part.write(.pieceEnd, [], of: path) }
}

/// Reads the file of a part, in the order in which it was written.
final class PartReader {
  private let path: FilePath
  private let frames: FrameReader

  /// The error that prevents further reading.
  private var failure: FileError?

  /// Opens a file behind its first frame.
  init(_ path: FilePath) throws(FileError) {
    self.path = path
    frames = FrameReader(path)
    _ = try frames.next()
  }

  var damaged: FileError { .damaged(path) }

  /// The next file of the site, or piece of one; `nil` behind the last.
  func nextFile() throws(FileError) -> (frame: PartFrame, path: String, bytes: [UInt8])? {
    guard let bytes = try frames.next(), bytes.count >= 3, let frame = PartFrame(rawValue: bytes[0])
    else { throw damaged }
    let start = 3 + (Int(bytes[1]) | Int(bytes[2]) << 8)
    guard start <= bytes.count else { throw damaged }
    switch frame {
    case .file, .piece, .pieceEnd:
      return (frame, String(decoding: bytes[3..<start], as: UTF8.self), Array(bytes[start...]))
    case .filesEnd: return nil
    case .facts: throw damaged
    }
  }

  /// Reads the fields about all pages, at the file's end; `read` returns `nil` for damaged ones.
  func facts<Facts>(_ read: (inout FieldReader) -> Facts?) throws(FileError) -> Facts {
    var fields = FieldReader(upTo: frames.remaining) { [self] in
      do throws(FileError) {
        guard let frame = try frames.next(), frame[0] == PartFrame.facts.rawValue else {
          return nil
        }
        return Array(frame.dropFirst())
      } catch {
        failure = failure ?? error
        return nil
      }
    }
    let facts = read(&fields)
    let isWhole = fields.isAtEnd()
    if let failure { throw failure }
    guard let facts, isWhole, try frames.next() == nil else { throw damaged }
    return facts
  }
}
