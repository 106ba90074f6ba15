#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension Folder {
  /// Moves an entry; a file replaces a file, a folder only an empty folder.
  package func move(_ name: FilePath, to folder: Folder, as newName: FilePath) throws(FileError) {
    try attempt("move \"\(path.appending(name))\" to \"\(folder.path.appending(newName))\"") {
      unsafe name.withCString { name in
        unsafe newName.withCString {
          unsafe renameat(descriptor.number, name, folder.descriptor.number, $0)
        }
      }
    }
  }

  /// Swaps two entries atomically; throws ``FileError/isUnsupported`` if the file system can't.
  package func exchange(
    _ name: FilePath, with other: FilePath, of folder: Folder
  ) throws(FileError) {
    try attempt("swap \"\(path.appending(name))\" and \"\(folder.path.appending(other))\"") {
      unsafe name.withCString { name in
        unsafe other.withCString {
          unsafe swapEntries(descriptor.number, name, folder.descriptor.number, $0)
        }
      }
    }
  }

  /// Removes a file, or a symbolic link itself.
  package func removeFile(_ name: FilePath) throws(FileError) {
    try attempt("remove \"\(path.appending(name))\"") {
      unsafe name.withCString { unsafe unlinkat(descriptor.number, $0, 0) }
    }
  }

  /// Removes an empty folder.
  package func removeFolder(_ name: FilePath) throws(FileError) {
    try attempt("remove \"\(path.appending(name))\"") {
      unsafe name.withCString { unsafe unlinkat(descriptor.number, $0, AT_REMOVEDIR) }
    }
  }

  /// Removes a folder and all that is in it; symbolic links are removed, not followed.
  package func removeTree(_ name: FilePath) throws(FileError) {
    let tree = try folder(name)
    tree.allowEmptying()
    for entry in try tree.entries() {
      if entry.kind == .folder {
        try tree.removeTree(entry.name)
      } else {
        try tree.removeFile(entry.name)
      }
    }
    try removeFolder(name)
  }

  /// Gives the owner all rights, to empty the folder; does nothing if that is another user.
  package func allowEmptying() {
    guard let permissions = try? status().permissions, permissions & 0o700 != 0o700 else { return }
    try? setPermissions(permissions | 0o700)
  }

  /// Locks the folder until ``Folder`` or process end; throws ``FileError/isBusy``, never waits.
  package func lock() throws(FileError) {
    try attempt("lock \"\(path)\"") { flock(descriptor.number, LOCK_EX | LOCK_NB) }
  }

  /// Unlocks at once: a program that is being started may hold the folder a moment longer.
  package func unlock() {
    // It can only fail for what is not open.
    _ = flock(descriptor.number, LOCK_UN)
  }

  /// Waits until changes of the folder's entries are on the disk.
  package func synchronize() throws(FileError) {
    try attempt("write \"\(path)\"") { fsync(descriptor.number) }
  }

  /// Waits until all writes to the folder's file system, other processes' too, are on the disk.
  package func synchronizeFileSystem() throws(FileError) {
    try attempt("write \"\(path)\"") { syncFileSystem(descriptor.number) }
  }
}
