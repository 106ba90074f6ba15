/// Where a row is in its source: eight bytes, 40 bits of them its offset and 24 its length.
///
/// The same room that an ``IndexEntry`` gives a record, and the same limits.
struct RowLocation {
  private let bits: UInt64

  init(_ range: Range<Int>) {
    bits = UInt64(range.lowerBound) << 24 | UInt64(range.count)
  }

  var range: Range<Int> {
    let start = Int(bits >> 24)
    return start..<start + Int(bits & (1 << 24 - 1))
  }
}
