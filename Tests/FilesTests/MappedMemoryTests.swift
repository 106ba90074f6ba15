import Foundation
import Testing

@testable import Files

@Suite struct MappedMemoryTests {
  @Test func `what the disk has no room for is not had, and why is remembered`() throws {
    let memory = MappedMemory(limit: 16 << 20, in: try Folder("/tmp")) { file, bytes in
      bytes > 4_000_000 ? ENOSPC : MappedMemory.reserve(file, bytes)
    }
    let small = unsafe try #require(memory.take(1 << 20))
    #expect(memory.failure == nil)
    #expect(unsafe memory.take(5_000_000) == nil)
    #expect(unsafe memory.take(6_000_000) == nil)
    #expect(
      memory.failure?.description == "cannot reserve 5 MB in \"/tmp\": no space left on device")
    unsafe memory.giveBack(small, 1 << 20)
  }

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
