import Bytes

/// The type of a column's values, and the way in which they are written.
package struct ValueFormat: Equatable, Sendable {
  package let kind: ColumnType

  let mark: Mark

  /// The order of days that are written with digits alone; `nil` if it is neither found nor given.
  let dayOrder: DayOrder?

  private let missing: MissingWords

  /// The unit as it is written, and its position.
  let unit: Unit?

  /// How cells have several values, of a column of lists.
  package let list: ListForm

  /// How the digits of its numbers are grouped.
  package let grouping: Grouping

  enum Mark: Sendable { case point, comma }

  /// The separator of thousands.
  package enum Grouping: Equatable, Sendable {
    case nothing
    case sign(String)

    /// None of the numbers has a thousand.
    case unknown
  }

  /// A sign of money, or `%`: before numbers, or behind them and a space, if there is one.
  struct Unit: Equatable, Sendable {
    let text: String
    let isFirst: Bool
    let isApart: Bool
  }

  /// Whether a comma is the decimal mark.
  package var writesComma: Bool { mark == .comma }

  /// Returns a number's digits with the unit.
  package func withUnit(_ digits: String) -> String {
    guard let unit else { return digits }
    let space = unit.isApart ? " " : ""
    return unit.isFirst ? unit.text + space + digits : digits + space + unit.text
  }

  package init(kind: ColumnType) { self.init(kind: kind, missing: MissingWords()) }

  init(
    kind: ColumnType, mark: Mark = .point, dayOrder: DayOrder? = nil, unit: Unit? = nil,
    grouped grouping: Grouping = .unknown, lists list: ListForm = .json, missing: MissingWords
  ) {
    self.kind = kind
    self.mark = mark
    self.dayOrder = dayOrder
    self.unit = unit
    self.grouping = grouping
    self.list = list
    self.missing = missing
  }

  /// Returns whether a text counts as missing.
  package func isMissing(_ text: [UInt8]) -> Bool { isMissing(text.span) }

  package func isMissing(_ text: Span<UInt8>) -> Bool {
    Blank.isBlank(text) || missing.contains(text, in: kind)
      || (kind == .objects || kind == .list) && JSON.isEmptyList(text)
  }

  /// Returns the amount of a value: the value of numbers, and the seconds of times and durations;
  /// days since the beginning of 1970, and for days with times the seconds since then; the number
  /// of objects in a list.
  ///
  /// It is `nil` if the value is invalid, or the column has no amounts.
  func amount(of text: Span<UInt8>) -> Double? {
    switch kind {
    case .wholeNumber, .decimal, .percentage, .currency, .latitude, .longitude: number(text)
    case .duration:
      TableNumber.value(of: text) ?? CalendarText.seconds(of: text)
    case .time: CalendarText.secondsOfDay(text)
    case .date: CalendarDay(text, in: dayOrder).map { Double($0.number) }
    case .dateAndTime: CalendarText.seconds(of: text, in: dayOrder)
    case .epoch: EpochTime.seconds(of: text)
    case .approximateDate: day(of: text).map { Double($0.number) }
    case .objects: JSON.count(of: text.indices.map { text[$0] }).map(Double.init)
    case .text, .yesNo, .address, .email, .picture, .sound, .colour, .place, .list: nil
    }
  }

  /// The amount that the values in a range of a histogram begin with.
  package func amount(ofLower lower: Double, on scale: Histogram.Scale) -> Double {
    guard case .days = scale else { return lower }
    let number = Double(CalendarDay.first(coded: Int(lower)).number)
    return kind == .dateAndTime || kind == .epoch ? number * 86_400 : number
  }

  /// Returns the time of an event in seconds since the beginning of 1970: of a day and a time, or
  /// of the beginning of a day; `nil` for other texts, and for years that don't have four digits.
  package func moment(of text: [UInt8]) -> Double? {
    if kind == .epoch { return EpochTime.seconds(of: text.span) }
    return CalendarText.seconds(of: text.span, in: dayOrder)
      ?? day(of: text.span).map { Double($0.number) * 86_400 }
  }

  /// Whether values are ordered by how much they are, and not by their letters and digits.
  package var hasAmounts: Bool {
    kind.isAmount
      || [.time, .date, .dateAndTime, .epoch, .approximateDate, .objects].contains(kind)
  }

  /// Returns the day at a text's beginning, or an approximate date's first; `nil` for other text.
  func day(of text: Span<UInt8>) -> CalendarDay? {
    if kind == .epoch { return EpochTime.day(of: text) }
    guard kind == .approximateDate else { return CalendarDay.beginning(text)?.day(in: dayOrder) }
    if case .day(let day, _) = PeriodText(text) { return day }
    return nil
  }

  private func number(_ text: Span<UInt8>) -> Double? {
    switch mark {
    case .point: TableNumber.value(of: text) ?? WrittenNumber(text)?.withPoint?.value
    case .comma: WrittenNumber(text)?.withComma?.value
    }
  }
}
