#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension Folder {
  /// Opens the folder in which a path begins: the root of the file system, or the current folder.
  package convenience init(startOf path: FilePath) throws(FileError) {
    try self.init(path.isAbsolute ? "/" : "")
  }

  /// Makes a folder, with permissions before the umask; throws ``FileError/isOccupied`` if
  /// something is there.
  package func makeFolder(_ name: FilePath, permissions: UInt32 = 0o755) throws(FileError) {
    try attempt("make the folder \"\(path.appending(name))\"") {
      unsafe name.withCString {
        unsafe mkdirat(descriptor.number, $0, mode_t(permissions))
      }
    }
  }

  /// Creates the missing folders above an entry; returns these, the outermost first.
  @discardableResult
  package func makeFolders(above file: FilePath) throws(FileError) -> [FilePath] {
    var made: [FilePath] = []
    var folder = FilePath(withoutZeros: [])
    for name in file.components.dropLast() {
      folder = folder.appending(name)
      do throws(FileError) {
        try makeFolder(folder)
        made.append(folder)
      } catch let error where error.isOccupied {
        // Someone else made it, perhaps another thread this moment. If it is no folder, what is
        // made in it next says so.
      }
    }
    return made
  }

  /// Creates a file with these bytes; if it throws, a part of the file may exist.
  ///
  /// The path must not exist, and permissions are before the umask. The file takes the attributes
  /// of `original`, which it replaces, as far as permitted; returns the error if one was not kept.
  /// `syncs` waits until the bytes are on the disk.
  @discardableResult
  package func write(
    _ bytes: Span<UInt8>, to file: FilePath, permissions: UInt32 = 0o644,
    like original: InputFile? = nil, syncs: Bool = false
  ) throws(FileError) -> FileError? {
    let descriptor = try makeFile(file, permissions)
    try descriptor.write(bytes)
    let unkept = try original.flatMap { original throws(FileError) in
      try descriptor.takeAttributes(of: original.descriptor)
    }
    if syncs { try attempt("write \"\(descriptor.path)\"") { fsync(descriptor.number) } }
    try descriptor.close()
    return unkept
  }

  /// Makes a copy of a file, with its attributes; returns the error if one was not kept.
  package func copy(_ original: InputFile, to file: FilePath) throws(FileError) -> FileError? {
    let descriptor = try makeFile(file, 0o600)
    try descriptor.write(restOf: original.descriptor)
    let unkept = try descriptor.takeAttributes(of: original.descriptor)
    try descriptor.close()
    return unkept
  }

  func makeFile(_ file: FilePath, _ permissions: UInt32) throws(FileError) -> FileDescriptor {
    try FileDescriptor(
      file, in: self, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode_t(permissions),
      to: "write")
  }

  /// Creates a hard link to a file, or to a symbolic link itself, on the same file system.
  ///
  /// The new name must not exist. Throws if the file system or the file's owner forbids links.
  package func link(_ name: FilePath, to folder: Folder, as newName: FilePath) throws(FileError) {
    try attempt("link \"\(path.appending(name))\" to \"\(folder.path.appending(newName))\"") {
      unsafe name.withCString { name in
        unsafe newName.withCString {
          unsafe linkat(descriptor.number, name, folder.descriptor.number, $0, 0)
        }
      }
    }
  }

  /// Gives this folder the attributes of another, as permitted; returns why one was not kept.
  package func takeAttributes(of other: Folder) throws(FileError) -> FileError? {
    try descriptor.takeAttributes(of: other.descriptor)
  }

  /// Copies the attributes that new entries inherit: a setgid group, default ACLs.
  package func inheritAttributes(of other: Folder) throws(FileError) {
    try descriptor.inheritAttributes(of: other.descriptor)
  }

  /// Gives this folder permissions, whatever the umask.
  func setPermissions(_ permissions: UInt32) throws(FileError) {
    try attempt("set the permissions of \"\(path)\"") {
      fchmod(descriptor.number, mode_t(permissions))
    }
  }
}
