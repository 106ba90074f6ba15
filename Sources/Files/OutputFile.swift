#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif
import Synchronization

/// A file that is written whole or not at all, once.
///
/// Before long work, create one and call ``reserve()`` to find out whether the file can be written.
/// An existing file stays until the end.
package final class OutputFile: Sendable {
  /// The path of the file, which may not exist yet.
  package let path: FilePath

  private let target: Target

  /// Whether there is a hidden file beside the target.
  private let hasDraft = Atomic(false)

  private enum Target: ~Copyable, Sendable {
    /// A pipe or a device, open for writing.
    case stream(FileDescriptor)

    /// A file that there is or may be, and the name of the hidden one beside it.
    case file(FilePath, in: Folder, draft: FilePath)
  }

  /// How many bytes are reserved: those of a usual report.
  private static let reserve = 1 << 18

  /// Checks that a file can be written; throws for a pipe without a reader instead of waiting.
  ///
  /// A symbolic link stays, and its target is replaced. A pipe or a device, such as `/dev/stdout`,
  /// is opened now and written to directly.
  package init(_ path: String) throws(FileError) {
    self.path = try FilePath(path)
    let kind = try FileStatus(ifPresentAt: self.path)?.kind
    switch kind {
    case .folder: throw FileError("write \"\(path)\"", .words("it is a folder"))
    case .pipe, .socket, .device:
      do throws(FileError) {
        target = .stream(try Self.opened(self.path))
      } catch let error where kind == .pipe && error.code == ENXIO {
        throw FileError(error.action, .words("no program reads from it. Start the reader first."))
      }
    case .file, .link, nil: target = try Self.file(at: self.path)
    }
  }

  deinit {
    guard hasDraft.load(ordering: .relaxed) else { return }
    switch target {
    case .stream: break
    // What stays behind all the same is hidden and harmless.
    case .file(_, let folder, let draft): try? folder.removeFile(draft)
    }
  }

  /// Creates the hidden file that will replace the target; throws for lack of space or permission.
  ///
  /// Only the owner can read it, unless the target doesn't exist yet. It is removed with the last
  /// reference.
  package func reserve() throws(FileError) {
    switch target {
    case .stream(let stream):
      // A device that is full says so even of nothing, which a pipe takes without a word.
      try attempt("write \"\(path)\"") { put(stream.number, nil, 0) }
    case .file(let name, let folder, let draft):
      // A process that was killed may have had our number; its file is no longer anybody's.
      try? folder.removeFile(draft)
      let room = [UInt8](repeating: 0, count: Self.reserve)
      do throws(FileError) {
        let isNew = try folder.statusIfPresent(of: name) == nil
        try folder.write(room.span, to: draft, permissions: isNew ? 0o644 : 0o600, syncs: true)
      } catch {
        // The first error is the one to tell; a file that was never made cannot be removed either.
        try? folder.removeFile(draft)
        throw error
      }
      hasDraft.store(true, ordering: .relaxed)
    }
  }

  /// Writes the file with the attributes of the old one, which is untouched if it throws.
  package func write(_ bytes: [UInt8]) throws(FileError) {
    switch target {
    case .stream(let stream): try stream.write(bytes.span)
    case .file(let name, let folder, let draft):
      if !hasDraft.load(ordering: .relaxed) { try reserve() }
      try folder.overwrite(draft, with: bytes.span, inPlaceOf: name)
      try folder.move(draft, to: folder, as: name)
      hasDraft.store(false, ordering: .relaxed)
    }
  }

  private static func opened(_ path: FilePath) throws(FileError) -> FileDescriptor {
    let flags = O_WRONLY | O_APPEND | O_NOCTTY
    let descriptor = try FileDescriptor(path, flags | O_NONBLOCK, to: "write")
    // Not to wait was for the opening alone.
    try attempt("write \"\(path)\"") { fcntl(descriptor.number, F_SETFL, flags) }
    return descriptor
  }

  private static func file(at path: FilePath) throws(FileError) -> Target {
    let target = try path.resolvedIfPresent()
    guard let name = target.last else {
      throw FileError("write \"\(path)\"", .words("it does not name a file"))
    }
    let folder = try Folder(target.parent)
    try folder.expectWritable(for: path)
    try folder.expectReplaceable(name, for: path)
    let draft = FilePath(withoutZeros: Array(".\(name).\(getpid())".utf8))
    return .file(name, in: folder, draft: draft)
  }
}

extension Folder {
  /// Objects to making files here that the process may not make.
  fileprivate func expectWritable(for file: FilePath) throws(FileError) {
    try attempt("write \"\(file)\"") {
      unsafe faccessat(descriptor.number, ".", W_OK | X_OK, 0)
    }
  }

  /// Throws for another user's file in a sticky folder, such as `/tmp`: the last step would fail.
  fileprivate func expectReplaceable(_ name: FilePath, for file: FilePath) throws(FileError) {
    let (user, folder) = (geteuid(), try status())
    guard user != 0, folder.permissions & UInt32(S_ISVTX) != 0, folder.owner != user,
      let status = try statusIfPresent(of: name), status.owner != user
    else { return }
    throw FileError(
      "write \"\(file)\"",
      .words("it belongs to another user, and only they may replace it in a sticky folder"))
  }

  /// Replaces the bytes of a file, gives it the attributes of another if there is such, and waits
  /// until all of it is on the disk.
  fileprivate func overwrite(
    _ file: FilePath, with bytes: Span<UInt8>, inPlaceOf other: FilePath
  ) throws(FileError) {
    let status = try statusIfPresent(of: other)
    let original = try? self.file(other)
    let file = try FileDescriptor(file, in: self, O_WRONLY | O_NOFOLLOW, to: "write")
    let name = file.path
    try file.write(bytes)
    try attempt("write \"\(name)\"") { ftruncate(file.number, off_t(bytes.count)) }
    if let original {
      // A file that is another's by now is better than none.
      _ = try file.takeAttributes(of: original.descriptor)
    } else if let status {
      try attempt("write \"\(name)\"") { fchmod(file.number, mode_t(status.permissions)) }
    }
    try attempt("write \"\(name)\"") { fsync(file.number) }
    try file.close()
  }
}
