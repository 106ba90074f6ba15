extension Span<UInt8> {
  /// Eight bytes from a position, the first in the lowest place.
  @inlinable @inline(__always)
  public func word(at position: Int) -> UInt64 {
    // Any eight bytes are a number, and the span checks that they are its own.
    unsafe UInt64(
      littleEndian: bytes.unsafeLoadUnaligned(fromByteOffset: position, as: UInt64.self))
  }
}
