internal import Bytes
internal import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// An allocator that keeps large arrays in unnamed files beyond a memory limit: blocks beyond an
/// eighth of the limit in all are in files, and the system keeps as much of them in memory as there
/// is room for.
///
/// Such a file is mapped: it is read and written as memory is, and unused parts are only on disk.
/// Its space is reserved in advance, so that it can't run out later. No other process can truncate
/// it, and it is removed with the process, however that ends.
@safe
package final class MappedMemory: Sendable {
  private let folder: Folder
  private let limit: Int
  private let reserve: @Sendable (_ file: Int32, _ bytes: Int) -> Int32
  private let state = Mutex(State())

  /// The one that large arrays are taken from.
  private static let used = Mutex<MappedMemory?>(nil)

  private struct State {
    /// How many bytes are in no file.
    var plain = 0

    /// The mapped blocks and their starts, the oldest first.
    var mapped: [(start: UInt, bytes: Int)] = []
    var isWatched = false
    var failure: FileError?
  }

  /// Aims at `limit` bytes of resident memory, with files in a folder that has room on its disk;
  /// `reserve` reserves a file's space there, or returns an `errno`.
  package init(
    limit: Int, in folder: Folder,
    reserving reserve: @escaping @Sendable (_ file: Int32, _ bytes: Int) -> Int32 = reserve
  ) {
    self.limit = limit
    self.folder = folder
    self.reserve = reserve
  }

  /// Makes this the allocator for all large arrays of the process.
  ///
  /// If the disk is full, an array can't report it, and gets memory. The command is stopped as by
  /// an interrupt, before it uses much of that, and finds the reason in ``failure``.
  package func use() {
    Self.used.withLock { $0 = self }
    unsafe LargeMemory(
      taking: { [self] bytes in
        let start = unsafe take(bytes)
        if unsafe start == nil, failure != nil { Interrupt.request() }
        return unsafe start
      }, givingBack: giveBack
    ).use()
  }

  /// The error of reserving space on the disk for large arrays, if there was one.
  package static var failure: FileError? { used.withLock(\.self)?.failure }

  /// Why there was no room on the disk, if there was none.
  package var failure: FileError? { state.withLock(\.failure) }

  /// Gives zeroed memory that begins with a page; `nil` if neither memory nor disk is left.
  package func take(_ bytes: Int) -> UnsafeMutableRawPointer? {
    let isPlain = state.withLock { state in
      guard bytes <= limit / 16, state.plain + bytes <= limit / 8 else { return false }
      state.plain += bytes
      return true
    }
    let start = unsafe isPlain ? Self.map(bytes, MAP_PRIVATE | MAP_ANONYMOUS, -1) : mapFile(bytes)
    if isPlain {
      if unsafe start == nil { state.withLock { $0.plain -= bytes } }
    } else if let start = unsafe start {
      state.withLock { state in
        state.mapped.append((UInt(bitPattern: start), bytes))
        // Without a thread the next that is taken tries again.
        if !state.isWatched { state.isWatched = Threads.start { [self] in watch() } }
      }
    }
    return unsafe start
  }

  /// Takes memory back that was given.
  package func giveBack(_ start: UnsafeMutableRawPointer, _ bytes: Int) {
    state.withLock { state in
      let place = state.mapped.firstIndex { $0.start == UInt(bitPattern: start) }
      if let place { state.mapped.remove(at: place) } else { state.plain -= bytes }
      // It can only fail for what is not a mapping.
      _ = unsafe munmap(start, bytes)
    }
  }

  private static func map(_ bytes: Int, _ flags: Int32, _ file: Int32) -> UnsafeMutableRawPointer? {
    let start = unsafe mmap(nil, bytes, PROT_READ | PROT_WRITE, flags, file, 0)
    return unsafe start == MAP_FAILED ? nil : start
  }

  private func mapFile(_ bytes: Int) -> UnsafeMutableRawPointer? {
    do throws(FileError) {
      let file = try FileDescriptor.unnamed(in: folder)
      let code = reserve(file.number, bytes)
      guard code == 0 else { throw FileError("reserve room", .system(code)) }
      // The mapping keeps the file when the descriptor is closed.
      guard let start = unsafe Self.map(bytes, MAP_SHARED, file.number) else {
        throw FileError("map a file", .system(errno))
      }
      return unsafe start
    } catch {
      let path: FilePath = folder.path.bytes.isEmpty ? "." : folder.path
      let action = "reserve \(bytes / 1_000_000) MB in \"\(path)\""
      state.withLock { $0.failure = $0.failure ?? FileError(action, error.reason) }
      return nil
    }
  }

  /// Makes a file so large, with room on the disk; returns 0, or the `errno` of the failure.
  @Sendable package static func reserve(_ file: Int32, _ bytes: Int) -> Int32 {
    #if canImport(Glibc)
      var code: Int32
      repeat { code = posix_fallocate(file, 0, off_t(bytes)) } while code == EINTR
      return code
    #else
      var room = fstore_t(
        fst_flags: UInt32(F_ALLOCATEALL), fst_posmode: F_PEOFPOSMODE, fst_offset: 0,
        fst_length: off_t(bytes), fst_bytesalloc: 0)
      let isReserved = unsafe fcntl(file, F_PREALLOCATE, &room) >= 0
      return isReserved && ftruncate(file, off_t(bytes)) == 0 ? 0 : errno
    #endif
  }
}

// MARK: - The limit

extension MappedMemory {
  /// Makes the system evict mapped files whenever resident memory is above the limit.
  ///
  /// Checks a few hundred times a second while a block is in a file; pages that are used again come
  /// back from the system's cache, or the disk. Darwin evicts such memory automatically.
  private func watch() {
    #if canImport(Glibc)
      var pause = timespec(tv_sec: 0, tv_nsec: 3_000_000)
      while true {
        _ = unsafe nanosleep(&pause, nil)
        let isOver = Machine.residentMemory.map { $0 > limit / 4 * 3 } ?? true
        if isOver { takeAway { Machine.residentMemory.map { $0 < limit / 8 * 5 } ?? false } }
        let isWanted = state.withLock { state in
          state.isWatched = !state.mapped.isEmpty
          return state.isWatched
        }
        guard isWanted else { return }
      }
    #endif
  }

  /// Makes the system evict mapped files until enough, the oldest first, as the newest are in use.
  func takeAway(until isEnough: () -> Bool = { false }) {
    state.withLock { state in
      for (start, bytes) in state.mapped {
        if isEnough() { return }
        // It can only fail for what is not a mapping.
        _ = unsafe madvise(UnsafeMutableRawPointer(bitPattern: start), bytes, MADV_DONTNEED)
      }
    }
  }
}

extension FileDescriptor {
  /// Makes a file without a name.
  fileprivate static func unnamed(in folder: Folder) throws(FileError) -> FileDescriptor {
    #if canImport(Glibc)
      // O_TMPFILE, which the module of glibc does not have: a bit of its own and O_DIRECTORY.
      let flags = 0o20_000_000 | O_DIRECTORY | O_RDWR
      if let file = try? FileDescriptor("", in: folder, flags, mode: 0o600) { return file }
    #endif
    // Some file systems have no such files.
    let name = FilePath(withoutZeros: Array(".memory-\(UInt64.random(in: 0 ... .max))".utf8))
    let file = try FileDescriptor(
      name, in: folder, O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW, mode: 0o600, to: "write")
    try folder.removeFile(name)
    return file
  }
}
