import Bytes

/// The total of a column in each group of rows.
package struct GroupTotal: Sendable {
  package let column: Int
  package let measure: Measure

  /// For each group, by its place among all; `nil` if none of its rows has a value.
  package let amounts: [Amount?]

  /// How several values become one.
  package enum Measure: String, CaseIterable, Sendable {
    case sum, mean, smallest, largest

    /// Whether the values have to be numbers, and not just come one after another.
    var addsUp: Bool { self == .sum || self == .mean }
  }

  package enum Amount: Equatable, Sendable {
    /// A sum or a mean, and the most digits behind the mark that a value of the column has.
    case computed(Double, places: Int)

    /// A value as it is written.
    case written(String)
  }
}

extension ColumnType {
  /// Whether there is a sum of several values that means something.
  var hasSum: Bool {
    switch self {
    case .wholeNumber, .decimal, .percentage, .currency: true
    case .text, .date, .time, .dateAndTime, .epoch, .approximateDate, .duration, .yesNo, .address,
      .email, .picture, .sound, .colour, .latitude, .longitude, .place, .list, .objects:
      false
    }
  }
}

extension CollectionIndex {
  /// Returns the totals of some columns in each group, for which it reads all rows once.
  func totals(
    of asked: [(column: Int, measure: GroupTotal.Measure)]
  ) throws(InputError) -> [GroupTotal] {
    guard !asked.isEmpty else { return [] }
    var running = asked.map { _ in [RunningTotal](repeating: RunningTotal(), count: groups.count) }
    try visitRows { row in
      guard let group = groupNumber(at: row.position) else { return }
      for (index, total) in asked.enumerated() {
        running[index][group].add(row.text(of: total.column), columns[total.column].format)
      }
    }
    return zip(asked, running).map { total, groups in
      let places = groups.map(\.places).max() ?? 0
      return GroupTotal(
        column: total.column, measure: total.measure,
        amounts: groups.map { $0.amount(total.measure, places: places) })
    }
  }
}

/// The values of a group so far.
private struct RunningTotal {
  private var count = 0
  private(set) var places = 0

  /// The sum, and its rounding error (Neumaier): a cent is not lost among millions.
  private var sum = 0.0
  private var lost = 0.0
  private var extremes: (smallest: TableNumber, largest: TableNumber)?

  mutating func add(_ text: ArraySlice<UInt8>, _ format: ValueFormat) {
    let text = Array(text)
    guard !format.isMissing(text), let amount = format.amount(of: text.span) else { return }
    count += 1
    places = max(places, format.places(of: text))
    let next = sum + amount
    lost += sum.magnitude >= amount.magnitude ? (sum - next) + amount : (amount - next) + sum
    sum = next
    guard let extremes else {
      let number = TableNumber(amount, text.span)
      extremes = (number, number)
      return
    }
    if amount < extremes.smallest.value { self.extremes?.smallest.replace(by: amount, text.span) }
    if amount > extremes.largest.value { self.extremes?.largest.replace(by: amount, text.span) }
  }

  func amount(_ measure: GroupTotal.Measure, places: Int) -> GroupTotal.Amount? {
    guard let extremes else { return nil }
    guard sum.isFinite || !measure.addsUp else { return .written("beyond 1e308") }
    func written(_ number: TableNumber) -> GroupTotal.Amount {
      .written(String(decoding: number.text, as: UTF8.self))
    }
    return switch measure {
    case .sum: .computed(sum + lost, places: places)
    case .mean: .computed((sum + lost) / Double(count), places: places)
    case .smallest: written(extremes.smallest)
    case .largest: written(extremes.largest)
    }
  }
}

extension ValueFormat {
  /// How many digits a number has behind the mark.
  fileprivate func places(of text: [UInt8]) -> Int {
    let sign = UInt8(ascii: writesComma ? "," : ".")
    guard let mark = text.lastIndex(of: sign) else { return 0 }
    return text[(mark + 1)...].prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }.count
  }
}
