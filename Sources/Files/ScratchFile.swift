internal import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Temporary storage on disk for data that is too large for memory: a file without a name, which is
/// gone with its last reference, however the process ends.
///
/// It is created by the first write, and any number of threads may read and write. Failures don't
/// throw, because callers are in the middle of other work: check ``failure`` before the data is
/// used.
package final class ScratchFile: Sendable {
  private let folder: Folder
  private let name: FilePath
  private let state = Mutex(State())

  private struct State {
    var file: InputFile?
    var size = 0
    var failure: FileError?
  }

  /// Takes a folder on a disk with room for the file, and a temporary name unused there.
  package init(in folder: Folder, named name: FilePath = ".scratch") {
    self.folder = folder
    self.name = name
  }

  /// The first failure, if any.
  package var failure: FileError? { state.withLock(\.failure) }

  /// Appends elements; returns their offset, or after a failure the one they would have.
  package func append<Element: BitwiseCopyable>(_ elements: Span<Element>) -> Int {
    let bytes = unsafe elements.bytes
    let (file, start) = state.withLock { state in
      if state.file == nil, state.failure == nil {
        do throws(FileError) { state.file = try makeFile() } catch { state.failure = error }
      }
      state.size += bytes.byteCount
      return (state.file, state.size - bytes.byteCount)
    }
    guard let file else { return start }
    _ = noting { () throws(FileError) in try file.descriptor.write(bytes, at: start) }
    return start
  }

  /// Reads elements, and appends them to an array; none after a failure.
  package func read<Element: BitwiseCopyable>(
    _ count: Int, at start: Int, into elements: inout [Element]
  ) -> Bool {
    guard let file = state.withLock({ $0.failure == nil ? $0.file : nil }) else { return false }
    return noting { () throws(FileError) in
      var failure: FileError?
      elements += unsafe [Element](unsafeUninitializedCapacity: count) { room, filled in
        do throws(FileError) {
          let size = count * MemoryLayout<Element>.stride
          let bytes = unsafe UnsafeMutableRawBufferPointer(start: room.baseAddress, count: size)
          guard unsafe try file.descriptor.fill(bytes, from: start) == size else {
            throw FileError("read \"\(file.path)\"", .words("it is truncated"))
          }
          filled = count
        } catch {
          failure = error
        }
      }
      if let failure { throw failure }
    }
  }

  private func noting(_ work: () throws(FileError) -> Void) -> Bool {
    do throws(FileError) {
      try work()
      return true
    } catch {
      state.withLock { $0.failure = $0.failure ?? error }
      return false
    }
  }

  private func makeFile() throws(FileError) -> InputFile {
    let flags = O_RDWR | O_CREAT | O_EXCL | O_NOFOLLOW
    let descriptor = try FileDescriptor(name, in: folder, flags, mode: 0o600, to: "write")
    try folder.removeFile(name)
    return try InputFile(descriptor)
  }
}
