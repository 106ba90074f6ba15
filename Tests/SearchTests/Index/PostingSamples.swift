import TestSupport

@testable import Search

/// Random postings.
enum PostingSamples {
  static func posting(_ tier: Int, _ rank: Int) -> UInt32 { UInt32(tier) << 30 | UInt32(rank) }

  /// Postings of different records below a limit, in no order.
  static func unsorted(
    _ count: Int, below limit: Int, using generator: inout SeededGenerator
  ) -> [UInt32] {
    var ranks: Set<Int> = []
    while ranks.count < count { ranks.insert(generator.below(limit)) }
    return ranks.sorted().shuffled(using: &generator).map { posting(generator.below(4), $0) }
  }
}
