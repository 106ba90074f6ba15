import Bytes

/// A date as museums, libraries and authors write it: `1910`, `May 1925`, `circa 1930`, `1852–1911`,
/// `-0044`, `19th century`, `1930s`, `n.d.`.
///
/// The signs of uncertain dates, of spans and of years before 0 are those of
/// [EDTF](https://www.loc.gov/standards/datetime/), level 1.
enum PeriodText: Equatable {
  /// The first day that it may be, and whether the text is a date without doubt; 1852 may be a number.
  case day(CalendarDay, isTold: Bool)

  /// Words for a date that is not known.
  case undated

  /// Reads a text; `nil` for other text.
  init?(_ text: Span<UInt8>) {
    let text = text.extracting(Blank.content(of: text))
    guard 1...Self.longest ~= text.count else { return nil }
    let hasDigit = text.indices.contains { ASCII.isDigit(text[$0]) }
    if ASCII.isDigit(text[0]) {
      // Most are quickly known.
      if text.indices.allSatisfy({ ASCII.isDigit(text[$0]) }) {
        guard text.count == 4, let year = Int(Self.string(text)), let day = Self.first(of: year)
        else { return nil }
        self = .day(day, isTold: false)
        return
      }
      let beginning = CalendarDay.beginning(text)
      if let beginning, beginning.count == text.count {
        // Of digits with days or months first, a column has one order or the other: it is of days, or text.
        let isClear =
          beginning.yearFirst == beginning.dayFirst && beginning.yearFirst == beginning.monthFirst
        guard isClear, let day = beginning.day(in: nil) else { return nil }
        self = .day(day, isTold: true)
        return
      }
      // Of an event: a day and a time, and perhaps those of its end.
      if let beginning, beginning.count == 10,
        text[10] == UInt8(ascii: "T"), let day = beginning.yearFirst, Self.isEvent(text)
      {
        self = .day(day, isTold: true)
        return
      }
    } else if ASCII.isLetter(text[0]) {
      let end = text.indices.first { !ASCII.isLetter(text[$0]) } ?? text.count
      guard Self.words.contains(Self.string(text.extracting(..<end)).lowercased()) else {
        return nil
      }
    }
    guard hasDigit else {
      let letters = Self.string(text).lowercased().filter { $0.isLetter || $0 == "?" }
      guard Self.unknown.contains(letters) else { return nil }
      self = .undated
      return
    }
    var reader = PeriodReader(Self.string(text))
    guard let day = reader.period() else { return nil }
    self = day
  }

  /// Whether a text is a day, with a time if there is one, or two of these with a slash between them.
  private static func isEvent(_ text: Span<UInt8>) -> Bool {
    func isMoment(_ text: Span<UInt8>) -> Bool {
      CalendarText.seconds(of: text, in: nil) != nil
        || CalendarDay.beginning(text)?.count == text.count
    }
    let slash = text.indices.first { text[$0] == UInt8(ascii: "/") } ?? text.count
    return isMoment(text.extracting(..<slash))
      && (slash == text.count || isMoment(text.extracting((slash + 1)...)))
  }

  /// Whether a text is a date of more or less than a day in digits and a year in digits.
  static func isWritten(_ text: Span<UInt8>) -> Bool {
    guard text.count > 4, text.count <= longest,
      CalendarDay.beginning(text)?.count != text.count,
      case .day = PeriodText(text)
    else { return false }
    return true
  }

  private static func string(_ text: Span<UInt8>) -> String {
    String(decoding: text.indices.map { text[$0] }, as: UTF8.self)
  }

  /// The first day of a year that is written as a number alone.
  fileprivate static func first(of year: Int) -> CalendarDay? {
    1000...2100 ~= year ? CalendarDay(year: year, month: 1, day: 1) : nil
  }

  /// Longer texts are sentences; a span of two days and times has 41 bytes.
  private static let longest = 48

  /// The letters of words for a date that is not known.
  private static let unknown: Set<String> = [
    "nd", "undated", "nodate", "notdated", "unknown", "dateunknown", "unknowndate", "sd",
    "sinedato", "?",
  ]

  /// The words that a date begins with, and the first of those for one that is not known.
  private static let words: Set<String> = {
    var words: Set<String> = [
      "n", "nd", "undated", "no", "not", "unknown", "date", "s", "sd", "sine", "sept",
    ]
    words.formUnion(PeriodReader.qualifiers)
    words.formUnion(CalendarDay.months)
    words.formUnion(CalendarDay.months.map { String($0.prefix(3)) })
    words.formUnion(PeriodReader.seasons.keys)
    return words
  }()
}

/// Reads the words, numbers and signs of a date.
private struct PeriodReader {
  private enum Token: Equatable {
    case number(Int, digits: Int)
    case word(String)
    case sign(Character)
  }

  /// Without spaces, which say nothing.
  private var tokens: ArraySlice<Token>

  init(_ text: String) {
    var tokens: [Token] = []
    var rest = text.lowercased()[...]
    while let first = rest.first {
      if first.isASCII, first.isNumber {
        let digits = rest.prefix { $0.isASCII && $0.isNumber }
        tokens.append(.number(Int(digits) ?? .max, digits: digits.count))
        rest = rest[digits.endIndex...]
      } else if first.isLetter {
        let word = rest.prefix(while: \.isLetter)
        tokens.append(.word(String(word)))
        rest = rest[word.endIndex...]
      } else {
        if !first.isWhitespace { tokens.append(.sign(first)) }
        rest.removeFirst()
      }
    }
    self.tokens = tokens[...]
  }

  /// Reads all of the text.
  mutating func period() -> PeriodText? {
    let isQualified = skipQualifiers()
    guard let first = date() else { return nil }
    let isTold = skipEnd(after: first.day.year) || first.isTold || isQualified
    while case .sign(let sign)? = tokens.first, "?~%.()]".contains(sign) {
      tokens.removeFirst()
    }
    return tokens.isEmpty ? .day(first.day, isTold: isTold) : nil
  }

  /// Skips words such as *circa*, and whether there was one.
  private mutating func skipQualifiers() -> Bool {
    var isQualified = false
    while let token = tokens.first {
      switch token {
      case .word(let word) where Self.qualifiers.contains(word): isQualified = true
      case .sign("["), .sign("("), .sign("~"): break
      case .sign("."), .sign("-"): guard isQualified else { return isQualified }
      default: return isQualified
      }
      tokens.removeFirst()
    }
    return isQualified
  }

  /// Skips the end of a span; returns whether there is something that only dates have.
  private mutating func skipEnd(after year: Int) -> Bool {
    let start = tokens
    switch tokens.first {
    case .sign(let sign) where "–—-‒−/".contains(sign): tokens.removeFirst()
    case .sign(".") where tokens.dropFirst().first == .sign("."): tokens.removeFirst(2)
    case .word("to"), .word("or"), .word("and"), .word("until"), .word("through"):
      tokens.removeFirst()
    default: return false
    }
    let isQualified = skipQualifiers()
    switch tokens.first {
    case nil, .sign("?"), .sign("."):
      // 1998–, of what has not ended.
      while tokens.first == .sign("?") || tokens.first == .sign(".") {
        tokens.removeFirst()
      }
      return true
    case .word("present"), .word("now"), .word("today"):
      tokens.removeFirst()
      return true
    case .number(let end, digits: 2) where tokens.count == 1 && end > year % 100:
      tokens.removeFirst()
      return isQualified
    default: break
    }
    if let end = date() { return end.isTold || isQualified }
    tokens = start
    return false
  }

  /// Reads a day, a month, a year, a decade or a century.
  private mutating func date() -> (day: CalendarDay, isTold: Bool)? {
    let start = tokens
    if let date = plainDate() {
      switch tokens.first {
      case .word("ad"), .word("ce"):
        tokens.removeFirst()
        return (date.day, true)
      case .word("bc"), .word("bce"):
        tokens.removeFirst()
        // Before the year 1 is the year 0.
        return CalendarDay(year: 1 - date.day.year, month: 1, day: 1).map { ($0, true) }
      default: if date.isComplete { return (date.day, date.isTold) }
      }
    }
    tokens = start
    return nil
  }

  private typealias PlainDate = (day: CalendarDay, isTold: Bool, isComplete: Bool)

  private mutating func plainDate() -> PlainDate? {
    func day(_ year: Int, _ month: Int = 1, _ day: Int = 1) -> PlainDate? {
      CalendarDay(year: year, month: month, day: day).map { ($0, true, true) }
    }
    let own = Array(tokens.prefix(6))
    func isSign(_ place: Int, _ signs: String) -> Bool {
      guard place < own.count, case .sign(let sign) = own[place] else { return false }
      return signs.contains(sign)
    }
    func number(_ place: Int, _ digits: ClosedRange<Int>) -> Int? {
      guard place < own.count, case .number(let number, let count) = own[place], digits ~= count
      else { return nil }
      return number
    }
    func month(_ place: Int) -> Int? {
      guard place < own.count, case .word(let word) = own[place] else { return nil }
      if let month = Self.seasons[word] { return month }
      let place = CalendarDay.months.firstIndex { word.count > 2 && $0.hasPrefix(word) }
      return place.map { $0 + 1 }
    }
    // -0044-03-15 and 1925-05-01, -0044 and 1925-05
    let isBefore = isSign(0, "-−")
    let at = isBefore ? 1 : 0
    if let digits = number(at, 4...6), isBefore || digits <= 2100 {
      let year = isBefore ? -digits : digits
      if isSign(at + 1, "-"), let own = number(at + 2, 2...2), 1...12 ~= own {
        if isSign(at + 3, "-"), let last = number(at + 4, 2...2) {
          tokens = tokens.dropFirst(at + 5)
          return day(year, own, last)
        }
        tokens = tokens.dropFirst(at + 3)
        return day(year, own)
      }
      if let own = month(at + 1) {
        tokens = tokens.dropFirst(at + 2)
        return day(year, own)
      }
      tokens = tokens.dropFirst(at + 1)
      if tokens.first == .word("s") || tokens.first == .word("er") {
        tokens.removeFirst()
        return day(year)
      }
      return isBefore ? day(year) : PeriodText.first(of: year).map { ($0, false, true) }
    }
    // May 1925, May 12, 1925, 12 May 1925
    if let own = month(0) {
      let first = isSign(1, ".,") ? 2 : 1
      if let year = number(first, 4...4) {
        tokens = tokens.dropFirst(first + 1)
        return day(year, own)
      }
      let next = isSign(first + 1, ",") ? first + 2 : first + 1
      guard let date = number(first, 1...2), let year = number(next, 4...4) else { return nil }
      tokens = tokens.dropFirst(next + 1)
      return day(year, own, date)
    }
    guard let count = number(0, 1...4) else { return nil }
    if let own = month(1) {
      let place = isSign(2, ".,") ? 3 : 2
      guard let year = number(place, 4...4) else { return nil }
      tokens = tokens.dropFirst(place + 1)
      return day(year, own, count)
    }
    // 05/1925
    if isSign(1, "/."), let year = number(2, 4...4), count <= 12 {
      tokens = tokens.dropFirst(3)
      return day(year, count)
    }
    // 19th century
    if case .word(let ending)? = own.dropFirst().first,
      ["st", "nd", "rd", "th", "c", "cent", "century"].contains(ending), count <= 21
    {
      let place = ["st", "nd", "rd", "th"].contains(ending) ? 2 : 1
      guard place < own.count, case .word(let word) = own[place],
        ["c", "cent", "century"].contains(word)
      else { return nil }
      tokens = tokens.dropFirst(place + 1)
      return day(100 * (count - 1) + 1)
    }
    // 79 AD, 44 BC: only what follows makes it a year.
    tokens.removeFirst()
    return CalendarDay(year: count, month: 1, day: 1).map { ($0, true, false) }
  }

  /// The words before a date.
  static let qualifiers = [
    "circa", "c", "ca", "about", "approx", "approximately", "around", "before", "after", "by",
    "early", "mid",
    "late", "possibly", "probably", "perhaps", "estimated", "est", "born", "b", "died", "d",
    "active", "fl",
    "since", "from", "between", "the", "ad",
  ]

  /// The first month of each season.
  static let seasons = ["spring": 3, "summer": 6, "autumn": 9, "fall": 9, "winter": 12]
}

/// How many values of a column are dates as people write them.
struct PeriodTally: Sendable {
  private var dated = 0
  private var undated = 0
  private var told = 0
  private var others = 0

  /// The first days of the dates.
  private(set) var days = DayDistribution()

  /// The most other values in a column of dates; more are not counted.
  private static let mostOthers = 2_000

  /// Notes a value.
  mutating func note(_ text: Span<UInt8>) {
    guard others <= Self.mostOthers else { return }
    switch PeriodText(text) {
    case .day(let day, let isTold):
      dated += 1
      if isTold { told += 1 }
      days.note(day)
    case .undated: undated += 1
    case nil:
      others += 1
      if others > Self.mostOthers { days = DayDistribution() }
    }
  }

  mutating func add(_ other: PeriodTally) {
    dated += other.dated
    undated += other.undated
    told += other.told
    others += other.others
    if others > Self.mostOthers { days = DayDistribution() } else { days.add(other.days) }
  }

  /// Whether the values are dates: one in twenty may be something else, and if all look like numbers, the name
  /// of the column must say so.
  func areDates(in name: String) -> Bool {
    let values = dated + undated + others
    return others <= Self.mostOthers && 20 * others <= values && 2 * dated >= values
      && (told + undated > 0 || NameHint.period.isGiven(by: name))
  }
}
