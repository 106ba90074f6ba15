import Bytes
package import Records
package import Rendering
import Screens

/// A column whose rows can be looked up by ranges of its numbers or days.
struct ColumnRanges: Sendable {
  /// Its place in the table.
  let column: Int
  let name: String
  let title: String
  let format: ValueFormat
  let histogram: Histogram

  /// Its name in the URLs of searches.
  var searchName: String { "in-" + name }

  let titles: [String]

  /// Fewer values are seen at once.
  private static let leastValues = 10

  /// Nil for few values.
  init?(of own: TableColumn, at place: Int, in words: PageWords) {
    guard own.values >= Self.leastValues, let histogram = own.histogram else { return nil }
    column = place
    name = own.name
    title = own.title
    format = own.format
    self.histogram = histogram
    let amounts = AmountWords(own.format, words)
    titles = histogram.ranges.map { amounts.title(of: $0, on: histogram.scale) }
  }

  /// The amount that each range begins with, as values of the column have them.
  var lowerAmounts: [Double] {
    histogram.ranges.map { format.amount(ofLower: $0.lower, on: histogram.scale) }
  }

  /// Returns the rank of a row's value among all rows.
  func rank(of row: TableRow) -> RowRank? {
    let isDay = if case .days = histogram.scale { true } else { false }
    return row.withText(of: column) { histogram.rank(of: $0, format) }
      .map { RowRank($0, isDay: isDay) }
  }

  /// The texts of the axis below a chart of a column's numbers or days: the least, the median, the largest,
  /// each in few digits, and days of several years by their years; none of numbers that are names.
  static func axis(of own: TableColumn, _ words: PageWords) -> [String] {
    if own.isOfIdentifiers { return [] }
    if let days = own.days,
      days.upperBound.quotient(by: 372) - days.lowerBound.quotient(by: 372) > 2
    {
      var middle: String?
      if case .days(let code, _) = own.histogram?.median {
        middle = words(.median, AmountWords.days(code, .year, in: words))
      }
      return [
        AmountWords.days(days.lowerBound, .year, in: words), middle,
        AmountWords.days(days.upperBound, .year, in: words),
      ].compactMap(\.self)
    }
    guard let ends = ends(of: own, words) else { return [] }
    let median = median(of: own, words)
    let isShort = own.groupsDigits(in: words) || own.kind == .latitude || own.kind == .longitude
    guard isShort, let numbers = own.numbers else {
      return [ends.least, median.map { words(.median, $0) }, ends.largest].compactMap(\.self)
    }
    let amounts = AmountWords(own.format, words)
    func short(_ text: String) -> String {
      withUnit(amounts.short(own.format.amount(ofValue: text.utf8.span)), of: own)
    }
    var middle: String?
    if median != nil, case .number(let number) = own.histogram?.median {
      middle = withUnit(amounts.short(number), of: own)
    }
    return [
      short(numbers.smallest), middle.map { words(.median, $0) }, short(numbers.largest),
    ].compactMap(\.self)
  }

  /// Returns a number with the unit that its column's header has, if it has one.
  private static func withUnit(_ number: String, of column: TableColumn) -> String {
    column.headerUnit.map { "\(number)\u{A0}\($0)" } ?? number
  }

  /// The least and the largest of a column's numbers or days.
  static func ends(
    of column: TableColumn, _ words: PageWords
  ) -> (least: String, largest: String)? {
    column.numbers.map { (withUnit($0.smallest, of: column), withUnit($0.largest, of: column)) }
      ?? column.days.map {
        (
          AmountWords.days($0.lowerBound, .day, in: words),
          AmountWords.days($0.upperBound, .day, in: words)
        )
      }
  }

  /// The number or day in the middle of a column's, if it has some that differ: `about 31` of very many.
  static func median(of column: TableColumn, _ words: PageWords) -> String? {
    guard column.values >= leastValues, let histogram = column.histogram,
      let median = histogram.median
    else { return nil }
    let text =
      switch median {
      case .number(let number):
        withUnit(AmountWords(column.format, words).number(number), of: column)
      case .days(let code, let unit): AmountWords.days(code, unit, in: words)
      }
    return histogram.isExact ? text : words(.about, text)
  }
}

/// Writes amounts as a column has them: with its unit, decimal mark and thousands separator.
///
/// A mark or separator that no value has is the language's, but never the same for both.
package struct AmountWords {
  private let format: ValueFormat
  private let words: PageWords
  private let mark: String
  private let group: String

  package init(_ format: ValueFormat, _ words: PageWords) {
    self.format = format
    self.words = words
    mark = format.writesComma ? "," : format.kind == .wholeNumber ? words.decimal : "."
    group =
      switch format.grouping {
      case .nothing: ""
      case .sign(let sign): sign
      case .unknown: words.group != mark ? words.group : mark == "," ? "." : ","
      }
  }

  /// `10 to 19` of whole numbers, `2.5 to 5` of others, `2026-11` of days.
  func title(of range: Histogram.Range, on scale: Histogram.Scale) -> String {
    switch scale {
    case .numbers(areWhole: true) where range.upper - range.lower == 1: number(range.lower)
    case .numbers(areWhole: true): words(.range, number(range.lower), number(range.upper - 1))
    case .numbers: words(.range, number(range.lower), number(range.upper))
    case .days(let unit, let step): Self.days(Int(range.lower), unit, step, in: words)
    }
  }

  /// Returns a number with at most six significant digits, or with the known `places` behind the
  /// mark, in groups of three where the column's numbers are.
  func number(_ number: Double, places: Int? = nil) -> String {
    let digits =
      places.flatMap { Self.digits(of: number.magnitude, places: $0) }
      ?? Self.digits(of: number.magnitude)
    let whole = digits.prefix { $0 != "." }
    var text = Int(whole).map { "\(GroupedNumber($0, by: group, from: 1))" } ?? String(whole)
    let fraction = digits.dropFirst(whole.count + 1)
    if !fraction.isEmpty { text += mark + fraction }
    return (number < 0 ? "-" : "") + format.withUnit(text)
  }

  /// Returns a number in three digits and a unit: `760 M`; below 10,000 the number itself.
  func short(_ number: Double) -> String {
    let scales: [(Double, PageWords.Key)] = [
      (1e9, .billions), (1e6, .millions), (1e3, .thousands),
    ]
    let magnitude = number.magnitude
    guard 10_000..<1e15 ~= magnitude,
      let (scale, key) = scales.first(where: { magnitude >= $0.0 })
    else { return self.number(number) }
    let places = magnitude >= 100 * scale ? 1.0 : magnitude >= 10 * scale ? 10 : 100
    let scaled = (magnitude / scale * places).rounded() / places
    let digits = Self.digits(of: scaled).split(separator: ".").joined(separator: words.decimal)
    return (number < 0 ? "-" : "") + format.withUnit(words(key, digits))
  }

  /// Returns a number with a number of decimals; `nil` if a `Double` isn't precise enough.
  private static func digits(of magnitude: Double, places: Int) -> Substring? {
    let scaled = (0..<places).reduce(magnitude) { scaled, _ in scaled * 10 }.rounded()
    return scaled < 9e15 ? decimal(Int(scaled), places) : nil
  }

  /// Returns a number from its digits, the last of which are behind the mark.
  private static func decimal(_ number: Int, _ places: Int) -> Substring {
    guard places > 0 else { return "\(number)" }
    let digits = String(number)
    let padded = String(repeating: "0", count: max(0, places + 1 - digits.count)) + digits
    return "\(padded.dropLast(places)).\(padded.suffix(places))"
  }

  private static func digits(of magnitude: Double) -> Substring {
    guard magnitude < 1e15, magnitude == 0 || magnitude >= 1e-9 else { return "\(magnitude)" }
    // Six digits, and those of the whole number.
    var places = 0
    var unit = 1.0
    while places < 12, magnitude * unit < 100_000, (magnitude * unit).rounded() != magnitude * unit
    {
      places += 1
      unit *= 10
    }
    let text = decimal(Int((magnitude * unit).rounded()), places)
    guard places > 0, let end = text.lastIndex(where: { $0 != "0" }) else { return text }
    return text[end] == "." ? text[..<end] : text[...end]
  }

  /// A day, month or year, or several years, by the code of the first day.
  package static func days(
    _ code: Int, _ unit: CalendarUnit, _ step: Int = 1, in words: PageWords
  ) -> String {
    let year = code.quotient(by: 372)
    let rest = code - 372 * year
    let (month, day) = (rest / 31 + 1, rest % 31 + 1)
    return switch unit {
    case .day: "\(year.padded(to: 4))-\(month.padded(to: 2))-\(day.padded(to: 2))"
    case .month: "\(year.padded(to: 4))-\(month.padded(to: 2))"
    case .year where step == 1: year.padded(to: 4)
    case .year: words(.range, "\(year)", "\(year + step - 1)")
    }
  }
}
