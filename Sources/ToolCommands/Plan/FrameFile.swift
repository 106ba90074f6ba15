import Bytes
package import Files
import Store
internal import Synchronization

/// A file of byte strings, each with its digest, that is written whole or not at all.
///
/// It is written under a unique hidden name and renamed when it is complete, so several processes,
/// on several machines, may write one file: the last to end wins. The hidden file of a killed
/// process is removed by the next one, if the file system supports locks.
///
/// A frame is its length and its digest, of four and eight bytes, and then its bytes. An empty
/// frame is the last.
package final class FrameWriter: Sendable {
  private let folder: Folder
  private let name: FilePath
  private let hidden: FilePath

  /// A unique name beside the file.
  package let scratchName: FilePath
  private let state: Mutex<State>

  private struct State {
    let draft: FileDraft
    var isThere = true
  }

  package init(_ name: FilePath, in folder: Folder) throws(FileError) {
    self.folder = folder
    self.name = name
    let number = UInt64.random(in: .min ... .max)
    hidden = try FilePath(".\(name).\(Hexadecimal.text(number, digits: 16))")
    scratchName = try FilePath("\(hidden).scratch")
    try Self.removeLeftovers(of: name, in: folder)
    state = Mutex(State(draft: try Self.draft(of: hidden, in: folder)))
  }

  private static func draft(of name: FilePath, in folder: Folder) throws(FileError) -> FileDraft {
    while true {
      let draft = try FileDraft(name, in: folder)
      // Where there are no locks, nothing is removed either.
      try? draft.lock()
      // Somebody may have taken it for a leftover before it was locked.
      if try folder.statusIfPresent(of: name) != nil { return draft }
    }
  }

  deinit { discard() }

  /// Removes the file, unless it is complete and renamed.
  package func discard() {
    state.withLock { state in
      // What stays behind all the same is hidden and harmless.
      if state.isThere { try? folder.removeFile(hidden) }
      state.isThere = false
    }
  }

  /// Writes a frame; from several threads at once, in any order.
  package func append(_ bytes: Span<UInt8>) throws(FileError) {
    precondition(!bytes.isEmpty, "an empty frame is the last")
    let header = Self.header(of: bytes)
    try state.withLock { state throws(FileError) in
      try state.draft.write(header.span)
      try state.draft.write(bytes)
    }
  }

  /// Gives the file its name, once all of it is on the disk.
  package func commit() throws(FileError) {
    try state.withLock { state throws(FileError) in
      try state.draft.write(Self.header(of: Span()).span)
      try state.draft.synchronize()
      try folder.move(hidden, to: folder, as: name)
      state.isThere = false
    }
    try folder.synchronize()
  }

  fileprivate static let headerSize = 12

  private static func header(of bytes: Span<UInt8>) -> [UInt8] {
    let (count, digest) = (UInt32(bytes.count), Digest(of: bytes).value)
    return (0..<4).map { UInt8(truncatingIfNeeded: count >> (8 * UInt32($0))) }
      + (0..<8).map { UInt8(truncatingIfNeeded: digest >> (8 * UInt64($0))) }
  }

  private static func removeLeftovers(of name: FilePath, in folder: Folder) throws(FileError) {
    for entry in try folder.entries()
    where entry.kind == .file && entry.name.bytes.starts(with: ".\(name).".utf8) {
      do throws(FileError) {
        try FileDraft(leftAs: entry.name, in: folder).lock()
        try folder.removeFile(entry.name)
      } catch {
        // Somebody writes it, or has just given it its name.
      }
    }
  }
}

/// Reads a file of frames, one after another.
package final class FrameReader {
  package let path: FilePath
  private var file: InputFile?
  private var position = 0
  private var isAtEnd = false

  /// Takes the path of a file, which is opened when it is read.
  package init(_ path: FilePath) { self.path = path }

  /// The number of bytes behind the frames that were read; 0 before the first.
  package var remaining: Int { file.map { $0.size - position } ?? 0 }

  /// The next frame, or nothing after the last; throws if its bytes are not those of the writer.
  package func next() throws(FileError) -> [UInt8]? {
    guard !isAtEnd else { return nil }
    let file = if let file { file } else { try InputFile(path) }
    self.file = file
    var bytes: [UInt8] = []
    guard position + FrameWriter.headerSize <= file.size else { throw .damaged(path) }
    try file.read(position..<position + FrameWriter.headerSize, into: &bytes)
    position += FrameWriter.headerSize
    let count = bytes[..<4].reversed().reduce(0) { $0 << 8 | Int($1) }
    let digest = bytes[4...].reversed().reduce(0) { $0 << 8 | UInt64($1) }
    guard position + count <= file.size else { throw .damaged(path) }
    try file.read(position..<position + count, into: &bytes)
    position += count
    guard Digest(of: bytes.span).value == digest else { throw .damaged(path) }
    isAtEnd = count == 0
    guard !isAtEnd || position == file.size else { throw .damaged(path) }
    return isAtEnd ? nil : bytes
  }
}

extension FileError {
  /// The content of a file is not what was written.
  package static func damaged(_ file: FilePath) -> FileError {
    FileError("read \"\(file)\"", .words("it was changed after it was written. Create it again."))
  }
}
