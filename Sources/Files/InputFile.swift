#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A regular file open for reading, which is closed when the last reference goes.
///
/// Every read names its place, so any number of threads may read at once.
package final class InputFile: Sendable {
  /// The size in bytes when the file was opened.
  package let size: Int

  let descriptor: FileDescriptor

  /// The path it was opened by.
  package var path: FilePath { descriptor.path }

  /// Opens a regular file, through symbolic links; throws for others, which have no size.
  package convenience init(_ path: String) throws(FileError) {
    try self.init(try FilePath(path))
  }

  /// Opens a file, through symbolic links.
  package convenience init(_ path: FilePath) throws(FileError) {
    // Without O_NONBLOCK, opening a pipe would wait for someone to write to it.
    let flags = O_RDONLY | O_NONBLOCK | O_NOCTTY
    try self.init(FileDescriptor(path, flags))
  }

  init(_ descriptor: consuming FileDescriptor) throws(FileError) {
    let status = try descriptor.status()
    guard status.kind == .file else {
      throw FileError(
        "read \"\(descriptor.path)\"", .words("it is \(status.kind.words), not a regular file"))
    }
    self.descriptor = descriptor
    size = status.size
  }

  /// Reads a range of the file into `bytes`, replacing its content and keeping its memory; throws
  /// if the file ends before the range, with some or none of the bytes read.
  package func read(_ range: Range<Int>, into bytes: inout [UInt8]) throws(FileError) {
    bytes.removeAll(keepingCapacity: true)
    try append(range, to: &bytes)
  }

  /// Reads a range and appends it to `bytes`; throws if the file ends before the range, with some
  /// or none of the bytes appended.
  package func append(_ range: Range<Int>, to bytes: inout [UInt8]) throws(FileError) {
    let start = bytes.count
    bytes.append(contentsOf: repeatElement(0, count: range.count))
    let filled = try unsafe bytes.withUnsafeMutableBufferPointer { bytes throws(FileError) in
      let room = unsafe UnsafeMutableBufferPointer(rebasing: bytes[start...])
      return unsafe try descriptor.fill(UnsafeMutableRawBufferPointer(room), from: range.lowerBound)
    }
    guard filled == range.count else {
      bytes.removeLast(range.count - filled)
      let end = range.lowerBound + filled
      let words =
        range.upperBound <= size
        ? "it ends at byte \(end), expected \(size) bytes. Don't change it while it is being read."
        : "it ends at byte \(end), before byte \(range.upperBound)"
      throw FileError("read \"\(path)\"", .words(words))
    }
  }

  /// Returns the current status of the file.
  package func status() throws(FileError) -> FileStatus { try descriptor.status() }

  /// Reads the whole file; throws if it has shrunk since it was opened, or exceeds `limit` bytes.
  package func readAll(limit: Int = 1 << 28) throws(FileError) -> [UInt8] {
    guard size <= limit else {
      throw FileError("read \"\(path)\"", .words("it has \(size) bytes; the limit is \(limit)"))
    }
    var bytes: [UInt8] = []
    try read(0..<size, into: &bytes)
    return bytes
  }

  /// Reads the whole file in pieces of 64 KB; throws if it has shrunk since it was opened.
  package func readPieces(_ take: (Span<UInt8>) -> Void) throws(FileError) {
    var piece: [UInt8] = []
    for start in stride(from: 0, to: size, by: 65_536) {
      try read(start..<min(start + 65_536, size), into: &piece)
      take(piece.span)
    }
  }

  /// Whether the file has these bytes at a place; reads up to the first 64 KB that differ.
  package func holds(_ bytes: Span<UInt8>, at start: Int = 0) throws(FileError) -> Bool {
    guard start + bytes.count <= size else { return false }
    var piece: [UInt8] = []
    for first in stride(from: 0, to: bytes.count, by: 65_536) {
      let range = first..<min(first + 65_536, bytes.count)
      try read(start + range.lowerBound..<start + range.upperBound, into: &piece)
      // A loop over elements would compare one byte at a time.
      let isEqual = unsafe piece.withUnsafeBytes { piece in
        unsafe bytes.extracting(range).withUnsafeBytes { bytes in
          guard let left = piece.baseAddress, let right = bytes.baseAddress else { return true }
          return unsafe memcmp(left, right, bytes.count) == 0
        }
      }
      if !isEqual { return false }
    }
    return true
  }
}
