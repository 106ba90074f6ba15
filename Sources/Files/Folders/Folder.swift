#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An open folder; work in it stays in it, even if folders above it are renamed.
///
/// Paths are relative to it. A symbolic link as their last component is not followed.
package final class Folder: Sendable {
  let descriptor: FileDescriptor

  /// The path of the folder, for messages.
  package var path: FilePath { descriptor.path }

  /// Opens a folder, through symbolic links.
  package init(_ path: FilePath) throws(FileError) {
    descriptor = try FileDescriptor(path, O_RDONLY | O_DIRECTORY)
  }

  private init(_ name: FilePath, in folder: Folder) throws(FileError) {
    descriptor = try FileDescriptor(name, in: folder, O_RDONLY | O_DIRECTORY | O_NOFOLLOW)
  }

  /// Opens a folder of this one, unless it is a symbolic link.
  package func folder(_ name: FilePath) throws(FileError) -> Folder {
    try Folder(name, in: self)
  }

  /// Opens the folder of an entry, following no symbolic link: this one for a lone name.
  package func walk(to file: FilePath) throws(FileError) -> (folder: Folder, name: FilePath) {
    guard file.bytes.contains(UInt8(ascii: "/")) else { return (self, file) }
    var folder = self
    var names = file.components
    let name = names.popLast() ?? file
    for step in names { folder = try folder.folder(step) }
    return (folder, name)
  }

  /// Opens a regular file for reading, unless it is a symbolic link.
  package func file(_ name: FilePath) throws(FileError) -> InputFile {
    let flags = O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_NOCTTY
    return try InputFile(FileDescriptor(name, in: self, flags))
  }

  /// Returns the status of the folder itself.
  package func status() throws(FileError) -> FileStatus {
    try descriptor.status()
  }

  /// Returns the status of an entry; a symbolic link is not followed.
  package func status(of name: FilePath) throws(FileError) -> FileStatus {
    var status = stat()
    try attempt("look at \"\(path.appending(name))\"") {
      unsafe name.withCString {
        unsafe fstatat(descriptor.number, $0, &status, AT_SYMLINK_NOFOLLOW)
      }
    }
    return FileStatus(status)
  }

  /// Returns the status of an entry, or `nil` if it doesn't exist.
  package func statusIfPresent(of name: FilePath) throws(FileError) -> FileStatus? {
    do throws(FileError) {
      return try status(of: name)
    } catch let error where error.isMissing {
      return nil
    }
  }
}
