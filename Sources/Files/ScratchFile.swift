internal import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Room on disk for what would be too much for memory: a file without a name, which is gone with its
/// last reference, however the process ends.
///
/// It is made when something is first written, and written and read from as many threads at once as
/// like. Who does so is in the midst of other things: what fails is remembered, and to be asked for
/// before anything is made of what was read.
package final class ScratchFile: Sendable {
  private let folder: Folder
  private let name: FilePath
  private let state = Mutex(State())

  private struct State {
    var file: InputFile?
    var size = 0
    var failure: FileError?
  }

  /// - Parameters:
  ///   - folder: Where the file is, on a disk with room for it.
  ///   - name: What it is called for a moment: no other file there may be called so.
  package init(in folder: Folder, named name: FilePath = ".scratch") {
    (self.folder, self.name) = (folder, name)
  }

  /// What failed first, if anything did.
  package var failure: FileError? { state.withLock(\.failure) }

  /// Writes elements behind all that were written.
  ///
  /// - Returns: Where they are; if writing them failed, where they would be.
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

  /// Reads elements.
  ///
  /// - Parameters:
  ///   - count: How many.
  ///   - start: Where the first of them is.
  ///   - elements: What they are added to; after a failure, none.
  /// - Returns: Whether they could be read.
  package func read<Element: BitwiseCopyable>(
    _ count: Int, at start: Int, into elements: inout [Element]
  ) -> Bool {
    guard let file = state.withLock({ $0.failure == nil ? $0.file : nil }) else { return false }
    return noting { () throws(FileError) in
      var failure: FileError?
      elements += unsafe [Element](unsafeUninitializedCapacity: count) { room, filled in
        do throws(FileError) {
          let size = count * MemoryLayout<Element>.stride
          let bytes = unsafe UnsafeMutableRawBufferPointer(
            start: room.baseAddress, count: size)
          guard unsafe try file.descriptor.fill(bytes, from: start) == size else {
            throw FileError("read \"\(file.path)\"", .words("it ends too soon"))
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
