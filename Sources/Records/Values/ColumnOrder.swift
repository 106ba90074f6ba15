package import Bytes

/// What the rows have in a column, to be put in the order of its values.
///
/// Of amounts it takes eight bytes a row, of others their texts; the order takes about as much again.
package struct ColumnOrder: Sendable {
  private let format: ValueFormat
  private var amounts = LargeArray<Double>()
  private var texts = JoinedColumn()

  package init(of format: ValueFormat) { self.format = format }

  /// Adds what the next row has.
  package mutating func append(_ text: Span<UInt8>) {
    let own = text.indices.map { text[$0] }
    guard !format.hasAmounts else {
      return amounts.append(format.amount(ofValue: own))
    }
    texts.append(format.isMissing(own) ? [] : own)
  }

  /// The code of each row: the place of its value among the different values in their order, from one; zero
  /// where it has none.
  ///
  /// - Returns: The codes, how many there are, and of amounts what each stands for.
  package func codes() -> (codes: LargeArray<UInt32>, count: Int, amounts: [Double]) {
    format.hasAmounts ? codesOfAmounts : codesOfTexts
  }

  private var codesOfAmounts: (codes: LargeArray<UInt32>, count: Int, amounts: [Double]) {
    var keys = LargeArray<UInt128>()
    keys.reserveCapacity(amounts.count)
    for (row, amount) in amounts.enumerated() where !amount.isNaN {
      // Zero has two signs.
      let bits = (amount + 0).bitPattern
      let isNegative = bits >> 63 == 1
      let key = isNegative ? ~bits : bits | 1 << 63
      keys.append(UInt128(key) << 32 | UInt128(row))
    }
    keys.sort(keys.indices)
    var codes = LargeArray<UInt32>(repeating: 0, count: amounts.count)
    var values: [Double] = []
    for key in keys {
      let row = Int(UInt32(truncatingIfNeeded: key))
      if values.last != amounts[row] { values.append(amounts[row]) }
      codes[row] = UInt32(values.count)
    }
    return (codes, values.count, values)
  }

  /// By letters and digits, as an index of names is.
  private var codesOfTexts: (codes: LargeArray<UInt32>, count: Int, amounts: [Double]) {
    var folded = JoinedColumn()
    var keys = LargeArray<UInt128>()
    for row in 0..<texts.count {
      let text = texts[row]
      let key = NameFolding.key(of: String(decoding: text, as: UTF8.self))
      folded.append(key)
      if !text.isEmpty { keys.append(UInt128(Self.beginning(of: key)) << 32 | UInt128(row)) }
    }
    keys.sort(keys.indices)
    var codes = LargeArray<UInt32>(repeating: 0, count: texts.count)
    var (count, start) = (0, 0)
    while start < keys.count {
      var end = start + 1
      while end < keys.count, keys[end] >> 32 == keys[start] >> 32 { end += 1 }
      var rows = (start..<end).map { Int(UInt32(truncatingIfNeeded: keys[$0])) }
      if rows.count > 1 {
        rows.sort { one, other in
          folded.isEqual(one, other)
            ? texts.isBefore(one, other) : folded.isBefore(one, other)
        }
      }
      for (place, row) in rows.enumerated() {
        if place == 0 || !texts.isEqual(rows[place - 1], row) { count += 1 }
        codes[row] = UInt32(count)
      }
      start = end
    }
    return (codes, count, [])
  }

  /// The initial of a name and its first six bytes, in the order of names.
  private static func beginning(of key: [UInt8]) -> UInt64 {
    let initial = UInt64(min(Initial(key: key).rank, 0x7FF))
    return key.prefix(6).enumerated().reduce(initial << 53) { sum, byte in
      sum | UInt64(byte.element) << UInt64(8 * (5 - byte.offset))
    }
  }
}

/// Texts one after another.
private struct JoinedColumn: Sendable {
  private var bytes = LargeArray<UInt8>()
  private var ends = LargeArray<Int>()

  var count: Int { ends.count }

  mutating func append(_ text: [UInt8]) {
    bytes.append(contentsOf: text)
    ends.append(bytes.count)
  }

  subscript(row: Int) -> Slice<LargeArray<UInt8>> {
    bytes[(row > 0 ? ends[row - 1] : 0)..<ends[row]]
  }

  func isEqual(_ one: Int, _ other: Int) -> Bool { self[one].elementsEqual(self[other]) }
  func isBefore(_ one: Int, _ other: Int) -> Bool {
    self[one].lexicographicallyPrecedes(self[other])
  }
}
