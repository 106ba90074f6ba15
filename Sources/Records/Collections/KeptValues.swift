import Bytes

/// The values that the first pass keeps for one to three columns: each combination once, and the
/// number of each row's combination.
///
/// Groups, facets, orders and names of rows are made from them after all rows are read.
struct KeptValues: Sendable {
  /// The columns, at most three.
  private(set) var columns: [Int]

  /// Each combination; the first is the empty one.
  private(set) var values: Combinations

  /// The number of the combination that each row has.
  private(set) var numbers = PackedNumbers()

  /// Whether there were too many to be of use, so that nothing more is kept.
  private(set) var isOverfull = false

  /// The most combinations, and the longest value, of a column that the options don't name.
  private var bounds: (count: Int, length: Int)?

  /// - Parameters:
  ///   - columns: The columns.
  ///   - rows: How many rows come before those that are noted.
  ///   - bounds: The most combinations, and the longest value, that are kept.
  init(of columns: [Int], after rows: Int, within bounds: (count: Int, length: Int)? = nil) {
    self.columns = columns
    self.bounds = bounds
    values = Combinations(of: columns.count)
    let none = Combinations.Ranges(repeating: 0..<0)
    let bytes: [UInt8] = Array(repeating: 0, count: 8)
    _ = values.number(bytes.span, values.query(bytes.span, none))
    numbers.pad(to: rows)
  }

  /// Notes the values of the next row.
  @inline(__always)
  mutating func note(_ bytes: Span<UInt8>, _ query: Combinations.Query) {
    if let bounds, query.names[0].count > bounds.length { return forget() }
    numbers.append(values.number(bytes, query))
    // The combination of nothing is none of them.
    if let bounds, values.count > bounds.count + 1 { forget() }
  }

  /// Notes that the rows up to some number have nothing.
  mutating func pad(to rows: Int) { if !isOverfull { numbers.pad(to: rows) } }

  /// Adds the values of the rows that follow.
  mutating func add(_ other: KeptValues) {
    guard !isOverfull, !other.isOverfull else { return forget() }
    let numbers = values.add(other.values)
    for index in 0..<other.numbers.count { self.numbers.append(numbers[other.numbers[index]]) }
    if let bounds, values.count > bounds.count + 1 { forget() }
  }

  /// Puts the rows in another order, of which some may be left out.
  mutating func reorder(by order: LargeArray<UInt32>) { numbers = numbers.reordered(by: order) }

  /// How many rows have each combination.
  var counts: [Int] {
    var counts = Array(repeating: 0, count: values.count)
    for row in 0..<numbers.count { counts[numbers[row]] += 1 }
    return counts
  }

  private mutating func forget() {
    isOverfull = true
    (values, numbers) = (Combinations(of: columns.count), PackedNumbers())
  }
}

// MARK: - Archives

extension KeptValues: Archivable {
  mutating func serialize(in archive: inout Archive) {
    archive.serialize(&columns)
    archive.serialize(&values)
    archive.serialize(&numbers)
    archive.serialize(&isOverfull)
    archive.serialize(&bounds)
  }
}
