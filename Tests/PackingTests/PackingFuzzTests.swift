import Bytes
import Foundation
import Packing
import TestSupport
import Testing

/// Damaged packed files, as many as there is time for: 1,000 without more said, always the same.
///
///     ROWHOUSE_FUZZ_MINUTES=10 ROWHOUSE_FUZZ_SEED=7 Tests/swift test --filter SlowPackingFuzzTests
@Suite struct SlowPackingFuzzTests {
  private static let limit = 2_000_000

  @Test func `damaged files are unpacked within their limit, or refused`() throws {
    let run = FuzzRun()
    var random = SeededGenerator(seed: run.seed)
    let samples = PackingSamples.texts().map { Array($0.prefix(40_000)) }
    let packed = try samples.flatMap { text in
      try [1, 9].map { level in try gzip(text, level: level) }
    }
    let archives = try [false, true].map { isLarge in
      ZipBytes.archive(
        [
          try ZipBytes.Entry(packing: "some text, some text, some text", as: "a/b.csv"),
          ZipBytes.Entry("c.csv", "a,b\n1,2\n"),
        ], zip64: isLarge, descriptors: isLarge)
    }
    var (count, unpacked) = (0, 0)
    run.repeated(inBatchesOf: 1_000) {
      let isArchive = random.below(3) == 0
      let original = isArchive ? archives[random.below(2)] : packed[random.below(packed.count)]
      let bytes = Self.damaged(original, &random)
      do {
        if isArchive {
          let entries = try PackingSamples.unzip(bytes, limit: Self.limit)
          #expect(entries.allSatisfy { $0.1.count <= Self.limit })
        } else {
          #expect(try PackingSamples.gunzip(bytes, limit: Self.limit).count <= Self.limit)
        }
        unpacked += 1
      } catch is InputError {
      } catch {
        Issue.record("\(error): \(bytes)")
      }
      count += 1
    }
    print("fuzz: \(count) packed files, of which \(unpacked) could be unpacked")
  }

  /// Changes some bytes, or leaves some out, or repeats some.
  private static func damaged(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0...random.below(4) where !bytes.isEmpty {
      let place = random.below(random.below(2) == 0 ? min(bytes.count, 100) : bytes.count)
      let end = min(bytes.count, place + 1 + random.below(8))
      switch random.below(5) {
      case 0: bytes[place] = UInt8(truncatingIfNeeded: random.next())
      case 1: bytes[place] ^= 1 << UInt8(random.below(8))
      case 2: bytes.removeSubrange(place..<end)
      case 3: bytes.insert(contentsOf: bytes[place..<end], at: place)
      default: bytes[place] = [0, 0xFF, 0x7F, 0x80][random.below(4)]
      }
    }
    return bytes
  }
}
