import Bytes

/// The values that the first pass keeps for one to three columns, for groups, facets, orders and
/// names: each combination once, and the number of each row's.
struct KeptValues: Sendable {
  /// The columns, at most three.
  let columns: [Int]

  /// Each combination; the first is the empty one.
  private(set) var values: Combinations

  /// The number of the combination that each row has.
  private(set) var numbers = PackedNumbers()

  /// Whether there were too many to be of use, so that nothing more is kept.
  private(set) var isOverfull = false

  /// The most values, and the longest, of a column that the options don't name; see ``parted``.
  private let bounds: (count: Int, length: Int)?

  /// The number and the bytes of one column's possible lists and written dates; their bytes are
  /// limited, since many different ones may have few parts or years.
  private var parted = (count: 0, bytes: 0)
  private static let longestParted = 1 << 20

  /// Keeps values of the rows that follow some others, within the bounds if there are any.
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
    if let bounds, query.names[0].count > bounds.length,
      !ListForm.isLikely(bytes.extracting(query.names[0]))
    {
      return forget()
    }
    let known = values.count
    numbers.append(values.number(bytes, query))
    if values.count > known { take(bytes.extracting(query.names[0])) }
  }

  /// Notes a new value, or that there are too many.
  private mutating func take(_ text: Span<UInt8>) {
    guard columns.count == 1 else { return }
    if ListForm.isLikely(text) || PeriodText.isWritten(text) {
      parted = (parted.count + 1, parted.bytes + text.count)
    }
    // The combination of nothing is none of them.
    if let bounds,
      values.count - parted.count > bounds.count + 1 || parted.bytes > Self.longestParted
    {
      forget()
    }
  }

  /// Notes that the rows up to some number have nothing.
  mutating func pad(to rows: Int) { if !isOverfull { numbers.pad(to: rows) } }

  /// Adds the values of the rows that follow.
  mutating func add(_ other: KeptValues) {
    guard !isOverfull, !other.isOverfull else { return forget() }
    let known = values.count
    let numbers = values.add(other.values)
    for index in 0..<other.numbers.count { self.numbers.append(numbers[other.numbers[index]]) }
    for number in known..<values.count where !isOverfull {
      let text = values[number][0]
      take(text.span)
    }
  }

  /// Puts the rows in another order, of which some may be left out.
  mutating func reorder(by order: LargeArray<UInt32>) { numbers = numbers.reordered(by: order) }

  /// How many rows have each combination.
  var counts: [Int] {
    var counts = Array(repeating: 0, count: values.count)
    for row in 0..<numbers.count { counts[numbers[row]] += 1 }
    return counts
  }

  /// The form of the values, if most are lists with a separator.
  var foundList: ListForm? {
    guard parted.count > 0, values.count <= Self.mostLookedAt else { return nil }
    return ListForm.found(in: (1..<values.count).map { values[$0][0] })
  }

  private static let mostLookedAt = 50_000

  /// The parts of all values of one column, each with its number of rows.
  func parts(in form: ListForm) -> [DistinctCount.Use] {
    var uses: [[UInt8]: Int] = [:]
    for (number, count) in counts.enumerated() where count > 0 {
      for part in Set(form.elements(of: values[number][0])) where !part.isEmpty {
        uses[part, default: 0] += count
      }
    }
    return uses.map(DistinctCount.Use.init).sorted { $0.text.lexicographicallyPrecedes($1.text) }
  }

  private mutating func forget() {
    isOverfull = true
    (values, numbers) = (Combinations(of: columns.count), PackedNumbers())
  }
}
