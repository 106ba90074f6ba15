import Bytes
import Packing
import TestSupport
import Testing

@Suite struct GzipTests {
  @Test(arguments: [1, 6, 9])
  func `what gzip packed is unpacked`(level: Int) throws {
    for text in PackingSamples.texts() {
      #expect(try PackingSamples.gunzip(gzip(text, level: level)) == text)
    }
  }

  @Test func `members follow one another, and zeros may follow the last`() throws {
    let (one, two) = (Array("one".utf8), [UInt8](repeating: 7, count: 90_000))
    let file = try gzip(one) + gzip([]) + gzip(two)
    #expect(try PackingSamples.gunzip(file) == one + two)
    #expect(try PackingSamples.gunzip(file + [0, 0, 0]) == one + two)
    #expect(try PackingSamples.gunzip(file + [0] + gzip(one)) == one + two + one)
  }

  @Test func `a header may have a name, a comment and more`() throws {
    let packed = try gzip(Array("text".utf8))
    let header: [UInt8] =
      [0x1F, 0x8B, 8, 4 | 8 | 16 | 2, 0, 0, 0, 0, 0, 3, 2, 0, 1, 2] + Array("a.csv\0note\0".utf8)
      + [9, 9]
    #expect(try PackingSamples.gunzip(header + packed[10...]) == Array("text".utf8))
  }

  @Test func `a file that ends anywhere is cut off`() throws {
    let text = PackingSamples.texts()[4].prefix(3_000)
    let packed = try gzip(Array(text))
    for end in 2..<packed.count {
      let reason = PackingSamples.reason {
        _ = try PackingSamples.gunzip(Array(packed[..<end]))
      }
      #expect(reason == .cutOff, "\(end)")
    }
  }

  @Test func `a wrong checksum, a wrong length and bytes behind the end are errors`() throws {
    let packed = try gzip(Array("some text".utf8))
    for (place, expected) in [(8, InputError.Reason.checksum), (4, .length)] {
      var damaged = packed
      damaged[packed.count - place] ^= 1
      #expect(PackingSamples.reason { _ = try PackingSamples.gunzip(damaged) } == expected)
    }
    #expect(
      PackingSamples.reason { _ = try PackingSamples.gunzip(packed + [1]) }
        == .damaged("bytes follow that are not packed"))
  }

  @Test func `a bomb is unpacked no further than the limit`() throws {
    let packed = try gzip([UInt8](repeating: 0, count: 20_000_000), level: 9)
    #expect(packed.count < 30_000)
    #expect(
      PackingSamples.reason { _ = try PackingSamples.gunzip(packed, limit: 1_000_000) }
        == .tooLarge(limit: 1_000_000))
  }
}
