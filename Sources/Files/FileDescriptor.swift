#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A descriptor that is closed exactly once: when its owner goes.
struct FileDescriptor: ~Copyable, Sendable {
  let number: Int32

  /// Takes over a descriptor that nobody else closes.
  init(owning number: Int32) {
    self.number = number
  }

  deinit {
    // Nothing is lost when closing what was only read fails; a writer calls `close()`.
    _ = Files.close(number)
  }

  /// Opens a path seen from a folder.
  ///
  /// - Parameters:
  ///   - folder: The number of a folder's descriptor, or `AT_FDCWD`.
  ///   - path: Seen from that folder.
  ///   - flags: As of `open`; `O_CLOEXEC` is added.
  ///   - mode: The permissions of a file that is made, before the umask.
  ///   - name: What messages call it.
  ///   - purpose: What it is opened for, for messages.
  /// - Throws: ``FileError``.
  init(
    in folder: Int32, _ path: FilePath, _ flags: Int32, mode: mode_t = 0, named name: FilePath,
    to purpose: String = "open"
  ) throws(FileError) {
    number = try attempt("\(purpose) \"\(name)\"") {
      unsafe path.withCString { unsafe openat(folder, $0, flags | O_CLOEXEC, mode) }
    }
  }

  /// Closes the descriptor now, and hears of writes that failed late, as on NFS.
  consuming func close(named name: FilePath) throws(FileError) {
    let number = number
    discard self
    // After EINTR the descriptor is gone on Linux and on Darwin: closing again could hit another's.
    guard Files.close(number) != 0, errno != EINTR else { return }
    throw FileError("write \"\(name)\"", .system(errno))
  }
}

/// The system's `close`, by a name that the method above does not hide.
private func close(_ number: Int32) -> Int32 {
  #if canImport(Darwin)
    Darwin.close(number)
  #elseif canImport(Glibc)
    Glibc.close(number)
  #endif
}

// MARK: - Reading and writing

extension FileDescriptor {
  /// Writes all of the bytes, however many calls it takes.
  func write(_ bytes: Span<UInt8>, named name: FilePath) throws(FileError) {
    try write(bytes, to: "write \"\(name)\"")
  }

  /// Writes all of the bytes.
  ///
  /// - Parameters:
  ///   - bytes: What is written.
  ///   - purpose: What is being done, for messages; only asked for when it fails.
  /// - Throws: ``FileError``.
  func write(
    _ bytes: Span<UInt8>, to purpose: @autoclosure () -> String
  ) throws(FileError) {
    var written = 0
    while written < bytes.count {
      let rest = bytes.extracting(written...)
      written += try attempt(purpose()) {
        unsafe rest.withUnsafeBytes { unsafe put(number, $0.baseAddress, $0.count) }
      }
    }
  }

  /// Writes what another file has from where it is to its end, in pieces.
  ///
  /// Where the system can, the bytes are not brought into memory.
  func write(restOf other: borrowing FileDescriptor, named name: FilePath) throws(FileError) {
    while copyPiece(other.number, number) > 0 {}
    // If all is copied there is nothing left, and whatever stood in the way comes up again.
    var piece = [UInt8](repeating: 0, count: 1 << 18)
    while true {
      let count = try attempt("copy \"\(name)\"") {
        unsafe piece.withUnsafeMutableBytes {
          unsafe read(other.number, $0.baseAddress, $0.count)
        }
      }
      guard count > 0 else { return }
      try write(piece.span.extracting(0..<count), named: name)
    }
  }

  /// What stands behind the descriptor.
  func status(named name: FilePath) throws(FileError) -> FileStatus {
    var status = stat()
    try attempt("look at \"\(name)\"") { unsafe fstat(number, &status) }
    return FileStatus(status)
  }
}
