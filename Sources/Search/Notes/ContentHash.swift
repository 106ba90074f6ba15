import Bytes

/// A hash of the searchable content: two builds of a site with different content have different
/// ones.
///
/// It is a sum over the records, so it does not depend on which worker noted them.
struct ContentHash: Sendable {
  private(set) var value: UInt64 = 0

  /// Distinguishes a text of one record from the same text of another, or at another place of the
  /// same.
  private var key: UInt64 = 0

  /// Takes up a hash of records; another one can be begun.
  init(_ value: UInt64 = 0) { self.value = value }

  /// Begins a record.
  ///
  /// - Parameter number: No other record has it.
  mutating func begin(_ number: UInt64) { key = Hash.folded(number) }

  mutating func add(_ text: Span<UInt8>) { add(Hash.of(text)) }

  /// Adds a number of the record, or the hash of a text.
  mutating func add(_ number: UInt64) {
    value &+= Hash.folded(number ^ key)
    key &+= 0x9E37_79B9_7F4A_7C15
  }

  /// Adds the records that another has noted.
  mutating func merge(_ other: Self) { value &+= other.value }
}
