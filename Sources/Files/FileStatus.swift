#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The status of a file, read without opening it.
package struct FileStatus: Equatable, Sendable {
  package let kind: Kind

  /// Its size in bytes.
  package let size: Int

  /// The permissions, without the kind.
  package let permissions: UInt32

  /// The number of the user and of the group that it belongs to.
  package let owner: UInt32
  package let group: UInt32

  /// Which file it is, on which file system: equal for two names of one file.
  package let identity: Identity

  /// When its content, its names or its permissions last changed.
  package let changed: Duration

  /// The time of the last change of its content; programs that copy files may set it.
  package let modified: Duration

  /// The kind of an entry in a folder.
  package enum Kind: String, Sendable {
    case file, folder, link, pipe, socket, device
  }

  /// A file and the file system it is on.
  package struct Identity: Hashable, Sendable {
    package let device: UInt64
    package let inode: UInt64
  }
}

extension FileStatus {
  /// Reads the status of the file at a path, through symbolic links or not.
  package init(of path: FilePath, followsLinks: Bool = true) throws(FileError) {
    var status = stat()
    let flags = followsLinks ? 0 : AT_SYMLINK_NOFOLLOW
    try attempt("open \"\(path)\"") {
      unsafe path.withCString { unsafe fstatat(AT_FDCWD, $0, &status, flags) }
    }
    self.init(status)
  }

  /// Reads the status of a file; `nil` if the file is missing.
  package init?(ifPresentAt path: FilePath) throws(FileError) {
    do throws(FileError) {
      self = try FileStatus(of: path)
    } catch let error where error.isMissing {
      return nil
    }
  }

  init(_ status: stat) {
    kind = Kind(mode: status.st_mode)
    size = Int(status.st_size)
    permissions = UInt32(status.st_mode) & 0o7777
    owner = status.st_uid
    group = status.st_gid
    identity = Identity(
      device: UInt64(truncatingIfNeeded: status.st_dev), inode: UInt64(status.st_ino))
    #if canImport(Darwin)
      changed = Duration(status.st_ctimespec)
      modified = Duration(status.st_mtimespec)
    #elseif canImport(Glibc)
      changed = Duration(status.st_ctim)
      modified = Duration(status.st_mtim)
    #endif
  }
}

extension Duration {
  init(_ time: timespec) {
    self = .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }
}

extension FileStatus.Kind {
  fileprivate init(mode: mode_t) {
    switch mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFLNK: self = .link
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// The kind for a sentence: `it is a folder`.
  var words: String { self == .link ? "a symbolic link" : "a \(rawValue)" }
}
