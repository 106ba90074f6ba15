#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

extension FilePath {
  /// The absolute path of what is there, without symbolic links and dots.
  ///
  /// Everything on the way must exist.
  package func resolved() throws(FileError) -> FilePath {
    let path = unsafe withCString { path in unsafe realpath(path, nil) }
    guard let path = unsafe path else {
      throw FileError("find \"\(self)\"", .system(errno))
    }
    defer { unsafe free(path) }
    return unsafe FilePath(copying: path)
  }

  /// The absolute path without symbolic links, or the path itself when there is nothing.
  ///
  /// - Throws: ``FileError`` for a symbolic link that leads nowhere.
  package func resolvedIfPresent() throws(FileError) -> FilePath {
    do throws(FileError) {
      return try resolved()
    } catch let error where error.isMissing {
      let status = try? FileStatus(of: self, followsLinks: false)
      guard status?.kind == .link else { return self }
      throw FileError("follow the symbolic link \"\(self)\"", error.reason)
    }
  }

  /// The folder that the process stands in, or `nil` when that was removed.
  package static var currentFolder: FilePath? {
    guard let path = unsafe getcwd(nil, 0) else { return nil }
    defer { unsafe free(path) }
    return unsafe FilePath(copying: path)
  }

  /// The folder of the user, or `nil` when the environment does not say.
  package static var homeFolder: FilePath? {
    guard let path = unsafe getenv("HOME") else { return nil }
    return unsafe FilePath(copying: path)
  }

  private init(copying text: UnsafePointer<CChar>) {
    let bytes = unsafe UnsafeRawBufferPointer(start: text, count: strlen(text))
    self.init(withoutZeros: unsafe Array(bytes))
  }
}
