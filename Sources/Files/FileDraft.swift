#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A file that is written in pieces.
package final class FileDraft {
  private let descriptor: FileDescriptor

  /// Makes a file.
  ///
  /// - Parameters:
  ///   - file: Seen from the folder. There must be nothing there.
  ///   - folder: Where it is made.
  ///   - permissions: Before the umask takes its part.
  /// - Throws: ``FileError``.
  package init(
    _ file: FilePath, in folder: Folder, permissions: UInt32 = 0o644
  ) throws(FileError) {
    descriptor = try folder.makeFile(file, permissions)
  }

  package func write(_ bytes: Span<UInt8>) throws(FileError) { try descriptor.write(bytes) }

  /// Gives the file the attributes of another, as far as the process may.
  ///
  /// - Returns: Why an attribute was not kept, if one was not.
  package func takeAttributes(of other: InputFile) throws(FileError) -> FileError? {
    try descriptor.takeAttributes(of: other.descriptor)
  }
}
