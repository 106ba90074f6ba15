#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A descriptor that is closed exactly once: when its owner goes.
struct FileDescriptor: ~Copyable, Sendable {
  /// The system's number; -1 once it is closed.
  private(set) var number: Int32

  /// The path, for messages.
  let path: FilePath

  /// Takes ownership of a descriptor, and closes it at the end.
  init(owning number: Int32, _ path: FilePath) {
    self.number = number
    self.path = path
  }

  deinit {
    // Nothing is lost when closing what was only read fails; a writer calls `close()`.
    if number >= 0 { _ = Files.close(number) }
  }

  /// Opens a path relative to the folder, or to the current one; empty for the folder itself.
  ///
  /// `flags` are as of `open`, with `O_CLOEXEC`; `mode`, for a new file, is before the umask.
  init(
    _ name: FilePath, in folder: Folder? = nil, _ flags: Int32, mode: mode_t = 0,
    to purpose: String = "open"
  ) throws(FileError) {
    path = folder?.path.appending(name) ?? name
    let name: FilePath = name.bytes.isEmpty ? "." : name
    number = try attempt("\(purpose) \"\(folder?.path.appending(name) ?? name)\"") {
      unsafe name.withCString {
        unsafe openat(folder?.descriptor.number ?? AT_FDCWD, $0, flags | O_CLOEXEC, mode)
      }
    }
  }

  /// Closes the descriptor now, and throws the errors of late writes, as on NFS.
  consuming func close() throws(FileError) {
    let answer = Files.close(number)
    number = -1
    // After EINTR the descriptor is gone on Linux and on Darwin: closing again could hit another's.
    guard answer != 0, errno != EINTR else { return }
    throw FileError("write \"\(path)\"", .system(errno))
  }
}

/// The system's `close`, by a name that the method above does not hide.
func close(_ number: Int32) -> Int32 {
  #if canImport(Darwin)
    Darwin.close(number)
  #elseif canImport(Glibc)
    Glibc.close(number)
  #endif
}

// MARK: - Reading and writing

extension FileDescriptor {
  /// Writes all bytes, however many calls it takes; `purpose` is the action in messages.
  func write(_ bytes: Span<UInt8>, to purpose: String? = nil) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let rest = bytes.extracting(written...)
      written += try attempt(purpose ?? "write \"\(path)\"") {
        unsafe rest.withUnsafeBytes { unsafe put(number, $0.baseAddress, $0.count) }
      }
    }
  }

  /// Writes the rest of another file in pieces, not through memory if the system supports that.
  func write(restOf other: borrowing FileDescriptor) throws(FileError) {
    while copyPiece(other.number, number) > 0 {}
    // If all is copied there is nothing left, and whatever stood in the way comes up again.
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = try attempt("copy \"\(path)\"") {
        unsafe piece.withUnsafeMutableBytes {
          unsafe read(other.number, $0.baseAddress, $0.count)
        }
      }
      guard count > 0 else { return }
      try write(piece.span.extracting(0..<count))
    }
  }

  func write(_ bytes: RawSpan, at place: Int) throws(FileError) {
    var written = 0
    while written < bytes.byteCount {
      written += try attempt("write \"\(path)\"") {
        unsafe bytes.withUnsafeBytes {
          let rest = unsafe UnsafeRawBufferPointer(rebasing: $0[written...])
          return unsafe pwrite(number, rest.baseAddress, rest.count, off_t(place + written))
        }
      }
    }
  }

  /// Reads from a place on, until the bytes are full or the file ends.
  func fill(_ bytes: UnsafeMutableRawBufferPointer, from place: Int) throws(FileError) -> Int {
    var filled = 0
    while filled < bytes.count {
      let count = try attempt("read \"\(path)\"") {
        let rest = unsafe UnsafeMutableRawBufferPointer(rebasing: bytes[filled...])
        return unsafe pread(number, rest.baseAddress, rest.count, off_t(place + filled))
      }
      guard count > 0 else { break }
      filled += count
    }
    return filled
  }

  func status() throws(FileError) -> FileStatus {
    var status = stat()
    try attempt("look at \"\(path)\"") { unsafe fstat(number, &status) }
    return FileStatus(status)
  }
}
