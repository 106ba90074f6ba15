#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A failed action on a file, and why: `cannot open "x.json": no such file or directory`.
///
/// The command chooses the exit status.
package struct FileError: Error, Equatable {
  /// The action and its object: `open "x.json"`.
  package let action: String

  package let reason: Reason

  package init(_ action: String, _ reason: Reason) {
    self.action = action
    self.reason = reason
  }

  package enum Reason: Equatable, Sendable {
    /// The system refused, with this `errno`.
    case system(Int32)

    /// We refused, in these words.
    case words(String)
  }

  /// The `errno`, when it was the system that refused.
  package var code: Int32? {
    guard case .system(let code) = reason else { return nil }
    return code
  }

  /// Whether there is nothing at that path.
  package var isMissing: Bool { code == ENOENT || code == ENOTDIR }

  /// Whether something on the way, or at its end, is no folder and should be.
  package var isNotAFolder: Bool { code == ENOTDIR }

  /// Whether there is something at that path already.
  package var isOccupied: Bool { code == EEXIST }

  /// Whether permission is missing, or the file system is read-only.
  package var isPermission: Bool { code == EACCES || code == EPERM || code == EROFS }

  /// Whether a symbolic link is at a place where none is followed.
  package var isLink: Bool { code == ELOOP }

  /// Whether no entry of a folder could have such a name.
  package var isNameTooLong: Bool { code == ENAMETOOLONG }

  /// Whether another process holds the lock.
  package var isBusy: Bool { code == EWOULDBLOCK || code == EAGAIN }

  /// Whether the file system can't do that there: it lacks the call, or a mount is in between.
  package var isUnsupported: Bool {
    switch code {
    case EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP, EXDEV, EBUSY: true
    default: false
    }
  }

  /// Makes it an error to write more than `ulimit -f` allows, not the end of the process.
  package static func hearOfSizeLimits() {
    // The answer is the handler that was there, or an error for a number that is no signal.
    _ = signal(SIGXFSZ, SIG_IGN)
  }
}

extension FileError: CustomStringConvertible {
  package var description: String { "cannot \(action): \(reason)" }
}

extension FileError.Reason: CustomStringConvertible {
  /// The system's messages begin with a capital; these continue a sentence.
  package var description: String {
    switch self {
    case .words(let words): words
    case .system(let code):
      unsafe strerror(code).map { unsafe String(cString: $0) }
        .map { $0.prefix(1).lowercased() + $0.dropFirst() } ?? "error \(code)"
    }
  }
}
