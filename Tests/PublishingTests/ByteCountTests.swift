import Testing

@testable import Publishing

@Suite struct ByteCountTests {
  @Test(
    arguments: [
      ("0", 0), ("500000000", 500_000_000), ("500MB", 500_000_000), ("1GB", 1_000_000_000),
      ("1.5GB", 1_500_000_000), ("1.5 gb", 1_500_000_000), ("12kB", 12_000), ("7B", 7),
      ("0.001kB", 1), ("2TB", 2_000_000_000_000), ("9223372036854775807", .max),
    ])
  func `a number of bytes is read as people write it`(text: String, bytes: Int) {
    #expect(ByteCount(text)?.bytes == bytes)
  }

  @Test(
    arguments: [
      "", "MB", "-1", "+1", "1.", ".5GB", "1.2.3MB", "1e9", "5 apples", "5MiB", "1,000", "0.5",
      "1.0001kB", "9223372036854775808", "10000000TB", "9223372.9TB", "١GB", "1\u{301}GB",
    ])
  func `anything else is refused`(text: String) {
    #expect(ByteCount(text) == nil)
  }

  @Test(
    arguments: [
      (0, "0 bytes"), (1, "1 byte"), (999, "999 bytes"), (1_000, "1 kB"), (1_001, "1.01 kB"),
      (12_300, "12.3 kB"), (12_301, "12.4 kB"), (503_057_244, "504 MB"), (999_000_001, "1 GB"),
      (1_000_000_001, "1.01 GB"), (1_500_000_000, "1.5 GB"), (999_999, "1 MB"),
      (10_050_000_000_000_000, "10050 TB"),
    ])
  func `three digits say how many, and never too few`(bytes: Int, text: String) {
    #expect("\(ByteCount(bytes))" == text)
  }
}
