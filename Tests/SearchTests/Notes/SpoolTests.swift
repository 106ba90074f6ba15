import Files
import TestSupport
import Testing

@testable import Search

@Suite struct SpoolTests {
  @Test(arguments: [1, 7, 30_000])
  func `elements are read as they came, and most are not in memory`(piece: Int) throws {
    try Sandbox.use { sandbox in
      let scratch = ScratchFile(in: try Folder(FilePath(sandbox("."))))
      var spool = Spool<UInt32>(in: scratch)
      let numbers = (0..<100_000).map { UInt32($0) }
      for start in stride(from: 0, to: numbers.count, by: piece) {
        spool.append(numbers[start..<min(start + piece, numbers.count)])
      }
      #expect(spool.count == numbers.count)
      #expect(spool.memory < 300_000)
      var generator = SeededGenerator(seed: 1)
      for ahead in [0, 100, 50_000] {
        var reader = SpoolReader(spool, ahead: ahead)
        for _ in 0..<200 {
          let start = Int(generator.below(numbers.count))
          let end = min(start + Int(generator.below(40_000)), numbers.count)
          let range = reader.load(start..<end)
          let loaded = try #require(range)
          #expect(reader.loaded[loaded] == numbers[start..<end])
        }
      }
      #expect(scratch.failure == nil)
    }
  }

  @Test func `without a file all is in memory`() throws {
    var spool = Spool<UInt8>(in: nil)
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0) }
    for byte in bytes { spool.append(byte) }
    var reader = SpoolReader(spool, ahead: 10)
    let range = reader.load(0..<bytes.count)
    let loaded = try #require(range)
    #expect(reader.loaded[loaded] == bytes[...])
  }
}
