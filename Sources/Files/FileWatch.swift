#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// A watch over files and folders, which reports that something may have changed in them.
///
/// It doesn't report the kind of a change, and may report one that makes no difference: check the
/// files. Changes from its beginning on are not missed, unless there is a ``gap``.
package final class FileWatch: Sendable {
  /// Why changes may be missed, if they may: the system watches no more for this process.
  package let gap: FileError?

  /// Its number is -1, if there is none.
  private let queue: FileDescriptor
  #if canImport(Darwin)
    private let watched: [Watched]
  #endif

  /// Watches the direct entries of folders, and files in these, through symbolic links.
  ///
  /// Missing files and folders are skipped.
  package init(folders: [FilePath], files: [FilePath]) {
    var gap: FileError?
    #if canImport(Darwin)
      let queue = FileDescriptor(owning: Self.queue(&gap) { kqueue() }, "the watch for changes")
      var watched: [Watched] = []
      for path in folders + files where gap == nil {
        do throws(FileError) {
          let entry = try Watched(path)
          try entry.register(with: queue)
          watched.append(entry)
        } catch let error where error.isMissing {
          continue
        } catch {
          gap = error
        }
      }
      self.queue = queue
      self.watched = watched
    #elseif canImport(Glibc)
      // Inotify tells of what is written to files in a folder; a file that takes another's place would
      // be another to it.
      let flags = Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC)
      let number = Self.queue(&gap) { inotify_init1(flags) }
      queue = FileDescriptor(owning: number, "the watch for changes")
      for folder in folders where gap == nil {
        do throws(FileError) {
          try attempt("watch \"\(folder)\"") {
            unsafe folder.withCString { unsafe inotify_add_watch(number, $0, Self.events) }
          }
        } catch let error where error.isMissing {
          continue
        } catch let error where error.code == ENOSPC {
          gap = FileError(
            error.action,
            .words("Linux allows no more watches (raise fs.inotify.max_user_watches)"))
        } catch {
          gap = error
        }
      }
    #endif
    self.gap = gap
  }

  private static func queue(_ gap: inout FileError?, _ make: () -> Int32) -> Int32 {
    do throws(FileError) {
      return try attempt("watch for changes", make)
    } catch {
      gap = error
      return -1
    }
  }

  #if canImport(Darwin)
    package func wait(for time: Duration) throws(FileError) -> Bool {
      let parts = time.components
      var limit = timespec(
        tv_sec: Int(parts.seconds), tv_nsec: Int(parts.attoseconds / 1_000_000_000))
      guard queue.number >= 0 else {
        _ = unsafe nanosleep(&limit, nil)
        return false
      }
      var events = [kevent](repeating: kevent(), count: 64)
      let count = try attempt("watch for changes") {
        unsafe kevent(queue.number, nil, 0, &events, Int32(events.count), &limit)
      }
      return count > 0
    }
  #elseif canImport(Glibc)
    private static let events = UInt32(
      IN_MODIFY | IN_ATTRIB | IN_CLOSE_WRITE | IN_MOVED_FROM | IN_MOVED_TO | IN_CREATE | IN_DELETE
        | IN_DELETE_SELF | IN_MOVE_SELF)

    /// Waits for a possible change, or until a time has passed; returns whether one is possible.
    ///
    /// If more has happened than Linux's queue can hold, that counts as a change, too.
    package func wait(for time: Duration) throws(FileError) -> Bool {
      // It waits as long for a number below zero.
      var wanted = pollfd(fd: queue.number, events: Int16(POLLIN), revents: 0)
      let milliseconds = Int32(clamping: Int(time / .milliseconds(1)))
      let count = try attempt("watch for changes") { unsafe poll(&wanted, 1, milliseconds) }
      guard count > 0 else { return false }
      var bytes = [UInt8](repeating: 0, count: 1 << 14)
      while unsafe read(queue.number, &bytes, bytes.count) > 0 {}
      return true
    }
  #endif
}

#if canImport(Darwin)
  /// A file or folder that is open for kqueue.
  private final class Watched: Sendable {
    private let descriptor: FileDescriptor

    init(_ path: FilePath) throws(FileError) {
      descriptor = try FileDescriptor(path, O_EVTONLY)
    }

    func register(with queue: borrowing FileDescriptor) throws(FileError) {
      let events = NOTE_WRITE | NOTE_EXTEND | NOTE_ATTRIB | NOTE_DELETE | NOTE_RENAME
      var change = kevent(
        ident: UInt(descriptor.number), filter: Int16(EVFILT_VNODE),
        flags: UInt16(EV_ADD | EV_CLEAR), fflags: UInt32(events), data: 0, udata: nil)
      let number = queue.number
      try attempt("watch \"\(descriptor.path)\"") {
        unsafe kevent(number, &change, 1, nil, 0, nil)
      }
    }
  }
#endif
