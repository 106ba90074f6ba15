#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A file that is written in pieces.
package final class FileDraft {
  private let descriptor: FileDescriptor

  /// Makes a file that must not exist in the folder, with permissions before the umask.
  package init(_ file: FilePath, in folder: Folder, permissions: UInt32 = 0o644) throws(FileError) {
    descriptor = try folder.makeFile(file, permissions)
  }

  /// Opens a file that another process has made and may be writing to.
  package init(leftAs file: FilePath, in folder: Folder) throws(FileError) {
    descriptor = try FileDescriptor(file, in: folder, O_WRONLY | O_NOFOLLOW, to: "write")
  }

  package func write(_ bytes: Span<UInt8>) throws(FileError) { try descriptor.write(bytes) }

  /// Locks the file until the process ends or unlocks it; throws ``FileError/isBusy``, never waits.
  package func lock() throws(FileError) {
    try attempt("lock \"\(descriptor.path)\"") { flock(descriptor.number, LOCK_EX | LOCK_NB) }
  }

  /// Waits until all that was written is on the disk.
  package func synchronize() throws(FileError) {
    try attempt("write \"\(descriptor.path)\"") { fsync(descriptor.number) }
  }

  /// Gives the file the attributes of another, as permitted; returns why one was not kept.
  package func takeAttributes(of other: InputFile) throws(FileError) -> FileError? {
    try descriptor.takeAttributes(of: other.descriptor)
  }
}
