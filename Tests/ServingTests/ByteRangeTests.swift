import Testing

@testable import Serving

/// Which part of a file is meant.
@Suite struct ByteRangeTests {
  @Test(
    arguments: [
      ("bytes=0-3", ByteRange.part(0..<4)),
      ("BYTES=2-", .part(2..<10)),
      ("bytes=-3", .part(7..<10)),
      ("bytes=-99", .part(0..<10)),
      ("bytes=9-9", .part(9..<10)),
      ("bytes=5-99999999999999999999999", .part(5..<10)),
      ("bytes=10-", .outside),
      ("bytes=99999999999999999999999-", .outside),
      ("bytes=-0", .outside),
      ("bytes=3-2", .whole),
      ("bytes=-", .whole),
      ("bytes=0-1,3-4", .whole),
      ("bytes=a-b", .whole),
      ("bytes=+1-2", .whole),
      ("lines=1-2", .whole),
      ("", .whole),
    ])
  func `a part is read as it is written`(text: String, range: ByteRange) {
    #expect(ByteRange(text, of: 10) == range)
  }

  @Test func `nothing is in an empty file`() {
    #expect(ByteRange("bytes=0-0", of: 0) == .outside)
    #expect(ByteRange("bytes=-1", of: 0) == .outside)
    #expect(ByteRange(nil, of: 0) == .whole)
  }
}
