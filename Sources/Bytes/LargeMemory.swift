import Synchronization

/// The allocator of a process's large arrays: the heap, unless another is in use.
@safe
public struct LargeMemory: Sendable {
  private let take: @Sendable (_ bytes: Int) -> UnsafeMutableRawPointer?
  fileprivate let giveBack: @Sendable (_ room: UnsafeMutableRawPointer, _ bytes: Int) -> Void

  /// Less than this is on the heap, wherever the rest is: 1 MiB.
  fileprivate static let smallest = 1 << 20

  private static let current = Mutex<LargeMemory?>(nil)

  /// - Parameters:
  ///   - take: Allocates memory that can be read and written, at a multiple of 16; `nil` if it
  ///     can't, so that the heap is used.
  ///   - giveBack: Frees it.
  public init(
    taking take: @escaping @Sendable (_ bytes: Int) -> UnsafeMutableRawPointer?,
    givingBack giveBack: @escaping @Sendable (UnsafeMutableRawPointer, _ bytes: Int) -> Void
  ) {
    unsafe (self.take, self.giveBack) = (take, giveBack)
  }

  /// Makes this the allocator for large arrays, for the whole process; libraries must not call it.
  public func use() { Self.current.withLock { $0 = self } }

  fileprivate static func room(_ bytes: Int) -> (UnsafeMutableRawPointer, LargeMemory)? {
    guard bytes >= smallest, let memory = current.withLock({ $0 }) else { return nil }
    guard let room = unsafe memory.take(bytes) else { return nil }
    return unsafe (room, memory)
  }
}

/// The memory of a large array, until its last owner is gone.
@safe
@usableFromInline
final class LargeRoom: @unchecked Sendable {
  let start: UnsafeMutableRawPointer
  private let bytes: Int

  /// The allocator that frees it, if that is not the heap.
  private let memory: LargeMemory?

  init(bytes: Int) {
    self.bytes = bytes
    if let (start, memory) = unsafe LargeMemory.room(bytes) {
      unsafe (self.start, self.memory) = (start, memory)
    } else {
      unsafe start = .allocate(byteCount: bytes, alignment: 16)
      memory = nil
    }
  }

  deinit {
    if let memory { unsafe memory.giveBack(start, bytes) } else { unsafe start.deallocate() }
  }
}
