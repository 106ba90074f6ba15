package import Bytes
package import Files
import Store
internal import Synchronization

/// The content of a frame of a plan's file, as its first byte.
enum PlanFrame: UInt8 {
  /// A file of the site: the length of its path, the path, and its bytes.
  case file

  /// The same for a piece of a file, which others follow; and for the last one.
  case piece, pieceEnd

  /// Nothing: no file follows.
  case filesEnd

  /// The facts about the pages, as an ``Archive``.
  case knowledge
}

/// Writes a file of a plan: its header, and then files of the site and facts about pages.
package final class PlanFileWriter: Sendable {
  private let folder: Folder
  private let frames: FrameWriter
  private let failure = Mutex<FileError?>(nil)

  /// Begins a file.
  ///
  /// - Throws: `FileError`.
  init(_ name: String, in folder: FilePath, _ header: PlanHeader) throws(FileError) {
    try Folder(startOf: folder).makeFolders(above: folder.appending("file"))
    self.folder = try Folder(folder)
    frames = try FrameWriter(FilePath(name), in: self.folder)
    var bytes = Array(PlanHeader.format.utf8)
    var archive = Archive { bytes += $0 }
    var (header, name) = (header, name)
    archive.serialize(&header)
    archive.serialize(&name)
    archive.flush()
    try frames.append(bytes.span)
  }

  /// Temporary storage beside the file for data that is too large for memory.
  func scratch() -> ScratchFile { ScratchFile(in: folder, named: frames.scratchName) }

  /// Adds facts about pages.
  package func write(_ serialize: (inout Archive) -> Void) {
    var archive = Archive { [self] piece in
      let bytes = [PlanFrame.knowledge.rawValue] + piece
      do throws(FileError) {
        try frames.append(bytes.span)
      } catch {
        failure.withLock { $0 = $0 ?? error }
      }
    }
    serialize(&archive)
    archive.flush()
  }

  /// Adds a file of the site, or a piece of one.
  func write(_ frame: PlanFrame, _ bytes: [UInt8], of path: String) throws(FileError) {
    let count = path.utf8.count
    var all: [UInt8] = [frame.rawValue, UInt8(count & 0xFF), UInt8(count >> 8)]
    all.reserveCapacity(3 + count + bytes.count)
    all += path.utf8
    all += bytes
    try frames.append(all.span)
  }

  /// Removes the file, unless it was ended.
  func discard() { frames.discard() }

  /// Ends the file, which replaces an older one.
  package func commit() throws(FileError) {
    if let failure = failure.withLock(\.self) { throw failure }
    try frames.commit()
  }
}

/// Reads a file of a plan.
package final class PlanFileReader {
  package let path: FilePath
  package let header: PlanHeader
  private let frames: FrameReader

  /// The error that prevents further reading.
  private var failure: FileError?

  /// Opens a file.
  ///
  /// - Throws: `FileError`; also if the file is not one of a plan, or is of another version.
  package init(_ path: FilePath) throws(FileError) {
    self.path = path
    frames = FrameReader(path)
    var first = try frames.next()
    guard let start = first, start.starts(with: PlanHeader.format.utf8) else {
      throw FileError(
        "use \"\(path)\"",
        .words(
          "another version of rowhouse created it. Plan "
            + "again."))
    }
    first = Array(start.dropFirst(PlanHeader.format.utf8.count))
    var header = PlanHeader()
    var archive = Archive {
      defer { first = nil }
      return first
    }
    var name = ""
    archive.serialize(&header)
    archive.serialize(&name)
    self.header = header
    try header.expectUsable(for: path)
    guard path.last.map({ "\($0)" }) == name else {
      throw FileError("use \"\(path)\"", .words("it is a copy of \(name). Create it again."))
    }
    frames.close()
  }

  /// Reads the next facts.
  ///
  /// - Throws: `FileError`.
  package func read(_ serialize: (inout Archive) -> Void) throws(FileError) {
    var archive = Archive { [self] in
      do throws(FileError) {
        guard let frame = try frames.next(), frame[0] == PlanFrame.knowledge.rawValue else {
          return nil
        }
        return Array(frame.dropFirst())
      } catch {
        failure = failure ?? error
        return nil
      }
    }
    serialize(&archive)
    frames.close()
    if let failure { throw failure }
    guard !archive.isShort else {
      throw FileError("read \"\(path)\"", .words("it is truncated. Create it again."))
    }
  }

  /// Objects to anything that was not read.
  ///
  /// - Throws: `FileError`.
  package func expectEnd() throws(FileError) {
    defer { frames.close() }
    guard try frames.next() == nil else {
      throw FileError("read \"\(path)\"", .words("it has extra bytes at its end. Create it again."))
    }
  }

  /// Reads the files of the site, which come before the facts about the pages.
  ///
  /// - Parameters:
  ///   - take: Takes each frame with the path of its file.
  ///   - failing: Converts an error of reading.
  /// - Throws: Errors of `take`, and that error.
  func readFiles<Failure: Error>(
    _ take: (PlanFrame, String, [UInt8]) throws(Failure) -> Void, failing: (FileError) -> Failure
  ) throws(Failure) {
    while true {
      let next: [UInt8]?
      do throws(FileError) { next = try frames.next() } catch { throw failing(error) }
      guard let bytes = next, let frame = PlanFrame(rawValue: bytes[0]), frame != .filesEnd else {
        return
      }
      let count = Int(bytes[1]) | Int(bytes[2]) << 8
      try take(
        frame, String(decoding: bytes[3..<3 + count], as: UTF8.self), Array(bytes[(3 + count)...]))
    }
  }
}
