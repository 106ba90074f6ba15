/// What the first pass learns of a column.
struct ColumnTally: Sendable {
  private var values = 0

  /// How many of them are usual words for none, which they are unless the column is text.
  private var missing = 0
  private var longest = 0
  private var different = DistinctCount()
  private var differentMissing = DistinctCount()
  private var kinds = KindTally()
  private var numbers = NumberTally()

  /// Notes the text of one cell.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - words: What stands for none.
  mutating func note(_ text: Span<UInt8>, missing words: MissingWords) {
    guard !Blank.isBlank(text), !words.isOwn(text) else { return }
    values += 1
    longest = max(longest, text.count)
    different.note(text)
    if MissingWords.isUsual(text) {
      missing += 1
      differentMissing.note(text)
      return
    }
    kinds.note(text)
    numbers.note(text)
  }

  /// Adds what was learned of rows that stand later.
  mutating func add(_ other: ColumnTally) {
    values += other.values
    missing += other.missing
    longest = max(longest, other.longest)
    different.add(other.different)
    differentMissing.add(other.differentMissing)
    kinds.add(other.kinds)
    numbers.add(other.numbers)
  }

  /// The column of that name.
  ///
  /// - Parameters:
  ///   - name: What the data calls it.
  ///   - title: What pages call it.
  ///   - known: What its values are, if that is known.
  ///   - words: What stands for none.
  /// - Returns: The column, with what its values are and how many.
  func column(
    named name: String, titled title: String, as known: ColumnKind?, missing words: MissingWords
  ) -> TableColumn {
    let kind = known ?? kind(of: name)
    let numbers = numbers.result
    // Numbers that are said to be text are codes.
    let extremes = kind.isAmount ? numbers.flatMap { TableColumn.Numbers($0.amounts) } : nil
    return TableColumn(
      name: name, title: title, values: kind == .text ? values : values - missing,
      different: different.count - (kind == .text ? 0 : differentMissing.count), longest: longest,
      numbers: extremes, histogram: histogram(of: kind),
      format: ValueFormat(
        kind: kind, mark: numbers?.mark ?? .point, firstOfDay: kinds.firstOfDay ?? .day,
        unit: self.numbers.writtenUnit, missing: words))
  }

  private func histogram(of kind: ColumnKind) -> Histogram? {
    switch kind {
    case .wholeNumber, .decimal, .percentage, .currency:
      numbers.result.flatMap { Histogram($0.amounts.distribution, areWhole: $0.amounts.areWhole) }
    case .date, .dateAndTime: Histogram(kinds.days)
    default: nil
    }
  }

  private func kind(of name: String) -> ColumnKind {
    guard let (_, amounts) = numbers.result, let unit = numbers.unit,
      let smallest = amounts.smallest, let largest = amounts.largest
    else { return values > missing ? kinds.kind(of: name) : .text }
    guard unit.isEmpty else { return unit == WrittenNumber.percent ? .percentage : .currency }
    func isWithin(_ limit: Double) -> Bool {
      -limit <= smallest.value && largest.value <= limit
    }
    if NameHint.latitude.isGiven(by: name), isWithin(90) { return .latitude }
    if NameHint.longitude.isGiven(by: name), isWithin(180) { return .longitude }
    return amounts.areWhole ? .wholeNumber : .decimal
  }
}

extension TableColumn.Numbers {
  fileprivate init?(_ amounts: NumberTally.Amounts) {
    guard let smallest = amounts.smallest, let largest = amounts.largest else { return nil }
    self.init(
      smallest: String(decoding: smallest.text, as: UTF8.self),
      largest: String(decoding: largest.text, as: UTF8.self))
  }
}
