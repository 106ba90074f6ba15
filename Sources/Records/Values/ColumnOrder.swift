package import Bytes

/// The values of all rows in a column, to be sorted with about as much memory again: eight bytes a
/// row for amounts, four and its bytes for a text.
package struct ColumnOrder: Sendable {
  private let format: ValueFormat
  private var amounts = LargeArray<Double>()
  private var texts = JoinedTexts()

  /// Creates an empty column, with room for some rows.
  package init(of format: ValueFormat, rows count: Int = 0) {
    self.format = format
    if format.hasAmounts { amounts.reserveCapacity(count) } else { texts.reserveCapacity(count) }
  }

  /// Adds the value of the next row.
  package mutating func append(_ text: Span<UInt8>) {
    guard !format.hasAmounts else {
      return amounts.append(format.amount(ofValue: text))
    }
    texts.append(format.isMissing(text) ? text.extracting(first: 0) : text)
  }

  /// Returns each row's code, the place of its value in the order of distinct ones from one, or
  /// zero without; the highest code; and the amounts, if there are any.
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

  /// By letters and digits, as an index of names is, and of those that are alike in that by their bytes.
  private var codesOfTexts: (codes: LargeArray<UInt32>, count: Int, amounts: [Double]) {
    var folded = JoinedTexts()
    folded.reserveCapacity(texts.count)
    var rows = LargeArray<UInt128>()
    rows.reserveCapacity(texts.count)
    var key: [UInt8] = []
    for row in 0..<texts.count {
      let isEmpty = texts.with(row) { text in
        NameFolding.write(keyOf: text, into: &key)
        return text.isEmpty
      }
      // What begins with its initial is in the order of initials.
      folded.append(key.span, behind: Initial(key: key).rank)
      if !isEmpty { rows.append(UInt128(row)) }
    }
    rows.sortTexts(rows.indices, word: folded.word) { rows, range in
      rows.sortTexts(range, word: texts.word) { _, _ in }
    }
    var codes = LargeArray<UInt32>(repeating: 0, count: texts.count)
    var count = 0
    var last: Int?
    for entry in rows {
      let row = Int(UInt32(truncatingIfNeeded: entry))
      if last.map({ texts.isEqual($0, row) }) != true { count += 1 }
      codes[row] = UInt32(count)
      last = row
    }
    return (codes, count, [])
  }
}
