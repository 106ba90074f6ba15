/// What the first pass learns of a column.
struct ColumnTally: Sendable {
  private var values = 0

  /// How many of them are usual words for none, which they are unless the column is text.
  private var missing = 0
  private var longest = 0
  private var different = DistinctCount()
  private var kinds = KindTally()
  private var isNumeric = true
  private var isWhole = true
  private var smallest: TableNumber?
  private var largest: TableNumber?

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
      return
    }
    kinds.note(text)
    guard isNumeric else { return }
    guard let value = TableNumber.value(of: text) else {
      isNumeric = false
      return
    }
    if isWhole { isWhole = !text.indices.contains { ".eE".utf8.contains(text[$0]) } }
    guard smallest != nil else {
      smallest = TableNumber(value, text)
      largest = smallest
      return
    }
    if smallest?.isGreater(value, text) ?? false { smallest?.replace(by: value, text) }
    if largest?.isLess(value, text) ?? false { largest?.replace(by: value, text) }
  }

  /// Adds what was learned of rows that stand later.
  mutating func add(_ other: ColumnTally) {
    values += other.values
    missing += other.missing
    longest = max(longest, other.longest)
    different.add(other.different)
    kinds.add(other.kinds)
    isNumeric = isNumeric && other.isNumeric
    isWhole = isWhole && other.isWhole
    guard let otherSmallest = other.smallest, let otherLargest = other.largest else { return }
    guard let smallest, let largest else {
      (self.smallest, self.largest) = (other.smallest, other.largest)
      return
    }
    if smallest.isGreater(otherSmallest.value, otherSmallest.text.span) {
      self.smallest = otherSmallest
    }
    if largest.isLess(otherLargest.value, otherLargest.text.span) { self.largest = otherLargest }
  }

  /// The column of that name.
  ///
  /// - Parameters:
  ///   - name: What the data calls it.
  ///   - title: What pages call it.
  ///   - known: What its values are, if that is known.
  /// - Returns: The column, with what its values are and how many.
  func column(named name: String, titled title: String, as known: ColumnKind?) -> TableColumn {
    let kind = known ?? kind(of: name)
    var numbers: TableColumn.Numbers?
    if isNumeric, let smallest, let largest {
      numbers = TableColumn.Numbers(
        smallest: String(decoding: smallest.text, as: UTF8.self),
        largest: String(decoding: largest.text, as: UTF8.self))
    }
    return TableColumn(
      name: name, title: title, values: kind == .text ? values : values - missing,
      different: different.count, longest: longest, numbers: numbers, kind: kind)
  }

  private func kind(of name: String) -> ColumnKind {
    guard isNumeric, let smallest, let largest else {
      return values > missing ? kinds.kind(of: name) : .text
    }
    func isWithin(_ limit: Double) -> Bool {
      -limit <= smallest.value && largest.value <= limit
    }
    if NameHint.latitude.isGiven(by: name), isWithin(90) { return .latitude }
    if NameHint.longitude.isGiven(by: name), isWithin(180) { return .longitude }
    return isWhole ? .wholeNumber : .decimal
  }
}
