import Bytes
import Testing

@Suite struct HashTableTests {
  @Test(arguments: [0, 7, 1 << 31, 0x9E37_79B9_7F4A_7C15] as [UInt64])
  func `however many there are, they are found`(step: UInt64) {
    var table = HashTable()
    let hashes = (0..<3_000).map { UInt64($0) &* step }
    for (number, hash) in hashes.enumerated() {
      #expect(table.number(for: hash) { $0 == number } == nil)
      table.insert(number, for: hash)
    }
    for (number, hash) in hashes.enumerated() {
      #expect(table.number(for: hash) { $0 == number } == number)
    }
  }

  @Test func `only what has a hash is asked whether it is wanted`() {
    var table = HashTable()
    for number in 0..<200 { table.insert(number, for: UInt64(number / 2) << 8) }
    var asked: [Int] = []
    #expect(
      table.number(for: 3 << 8) {
        asked.append($0); return false
      } == nil)
    #expect(asked == [6, 7])
  }

  @Test func `a table that was emptied has nothing, and little memory`() {
    var table = HashTable()
    let memory = table.memory
    for number in 0..<1_000 { table.insert(number, for: Hash.folded(UInt64(number))) }
    for _ in 0..<3 {
      table.removeAll()
      #expect(table.number(for: Hash.folded(5)) { _ in true } == nil)
    }
    #expect(table.memory == memory)
  }
}
