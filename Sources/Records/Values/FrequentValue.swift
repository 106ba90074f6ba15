/// A value that rows have in a column, and how many.
package struct FrequentValue: Equatable, Sendable {
  package let title: String
  package let count: Int

  /// The most values that are listed for a column.
  private static let maximum = 12

  /// Returns the most frequent values, ties by text, if rows share values unevenly; texts that
  /// differ only in case and spaces are one, in its most frequent spelling.
  static func most(
    of texts: [DistinctCount.Use], where isValue: ([UInt8]) -> Bool
  ) -> [FrequentValue] {
    var names: [[UInt8]: (tally: NameTally, count: Int)] = [:]
    for use in texts where isValue(use.text) {
      let identity = ValueIdentity(name: use.text)
      guard !identity.isUnknown else { continue }
      names[identity.key, default: (NameTally(), 0)].tally.count(identity.name, times: use.count)
      names[identity.key]?.count += use.count
    }
    let counts = names.values.map(\.count)
    guard counts.min() != counts.max(), 2 * counts.count <= counts.reduce(0, +) else { return [] }
    let values = names.values.map {
      FrequentValue(title: String(decoding: $0.tally.usual, as: UTF8.self), count: $0.count)
    }
    return Array(values.sorted { ($1.count, $0.title) < ($0.count, $1.title) }.prefix(maximum))
  }
}
