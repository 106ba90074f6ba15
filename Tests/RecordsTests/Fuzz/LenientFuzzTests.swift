import TestSupport
import Testing

@testable import Records

/// Damaged tables read leniently, as many as there is time for; see ``SlowFuzzTests``.
@Suite struct SlowLenientFuzzTests {
  @Test func `no damaged table depends on its window or its parts, or loses what RFC 4180 has`() {
    let run = FuzzRun()
    var count: UInt64 = 0
    run.repeated(inBatchesOf: 2_000) {
      let seed = run.seed &* 100_000_000 &+ count
      var generator = SeededGenerator(seed: seed)
      let bytes = LenientPlanTests.text(using: &generator)
      let contradiction = contradiction(in: bytes, using: &generator)
      #expect(contradiction == nil, "seed \(seed): \(bytes)")
      count += 1
    }
    print("fuzz: \(count) lenient tables, seed \(run.seed)")
  }

  private func contradiction(
    in bytes: [UInt8], using generator: inout SeededGenerator
  ) -> String? {
    let whole = LenientPlanTests.outcome(of: bytes, windowSize: 1 << 20, parts: 1)
    for (windowSize, parts) in [(64, 1), (64 + generator.below(300), 2 + generator.below(7))]
    where LenientPlanTests.outcome(of: bytes, windowSize: windowSize, parts: parts) != whole {
      return "in \(parts) parts and a window of \(windowSize) bytes it is read differently"
    }
    guard let strict = try? CollectionIndex.reading([source(bytes)], of: .table),
      let lenient = try? lenientTable(bytes), strict.refusals.counts.isEmpty,
      lenient.remarks.isEmpty, lenient.refusals.counts.isEmpty
    else { return nil }
    return (try? strict.texts) == (try? lenient.texts) ? nil : "it is read otherwise than strictly"
  }

  private func source(_ bytes: [UInt8]) -> BytesSource { BytesSource(name: "in.csv", bytes: bytes) }
}
