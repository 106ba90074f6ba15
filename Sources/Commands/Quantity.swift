import Screens

/// A number of things for a sentence: `1 page`, `2,650 rows`.
package struct Quantity: CustomStringConvertible {
  private let count: Int
  private let noun: String

  package init(_ count: Int, of noun: String) {
    self.count = count
    self.noun = noun
  }

  package var description: String { count == 1 ? "1 \(noun)" : "\(GroupedNumber(count)) \(noun)s" }
}
