import Foundation
import Testing

/// Damaged files, as many as there is time for.
///
/// Without more said it is ten thousand, always the same. For a longer run:
///
///     ROWHOUSE_FUZZ_MINUTES=10 ROWHOUSE_FUZZ_SEED=7 swift test --filter SlowFuzzTests
@Suite struct SlowFuzzTests {
  @Test func `no reader crashes, depends on its window, or contradicts others`() {
    let environment = ProcessInfo.processInfo.environment
    let minutes = environment["ROWHOUSE_FUZZ_MINUTES"].flatMap(Double.init) ?? 0
    let seed = environment["ROWHOUSE_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    let end = ContinuousClock.now + .seconds(minutes * 60)
    var count: UInt64 = 0
    repeat {
      for _ in 0..<10_000 {
        // A hundred million files before the next seed's begin.
        let number = seed &* 100_000_000 &+ count
        let file = FuzzFile(number: number)
        let contradictions = file.contradictions()
        #expect(contradictions == [], "FuzzFile(number: \(number)), \(file.name): \(file.bytes)")
        count += 1
      }
      if count % 20_000 == 0 { print("fuzz: \(count) files, seed \(seed)") }
    } while ContinuousClock.now < end
    print("fuzz: \(count) files in all, seed \(seed)")
  }
}
