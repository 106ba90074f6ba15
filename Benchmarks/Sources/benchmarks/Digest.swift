/// Tells one run's bytes from another's (FNV-1a, in words of eight bytes).
struct Digest {
  private(set) var value: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func add(_ word: UInt64) {
    value = (value ^ word) &* 0x100_0000_01B3
  }

  mutating func add(_ bytes: UnsafeRawBufferPointer) {
    let words = bytes.count / 8
    for word in 0..<words {
      add(bytes.loadUnaligned(fromByteOffset: word * 8, as: UInt64.self).littleEndian)
    }
    for byte in bytes[(words * 8)...] { add(UInt64(byte)) }
  }
}
