import Bytes

/// The facts about a column that the first pass collects.
struct ColumnTally: Sendable {
  private var values = 0

  /// How many of them are usual words for none, which they are unless the column is text.
  private var missing = 0

  /// How many are lists without elements, which are missing among lists of objects.
  private var empty = 0
  private var longest = 0
  private var different = DistinctCount()
  private var differentMissing = DistinctCount()
  private var kinds = KindTally()
  private var periods = PeriodTally()
  private(set) var numbers = NumberTally()

  /// Notes the text of one cell.
  mutating func note(_ text: Span<UInt8>, missing words: MissingWords) {
    guard !Blank.isBlank(text), !words.isOwn(text) else { return }
    values += 1
    if JSON.isEmptyList(text) { empty += 1 }
    longest = max(longest, text.count)
    different.note(text)
    if MissingWords.isUsual(text) {
      missing += 1
      differentMissing.note(text)
      return
    }
    kinds.note(text)
    numbers.note(text)
    periods.note(text)
  }

  /// Adds the facts about later rows.
  mutating func add(_ other: ColumnTally) {
    values += other.values
    missing += other.missing
    empty += other.empty
    longest = max(longest, other.longest)
    different.add(other.different)
    differentMissing.add(other.differentMissing)
    kinds.add(other.kinds)
    periods.add(other.periods)
    numbers.add(other.numbers)
  }

  /// Returns the column, with the type and the number of its values, which aren't coordinates if no
  /// other column has the other one.
  func column(
    named name: String, saidToBe said: ColumnMetadata, missing words: MissingWords,
    kept: KeptValues? = nil, naming isFile: (([UInt8]) -> Bool)? = nil, alone isAlone: Bool = false
  ) -> TableColumn {
    let numbers = numbers.result(with: said.mark)
    let order = kinds.order(saidToBe: said)
    let isCode = self.numbers.hasCodes && said.type != .number && said.type != .integer
    let seen = kind(of: name, isCode ? nil : numbers?.amounts, order, isAlone: isAlone)
    let files = seen == .text && values > missing ? isFile.flatMap(kinds.fileKind) : nil
    let found = files ?? seen
    let isPeriod =
      found == .text && said.separator == nil && !isCode && periods.areDates(in: name)
    let list = isPeriod ? nil : said.list(of: found, kinds.list, kept)
    let told: ColumnType =
      list != nil ? .list : isPeriod ? .approximateDate : found == .list ? .text : found
    let kind = said.kind ?? said.type?.kind(of: told) ?? told
    let parts = kind == .list ? kept?.parts(in: list ?? .json) : nil
    // Numbers that are said to be text are codes.
    let extremes = kind.isAmount ? numbers.flatMap { TableColumn.Numbers($0.amounts) } : nil
    let days =
      switch kind {
      case .date, .dateAndTime: kinds.days(in: order)
      case .approximateDate: periods.days
      case .epoch: numbers.flatMap { Self.days(of: $0.amounts) }
      default: DayDistribution?.none
      }
    let isMet = said.type?.takes(told) ?? true
    let isOfIdentifiers =
      said.kind == nil
      && (kind == .wholeNumber && numbers.map { areIdentifiers($0.amounts, named: name) } == true
        // Accession numbers and classes have points: 2001.17, 641.5.
        || kind == .decimal && NameHint.identifier.isGiven(by: name))
    let empty = kind == .objects || kind == .list ? self.empty : 0
    let isSaidToBeFile = said.kind == .picture || said.kind == .sound
    return TableColumn(
      name: name, title: said.title ?? name, description: said.description, link: said.link,
      unmetType: values == missing || isMet ? nil : said.type?.rawValue,
      values: kind == .text ? values : values - missing - empty,
      different: parts?.count
        ?? different.count - (kind == .text ? 0 : differentMissing.count) - min(1, empty),
      longest: longest,
      numbers: extremes, roundsNumbers: self.numbers.hasRounded,
      isWhole: said.separator == .nothing, isOfIdentifiers: isOfIdentifiers,
      days: days?.ends,
      dayReadings: kinds.readings(in: order, saidToBe: said),
      frequent: kind == .objects
        ? []
        : FrequentValue.most(of: parts ?? different.counted ?? []) {
          kind == .text || !MissingWords.isUsual($0.span)
        },
      histogram: isOfIdentifiers ? nil : histogram(of: kind, numbers?.amounts, days),
      format: ValueFormat(
        kind: kind, mark: numbers?.mark ?? .point, dayOrder: order,
        unit: self.numbers.writtenUnit,
        grouped: grouping(of: numbers?.amounts, numbers?.mark ?? .point),
        lists: list ?? .json, missing: words),
      namesFiles: isFile != nil && seen == .text && (files == kind || isSaidToBeFile),
      missingFile: isFile != nil && kind == .text && said.kind == nil && files == nil
        ? kinds.firstPath : nil)
  }

  /// How digits are grouped: as in the largest or smallest number.
  private func grouping(
    of amounts: NumberTally.Amounts?, _ mark: ValueFormat.Mark
  ) -> ValueFormat.Grouping {
    let numbers = amounts.flatMap(TableColumn.Numbers.init)
    if let sign = numbers?.groupSign(besides: mark) { return .sign(sign) }
    let ends = [amounts?.smallest?.value, amounts?.largest?.value].compactMap(\.self)
    return ends.allSatisfy { $0.magnitude < 1000 } ? .unknown : .nothing
  }

  private func histogram(
    of kind: ColumnType, _ amounts: NumberTally.Amounts?, _ days: DayDistribution?
  ) -> Histogram? {
    switch kind {
    case .wholeNumber, .decimal, .percentage, .currency:
      amounts.flatMap { Histogram($0.distribution, areWhole: $0.areWhole) }
    default:
      days.flatMap {
        Histogram($0, isExact: kind != .epoch || amounts?.distribution.isExact == true)
      }
    }
  }

  /// Returns whether whole numbers are names.
  ///
  /// The column's name says so, or nearly all differ and have the same number of digits, of which there are
  /// nine or more: populations and prices differ, too, but not in this way.
  private func areIdentifiers(_ amounts: NumberTally.Amounts, named name: String) -> Bool {
    if NameHint.identifier.isGiven(by: name) { return !NameHint.year.isGiven(by: name) }
    guard let smallest = amounts.smallest, let largest = amounts.largest,
      10 * (different.count - differentMissing.count) >= 9 * (values - missing)
    else { return false }
    if NameHint.key.isGiven(by: name) { return true }
    let digits = smallest.text.count
    return values - missing >= Self.leastNames && digits >= Self.leastDigits
      && largest.text.count == digits && (smallest.text + largest.text).allSatisfy(ASCII.isDigit)
  }

  /// The fewest values that show that numbers are names, and the fewest digits of each.
  private static let (leastNames, leastDigits) = (10, 9)

  private static func days(of amounts: NumberTally.Amounts) -> DayDistribution? {
    guard let smallest = amounts.smallest, let largest = amounts.largest else { return nil }
    return EpochTime.days(of: amounts.distribution, from: smallest, to: largest)
  }

  private func kind(
    of name: String, _ amounts: NumberTally.Amounts?, _ order: DayOrder?, isAlone: Bool
  ) -> ColumnType {
    guard let amounts, let unit = numbers.unit, let smallest = amounts.smallest,
      let largest = amounts.largest
    else { return values > missing ? kinds.kind(of: name, in: order) : .text }
    guard unit.isEmpty else { return unit == WrittenNumber.percent ? .percentage : .currency }
    func isWithin(_ limit: Double) -> Bool {
      -limit <= smallest.value && largest.value <= limit
    }
    if !isAlone {
      if NameHint.latitude.isGiven(by: name), isWithin(90) { return .latitude }
      if NameHint.longitude.isGiven(by: name), isWithin(180) { return .longitude }
    }
    if NameHint.moment.isGiven(by: name), !NameHint.identifier.isGiven(by: name),
      EpochTime.areTimes(from: smallest.value, to: largest.value)
    {
      return .epoch
    }
    return amounts.areWhole ? .wholeNumber : .decimal
  }
}

extension ColumnMetadata {
  /// The form of a column's lists, if its cells have several values.
  fileprivate func list(
    of found: ColumnType, _ brackets: ListForm?, _ kept: KeptValues?
  ) -> ListForm? {
    switch separator {
    case .text(let separator): return .separated(by: separator)
    case .nothing: return nil
    case nil: break
    }
    if found == .list { return brackets }
    guard found == .text, kind == nil || kind == .list else { return nil }
    return kept?.foundList
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
