import Bytes
import Files
import Packing
import TestSupport
import Testing

@Suite struct ZipArchiveTests {
  private static func entries() throws -> [ZipBytes.Entry] {
    [
      ZipBytes.Entry("a.csv", "a,b\n1,2\n"),
      try ZipBytes.Entry(packing: String(repeating: "Zürich,1\n", count: 90_000), as: "möwe/b.csv"),
      ZipBytes.Entry("möwe/", ""),
    ]
  }

  @Test(arguments: [(false, false), (true, false), (false, true), (true, true)])
  func `entries are read as they were packed`(zip64: Bool, descriptors: Bool) throws {
    let bytes = ZipBytes.archive(try Self.entries(), zip64: zip64, descriptors: descriptors)
    for front in [[], Array("something in front".utf8)] {
      let found = try PackingSamples.unzip(front + bytes)
      #expect(found.map(\.0) == ["a.csv", "möwe/b.csv", "möwe/"])
      #expect(found[0].1 == Array("a,b\n1,2\n".utf8))
      #expect(found[1].1 == Array(String(repeating: "Zürich,1\n", count: 90_000).utf8))
      #expect(found[2].1 == [])
    }
  }

  @Test func `a comment may follow, and there may be no entry at all`() throws {
    var bytes = ZipBytes.archive([ZipBytes.Entry("a", "1")])
    bytes[bytes.count - 2] = 4
    #expect(try PackingSamples.unzip(bytes + Array("note".utf8)).map(\.0) == ["a"])
    #expect(try PackingSamples.unzip(ZipBytes.archive([])).isEmpty)
  }

  @Test func `names that lead out are told`() throws {
    let names = ["../a", "/etc/passwd", "a/../../b", "..\\a", "a..b", "a/b", "a\0b"]
    let bytes = ZipBytes.archive(names.map { ZipBytes.Entry($0, "1") })
    try Sandbox.use { sandbox in
      try sandbox.put(bytes, at: "x.zip")
      let archive = try ZipArchive(.init(sandbox("x.zip")), name: "x.zip")
      #expect(archive.entries.map(\.leadsOut) == [true, true, true, true, false, false, true])
    }
  }

  @Test func `what is wrong with an entry is said`() throws {
    func reason(_ change: (inout ZipBytes.Entry) -> Void) -> InputError.Reason? {
      PackingSamples.reason {
        var entry = try ZipBytes.Entry(packing: "some text, some text", as: "a.csv")
        change(&entry)
        _ = try PackingSamples.unzip(ZipBytes.archive([entry]))
      }
    }
    #expect(reason { _ in } == nil)
    #expect(reason { $0.flags = 1 } == .encrypted)
    #expect(reason { $0.method = 14 } == .method(14))
    #expect(reason { $0.checksum = 1 } == .checksum)
    #expect(reason { $0.size = 21 } == .length)
    #expect(reason { $0.size = 3 } == .length)
    #expect(reason { $0.bytes += [0] } == .length)
    #expect(reason { $0.bytes.removeLast(2) } == .cutOff)
  }

  @Test func `a size beyond the limit is refused before it is unpacked`() throws {
    let bytes = ZipBytes.archive([ZipBytes.Entry("a", String(repeating: "x", count: 100))])
    #expect(
      PackingSamples.reason { _ = try PackingSamples.unzip(bytes, limit: 99) }
        == .tooLarge(limit: 99))
  }

  @Test func `entries that share bytes are refused`() throws {
    var bytes = ZipBytes.archive([
      ZipBytes.Entry("a", "1111111111"), ZipBytes.Entry("b", "2222222222"),
    ])
    // The second entry's place, in the directory behind both.
    let directory = 2 * (30 + 1 + 10)
    bytes[directory + 46 + 1 + 42] = 0
    #expect(
      PackingSamples.reason { _ = try PackingSamples.unzip(bytes) }
        == .damaged("its entries overlap"))
  }

  @Test func `an archive that ends anywhere is no archive`() throws {
    let bytes = ZipBytes.archive(try Self.entries().suffix(2))
    for end in stride(from: 4, to: bytes.count, by: 7) {
      #expect(PackingSamples.reason { _ = try PackingSamples.unzip(Array(bytes[..<end])) } != nil)
    }
  }
}
