import Testing

@testable import Bytes

@Suite struct ArchiveTests {
  /// What an archive has, in pieces of one byte.
  private static func bytes(_ write: (inout Archive) -> Void) -> [UInt8] {
    var bytes: [UInt8] = []
    var archive = Archive { bytes += $0 }
    write(&archive)
    archive.flush()
    return bytes
  }

  private static func reading(_ bytes: [UInt8]) -> Archive {
    var rest = bytes[...]
    return Archive { rest.popFirst().map { [$0] } }
  }

  private struct Values: Archivable, Equatable {
    var number = 0
    var pair: (UInt8, Int)? = nil
    var list: [UInt32] = []
    var texts: [[UInt8]] = []
    var name = ""
    var other: String?
    var names: [String] = []
    var table: [UInt64: Int] = [:]

    mutating func serialize(in archive: inout Archive) {
      archive.serialize(&number)
      archive.serialize(&pair)
      archive.serialize(&list)
      archive.serialize(&texts)
      archive.serialize(&name)
      archive.serialize(&other, or: "")
      archive.serialize(&names, each: "")
      archive.serialize(&table)
    }

    static func == (one: Values, other: Values) -> Bool {
      one.number == other.number && one.pair?.0 == other.pair?.0 && one.pair?.1 == other.pair?.1
        && one.list == other.list && one.texts == other.texts && one.name == other.name
        && one.other == other.other && one.names == other.names && one.table == other.table
    }
  }

  private static let full = Values(
    number: -7, pair: (200, .max), list: Array(0..<1000), texts: [[], [1, 2], [3]], name: "ü🐦\0",
    other: "", names: ["", "a"], table: [.max: 1, 0: 2])

  @Test(arguments: [Values(), full])
  private func `what was written is read`(values: Values) {
    var written = values
    let bytes = Self.bytes { $0.serialize(&written) }
    #expect(written == values)
    var archive = Self.reading(bytes)
    for other in [Values(), Self.full] {
      var read = other
      archive = Self.reading(bytes)
      archive.serialize(&read)
      #expect(read == values && !archive.isShort)
    }
    archive.serialize(&written.number)
    #expect(archive.isShort && written == values)
  }

  @Test func `an archive that ends too soon says so, wherever it ends`() {
    var values = Self.full
    let bytes = Self.bytes { $0.serialize(&values) }
    for count in stride(from: 0, to: bytes.count, by: 7) {
      var archive = Self.reading(Array(bytes.prefix(count)))
      var read = Values()
      archive.serialize(&read)
      #expect(archive.isShort, "\(count)")
    }
  }

  @Test func `long lists are written in pieces`() {
    var sizes: [Int] = []
    var archive = Archive { sizes.append($0.count) }
    var list = [UInt64](repeating: 1, count: 100_000)
    for _ in 0..<4 { archive.serialize(&list) }
    archive.flush()
    archive.flush()
    #expect(sizes.reduce(0, +) == 4 * 800_008 && sizes.count == 2)
  }
}
