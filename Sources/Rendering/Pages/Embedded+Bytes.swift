package import CEmbedded

extension Embedded {
  /// The bytes, copied out of the program.
  package var bytes: [UInt8] { unsafe Array(UnsafeBufferPointer(start: start, count: count)) }
}
