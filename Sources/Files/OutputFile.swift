#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A file that is written whole or not at all.
public struct OutputFile: Sendable {
  /// Where the file is, or will be.
  public let path: FilePath

  public init(_ path: String) throws(FileError) {
    self.path = try FilePath(path)
  }

  /// Writes the file in place of the one that was there.
  ///
  /// The bytes go to a hidden file beside it, which takes its place when it is complete and on the
  /// disk. A symbolic link stays, and what it leads to is replaced. A pipe or a device, such as
  /// `/dev/stdout`, is written to as it is.
  ///
  /// - Throws: ``FileError``. The file that was there is then untouched.
  public func write(_ bytes: [UInt8]) throws(FileError) {
    switch try kindOfTarget() {
    case .folder: throw FileError("write \"\(path)\"", .words("it is a folder"))
    case .pipe, .socket, .device: try append(bytes)
    case .file, .link, nil: try replace(with: bytes)
    }
  }

  /// What the path leads to, or `nil` when there is nothing yet.
  private func kindOfTarget() throws(FileError) -> FileStatus.Kind? {
    var status = stat()
    do throws(FileError) {
      try attempt("write \"\(path)\"") {
        unsafe path.withCString { unsafe fstatat(AT_FDCWD, $0, &status, 0) }
      }
    } catch let error where error.isMissing {
      return nil
    }
    return FileStatus(status).kind
  }

  private func append(_ bytes: [UInt8]) throws(FileError) {
    let flags = O_WRONLY | O_APPEND | O_NOCTTY
    let descriptor = try FileDescriptor(in: AT_FDCWD, path, flags, named: path, to: "write")
    try descriptor.write(bytes.span, named: path)
    try descriptor.close(named: path)
  }

  private func replace(with bytes: [UInt8]) throws(FileError) {
    let target = try path.resolvedIfPresent()
    guard let name = target.last else {
      throw FileError("write \"\(path)\"", .words("it names no file"))
    }
    let folder = try Folder(target.parent)
    // A process that was killed here may have had our number; its file is no longer anybody's.
    let beside = FilePath(withoutZeros: Array(".\(name).\(getpid())".utf8))
    try? folder.removeFile(beside)
    do throws(FileError) {
      try folder.write(bytes.span, to: beside, syncs: true)
      try folder.move(beside, to: folder, as: name)
    } catch {
      // The first error is the one to tell; a file that was never made cannot be removed either.
      try? folder.removeFile(beside)
      throw error
    }
  }
}
