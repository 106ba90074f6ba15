import Testing

@testable import Search

@Suite struct IndexLimitsTests {
  @Test func `up to a million records files have one size, from there on one number`() {
    let (few, million, many) = (
      IndexLimits(records: 10), IndexLimits(records: 1_000_000), IndexLimits(records: 4_000_000)
    )
    #expect((few.wordFile, few.listFile) == (18_000, 27_000))
    #expect((million.wordFile, million.listFile) == (18_000, 27_000))
    #expect((many.wordFile, many.listFile) == (72_000, 108_000))
    #expect((few.prefix, many.prefix) == (12_000, 48_000))
    #expect((few.common, many.common) == (2_000, 8_000))
  }

  @Test func `no file is larger than what is found at once may be`() {
    let catalogue = SampleCatalogue(count: 6_000, seed: 9)
    let limits = IndexLimits(records: 6_000)
    let files = catalogue.index(by: 2).allFiles()
    #expect(files.count { $0.path.hasPrefix("search/w") } > 5)
    #expect(files.count { $0.path.contains(/r\d/) } == 60)
    for file in files {
      // The call around the text, a key, and the number that does not fit any more.
      let most =
        switch file.path.dropFirst("search/".count).first {
        case "w": limits.wordFile + 200
        case "l": limits.listFile + 40
        case "h": 150_000
        default: 24_000
        }
      #expect(file.bytes.count <= most, "\(file.path)")
    }
  }
}
