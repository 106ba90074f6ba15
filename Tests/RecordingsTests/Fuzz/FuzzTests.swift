import TestSupport
import Testing

/// Damaged files, as many as there is time for.
///
/// Without more said it is ten thousand, always the same. For a longer run:
///
///     ROWHOUSE_FUZZ_MINUTES=10 ROWHOUSE_FUZZ_SEED=7 Tests/swift test --filter SlowFuzzTests
@Suite struct SlowFuzzTests {
  @Test func `no reader crashes, depends on its window, or contradicts others`() {
    let run = FuzzRun()
    var count: UInt64 = 0
    run.repeated(inBatchesOf: 10_000) {
      // A hundred million files before the next seed's begin.
      let number = run.seed &* 100_000_000 &+ count
      let file = FuzzFile(number: number)
      let contradictions = file.contradictions()
      #expect(contradictions == [], "FuzzFile(number: \(number)), \(file.name): \(file.bytes)")
      count += 1
      if count % 20_000 == 0 { print("fuzz: \(count) files, seed \(run.seed)") }
    }
    print("fuzz: \(count) files in all, seed \(run.seed)")
  }
}
