import Testing

@testable import Files

@Suite struct MappedMemoryTests {
  @Test(arguments: [4, 40])
  func `what is large, or beyond an eighth of the limit, keeps what is written to it`(
    sizes: Int
  ) throws {
    let size = 1 << 20
    let memory = MappedMemory(limit: sizes * size, in: try Folder("/tmp"))
    var starts: [UInt] = []
    for number in 0..<8 {
      let start = unsafe try #require(memory.take(size))
      starts.append(UInt(bitPattern: start))
      unsafe start.storeBytes(of: number, toByteOffset: size / 2, as: Int.self)
    }
    memory.takeAway()
    for (number, start) in starts.enumerated() {
      let start = unsafe try #require(UnsafeMutableRawPointer(bitPattern: start))
      #expect(unsafe start.load(fromByteOffset: size / 2, as: Int.self) == number)
      #expect(unsafe start.load(as: Int.self) == 0)
      unsafe memory.giveBack(start, size)
    }
  }
}
