import Bytes

/// What the values of a column may be, less with every value that is none of it.
///
/// Most columns are text, and the first value or two say so: then nothing is looked at again.
struct KindTally: Sendable {
  private var rest: Set = .all

  /// The days where days come first, and where months do, once one is another then.
  private var daysFirst = DayDistribution()
  private var monthsFirst: DayDistribution?

  /// The kinds that are told by how a value is written.
  ///
  /// What is made of numbers is told by those.
  private struct Set: OptionSet {
    let rawValue: UInt16

    static let date = Set(rawValue: 1)
    static let time = Set(rawValue: 2)
    static let dateAndTime = Set(rawValue: 4)
    static let dayFirst = Set(rawValue: 1024)
    static let monthFirst = Set(rawValue: 2048)
    static let colour = Set(rawValue: 4096)
    static let duration = Set(rawValue: 8)
    static let yesNo = Set(rawValue: 16)
    static let address = Set(rawValue: 32)
    static let email = Set(rawValue: 64)
    static let picture = Set(rawValue: 128)
    static let sound = Set(rawValue: 256)
    static let list = Set(rawValue: 512)
    static let all = Set(rawValue: 8191)
  }

  /// Notes a value.
  mutating func note(_ text: Span<UInt8>) {
    guard !rest.isEmpty else { return }
    rest.formIntersection(kinds(of: text.extracting(Blank.content(of: text))))
    if rest.isEmpty { (daysFirst, monthsFirst) = (DayDistribution(), nil) }
  }

  /// Adds what was noted of other values.
  mutating func add(_ other: KindTally) {
    rest.formIntersection(other.rest)
    if monthsFirst != nil || other.monthsFirst != nil {
      var days = monthsFirst ?? daysFirst
      days.add(other.monthsFirst ?? other.daysFirst)
      monthsFirst = days
    }
    daysFirst.add(other.daysFirst)
  }

  /// The days that its values are or begin with.
  func days(first: CalendarDay.First?) -> DayDistribution {
    first == .month ? monthsFirst ?? daysFirst : daysFirst
  }

  /// What comes first in days that are digits; nil where no value tells, and nobody.
  func firstOfDay(unlessTold said: CalendarDay.First?) -> CalendarDay.First? {
    if rest.isSuperset(of: [.dayFirst, .monthFirst]), monthsFirst != nil { return said }
    return rest.contains(.dayFirst) ? .day : rest.contains(.monthFirst) ? .month : nil
  }

  /// What all values are.
  ///
  /// `7:05` is a time of day or a duration: the column's name says which. Days of digits alone are text
  /// where nothing says what comes first.
  func kind(of name: String, first: CalendarDay.First?) -> ColumnType {
    if rest.contains(.date) { return first == nil ? .text : .date }
    if rest.contains(.dateAndTime) { return first == nil ? .text : .dateAndTime }
    if rest.contains(.time), !NameHint.duration.isGiven(by: name) { return .time }
    if rest.contains(.duration) { return .duration }
    if rest.contains(.colour) { return .colour }
    if rest.contains(.yesNo) { return .yesNo }
    if rest.contains(.picture) { return .picture }
    if rest.contains(.sound) { return .sound }
    if rest.contains(.address) { return .address }
    if rest.contains(.email) { return .email }
    return rest.contains(.list) ? .list : .text
  }

  private mutating func kinds(of text: Span<UInt8>) -> Set {
    guard !text.isEmpty else { return [] }
    if let day = CalendarDay.beginning(text) {
      let rest = text.extracting(day.count...)
      guard rest.isEmpty || CalendarText.seconds(afterDay: rest) != nil else { return [] }
      if day.dayFirst != day.monthFirst, monthsFirst == nil { monthsFirst = daysFirst }
      if let first = day.dayFirst { daysFirst.note(first) }
      if monthsFirst != nil, let first = day.monthFirst { monthsFirst?.note(first) }
      return (rest.isEmpty ? Set.date : .dateAndTime)
        .union(day.dayFirst == nil ? [] : .dayFirst)
        .union(day.monthFirst == nil ? [] : .monthFirst)
    }
    switch text[0] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if CalendarText.secondsOfDay(text) != nil, CalendarText.clock(text) == nil { return .time }
      guard let clock = CalendarText.clock(text) else { return Self.email(text) }
      return clock == .duration ? .duration : [.time, .duration]
    case UInt8(ascii: "#"): return Self.isColour(text) ? .colour : []
    case UInt8(ascii: "["):
      return text[text.count - 1] == UInt8(ascii: "]") ? .list : []
    case UInt8(ascii: "/"), UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "w"),
      UInt8(ascii: "W"):
      guard WebAddress.isAddress(text) else { return Self.email(text) }
      if rest.contains(.picture), Self.isNamed(text, Self.pictures) { return [.picture, .address] }
      if rest.contains(.sound), Self.isNamed(text, Self.sounds) { return [.sound, .address] }
      return .address
    case UInt8(ascii: "P") where CalendarText.isPeriod(text): return .duration
    default: return text.count < 6 && Self.isYesOrNo(text) ? .yesNo : Self.email(text)
    }
  }

  private static func email(_ text: Span<UInt8>) -> Set {
    guard text.indices.contains(where: { text[$0] == UInt8(ascii: "@") }) else { return [] }
    let bytes = text.indices.map { text[$0] }
    return (MailAddress(plain: bytes[...]) ?? MailAddress(bytes[...])) == nil ? [] : .email
  }

  /// Whether text is a colour of red, green and blue as CSS writes it.
  private static func isColour(_ text: Span<UInt8>) -> Bool {
    (text.count == 4 || text.count == 7)
      && text.indices.dropFirst().allSatisfy {
        ASCII.isDigit(text[$0]) || "abcdef".utf8.contains(text[$0] | 0x20)
      }
  }

  /// Whether the file of an address has one of these endings, whatever is asked of it.
  private static func isNamed(_ address: Span<UInt8>, _ endings: [StaticString]) -> Bool {
    let end = address.indices.first {
      address[$0] == UInt8(ascii: "?") || address[$0] == UInt8(ascii: "#")
    }
    let path = address.extracting(..<(end ?? address.count))
    return endings.contains { path.endsIgnoringCase(with: $0) }
  }

  private static let pictures: [StaticString] = [
    ".jpg", ".jpeg", ".png", ".gif", ".webp", ".avif", ".svg",
  ]
  private static let sounds: [StaticString] = [
    ".mp3", ".ogg", ".oga", ".opus", ".wav", ".m4a", ".aac", ".flac",
  ]

  private static func isYesOrNo(_ text: Span<UInt8>) -> Bool {
    words.contains { $0.utf8CodeUnitCount == text.count && text.endsIgnoringCase(with: $0) }
  }

  private static let words: [StaticString] = ["yes", "no", "true", "false", "y", "n"]
}

// MARK: - Archives

extension KindTally: Archivable {
  mutating func serialize(in archive: inout Archive) {
    archive.serialize(&rest)
    archive.serialize(&daysFirst)
    archive.serialize(&monthsFirst, or: DayDistribution())
  }
}
