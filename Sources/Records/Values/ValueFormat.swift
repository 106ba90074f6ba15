/// What the values of a column are, and in which of the usual ways they are written.
package struct ValueFormat: Equatable, Sendable {
  package let kind: ColumnKind

  /// What stands before the fraction of a number.
  let mark: Mark

  /// What comes first in days that are written with digits alone.
  let firstOfDay: CalendarDay.First

  private let missing: MissingWords

  enum Mark: Sendable { case point, comma }

  package init(kind: ColumnKind) { self.init(kind: kind, missing: MissingWords()) }

  init(
    kind: ColumnKind, mark: Mark = .point, firstOfDay: CalendarDay.First = .day,
    missing: MissingWords
  ) {
    (self.kind, self.mark, self.firstOfDay) = (kind, mark, firstOfDay)
    self.missing = missing
  }

  /// Whether a text stands for no value.
  func isMissing(_ text: [UInt8]) -> Bool {
    Blank.isBlank(text.span) || missing.contains(text, in: kind)
  }

  /// How much a value is: what numbers are, and the seconds of times and durations; days are counted,
  /// and of days with times the seconds, from the beginning of 1970.
  ///
  /// - Returns: The amount; nil where the value is none, and in a column that has no amounts.
  func amount(of text: Span<UInt8>) -> Double? {
    switch kind {
    case .wholeNumber, .decimal, .percentage, .currency, .latitude, .longitude: number(text)
    case .duration:
      TableNumber.value(of: text) ?? CalendarText.seconds(of: text)
    case .time: CalendarText.secondsOfDay(text)
    case .date: CalendarDay(text, first: firstOfDay).map { Double($0.number) }
    case .dateAndTime: CalendarText.seconds(of: text, first: firstOfDay)
    case .text, .yesNo, .address, .email, .picture, .sound, .colour, .list: nil
    }
  }

  /// Whether values are ordered by how much they are, and not by their letters and digits.
  var hasAmounts: Bool {
    kind.isAmount || [.time, .date, .dateAndTime].contains(kind)
  }

  /// The year of a day, with a time or without; nil where there is none.
  func year(of text: Span<UInt8>) -> Int? {
    CalendarDay.beginning(text)?.day(first: firstOfDay)?.year
  }

  private func number(_ text: Span<UInt8>) -> Double? {
    switch mark {
    case .point: TableNumber.value(of: text) ?? WrittenNumber(text)?.withPoint?.value
    case .comma: WrittenNumber(text)?.withComma?.value
    }
  }
}
