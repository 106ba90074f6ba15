#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// One name in a folder.
package struct FolderEntry: Equatable, Sendable {
  /// The name, without the folder's path.
  package let name: FilePath

  /// The kind of the entry; a symbolic link is not followed.
  package let kind: FileStatus.Kind

  /// Whether the name begins with a dot, which hides it from `ls` and from most servers.
  package var isHidden: Bool { name.bytes.first == UInt8(ascii: ".") }
}

extension Folder {
  /// Everything in the folder but `.` and `..`, in the order of the names' bytes.
  package func entries() throws(FileError) -> [FolderEntry] {
    var entries: [FolderEntry] = []
    let stream = try EntryStream(of: self)
    while let entry = try stream.next(in: self) { entries.append(entry) }
    entries.sort { $0.name < $1.name }
    return entries
  }
}

/// The system's reader of a folder, closed when its owner goes.
@safe private struct EntryStream: ~Copyable {
  #if canImport(Darwin)
    private let stream: UnsafeMutablePointer<DIR>
  #elseif canImport(Glibc)
    private let stream: OpaquePointer
  #endif

  init(of folder: Folder) throws(FileError) {
    // A descriptor of its own, since reading moves a position that copies would share.
    let number = try attempt("open \"\(folder.path)\"") {
      unsafe openat(folder.descriptor.number, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    }
    guard let stream = unsafe fdopendir(number) else {
      let code = errno
      _ = close(number)
      throw FileError("open \"\(folder.path)\"", .system(code))
    }
    unsafe self.stream = stream
  }

  deinit {
    // What was only read cannot be lost.
    _ = unsafe closedir(stream)
  }

  func next(in folder: Folder) throws(FileError) -> FolderEntry? {
    while true {
      errno = 0
      guard let entry = unsafe readdir(stream) else {
        guard errno == 0 else { throw FileError("read \"\(folder.path)\"", .system(errno)) }
        return nil
      }
      let name = unsafe Self.name(of: entry)
      if name == "." || name == ".." { continue }
      let kind = unsafe Self.kind(of: entry.pointee.d_type)
      if let kind { return FolderEntry(name: name, kind: kind) }
      return FolderEntry(name: name, kind: try folder.status(of: name).kind)
    }
  }

  private static func name(of entry: UnsafeMutablePointer<dirent>) -> FilePath {
    // Seen from the entry's start: a name may reach past the 256 bytes that the type declares.
    let offset = MemoryLayout<dirent>.offset(of: \.d_name) ?? 0
    let start = unsafe UnsafeRawPointer(entry).advanced(by: offset)
    let length = unsafe strlen(start.assumingMemoryBound(to: CChar.self))
    return FilePath(withoutZeros: unsafe Array(UnsafeRawBufferPointer(start: start, count: length)))
  }

  /// The kind that the folder itself notes, which some file systems leave out.
  private static func kind(of type: UInt8) -> FileStatus.Kind? {
    switch Int(type) {
    case Int(DT_REG): .file
    case Int(DT_DIR): .folder
    case Int(DT_LNK): .link
    case Int(DT_FIFO): .pipe
    case Int(DT_SOCK): .socket
    case Int(DT_CHR), Int(DT_BLK): .device
    default: nil
    }
  }
}
