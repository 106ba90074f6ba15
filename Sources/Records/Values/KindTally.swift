import Bytes

/// The set of types still possible, from which each value removes those it does not fit; a text
/// column is decided after a value or two.
struct KindTally: Sendable {
  private var rest: Set = .all

  /// The days where days come first, and where months or years do, once one is another then.
  private var daysFirst = DayDistribution()
  private var monthsFirst: DayDistribution?
  private var yearsFirst: DayDistribution?

  /// The first day that is another where months come first, and that where years do, as it is written.
  private var monthExample: [UInt8] = []
  private var yearExample: [UInt8] = []

  /// The first values, while all may be names of files.
  private var paths: [[UInt8]] = []
  private static let maximumPaths = 64

  /// The types detected by the form of a value; those made of numbers are detected from these.
  private struct Set: OptionSet {
    let rawValue: UInt32

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
    static let yearFirst = Set(rawValue: 8192)

    /// Days that are unambiguous without a given order.
    static let needsNoOrder = Set(rawValue: 16384)
    static let objects = Set(rawValue: 32768)

    /// Lists without elements.
    static let emptyLists = Set(rawValue: 65536)

    /// Lists that may be JSON.
    static let jsonLists = Set(rawValue: 131_072)

    /// Paths and addresses that end as the names of pictures, sounds and documents do.
    static let files = Set(rawValue: 262_144)
    static let pictureFiles = Set(rawValue: 524_288)
    static let soundFiles = Set(rawValue: 1_048_576)

    /// Both coordinates of a place, and those that are nothing else.
    static let place = Set(rawValue: 2_097_152)
    static let surePlace = Set(rawValue: 4_194_304)
    static let all = Set(rawValue: 8_388_607)
  }

  /// Notes a value.
  mutating func note(_ text: Span<UInt8>) {
    guard !rest.isEmpty else { return }
    let text = text.extracting(Blank.content(of: text))
    rest.formIntersection(kinds(of: text).union(rest.contains(.files) ? Self.files(of: text) : []))
    if !rest.contains(.files) {
      paths = []
    } else if paths.count < Self.maximumPaths {
      paths.append(text.indices.map { text[$0] })
    }
    if rest.isEmpty { (daysFirst, monthsFirst, yearsFirst) = (DayDistribution(), nil, nil) }
  }

  /// Adds the tally of other values.
  mutating func add(_ other: KindTally) {
    rest.formIntersection(other.rest)
    paths = rest.contains(.files) ? Array((paths + other.paths).prefix(Self.maximumPaths)) : []
    func joined(_ own: DayDistribution?, _ others: DayDistribution?) -> DayDistribution? {
      guard own != nil || others != nil else { return nil }
      var days = own ?? daysFirst
      days.add(others ?? other.daysFirst)
      return days
    }
    monthsFirst = joined(monthsFirst, other.monthsFirst)
    yearsFirst = joined(yearsFirst, other.yearsFirst)
    daysFirst.add(other.daysFirst)
    if monthExample.isEmpty { monthExample = other.monthExample }
    if yearExample.isEmpty { yearExample = other.yearExample }
  }

  /// The days that its values are or begin with.
  func days(in order: DayOrder?) -> DayDistribution {
    switch order {
    case .monthDayYear: monthsFirst ?? daysFirst
    case .yearMonthDay: yearsFirst ?? daysFirst
    case .dayMonthYear, nil: daysFirst
    }
  }

  /// Returns the order of days that are digits; `nil` if none is found or given.
  ///
  /// An option decides it, and a schema if all values allow it. Otherwise it is the only order that
  /// all values allow. If days or years may come first, it is days, if the days are closer together
  /// then: dates whose years come first, read as days, are spread over three decades.
  func order(saidToBe said: ColumnMetadata) -> DayOrder? {
    if let order = said.dayOrder, said.kind != nil || allows(order) { return order }
    let orders = orders
    if said.areDays { return orders.first ?? .dayMonthYear }
    guard rest.contains(.needsNoOrder) else { return nil }
    let isDayFirst =
      orders == [.dayMonthYear, .yearMonthDay]
      && days(in: .dayMonthYear).span <= days(in: .yearMonthDay).span
    return orders.count == 1 || isDayFirst ? orders[0] : nil
  }

  /// Returns the possible orders of days, if there are several or one is given.
  func readings(in order: DayOrder?, saidToBe said: ColumnMetadata) -> DayReadings? {
    let orders = orders
    let isSaid = said.dayOrder != nil && said.dayOrder == order
    let example = orders.contains(.monthDayYear) ? monthExample : yearExample
    guard rest.contains(.needsNoOrder) || isSaid, orders.count > 1 || isSaid, !example.isEmpty,
      rest.contains(.date) || rest.contains(.dateAndTime)
    else { return nil }
    let day = CalendarDay.beginning(example.span)
    return DayReadings(
      type: rest.contains(.date) ? .date : .dateAndTime,
      example: String(decoding: example, as: UTF8.self),
      readings: orders.compactMap { order in
        day?.day(in: order).map { DayReadings.Reading(order: order, day: $0.text) }
      }, order: order, isSaid: isSaid)
  }

  private func allows(_ order: DayOrder) -> Bool {
    switch order {
    case .dayMonthYear: rest.contains(.dayFirst)
    case .monthDayYear: rest.contains(.monthFirst)
    case .yearMonthDay: rest.contains(.yearFirst)
    }
  }

  /// The orders that all values allow, but for those in which all are the same days as in the one before.
  private var orders: [DayOrder] {
    guard allows(.dayMonthYear) else {
      return [.monthDayYear, .yearMonthDay].filter(allows)
    }
    return [.dayMonthYear]
      + (monthsFirst != nil && allows(.monthDayYear) ? [.monthDayYear] : [])
      + (yearsFirst != nil && allows(.yearMonthDay) ? [.yearMonthDay] : [])
  }

  /// Returns the type of all values: the column's name says whether `7:05` is a time or a duration,
  /// and days in digits without an order are text.
  func kind(of name: String, in order: DayOrder?) -> ColumnType {
    if rest.contains(.date) { return order == nil ? .text : .date }
    if rest.contains(.dateAndTime) { return order == nil ? .text : .dateAndTime }
    if rest.contains(.time), !NameHint.duration.isGiven(by: name) { return .time }
    if rest.contains(.duration) { return .duration }
    if rest.contains(.colour) { return .colour }
    if rest.contains(.yesNo) { return .yesNo }
    if rest.contains(.picture) { return .picture }
    if rest.contains(.sound) { return .sound }
    if rest.contains(.address) { return .address }
    if rest.contains(.email) { return .email }
    if rest.contains(.place), rest.contains(.surePlace) || NameHint.place.isGiven(by: name) {
      return .place
    }
    guard rest.contains(.list) else { return .text }
    return rest.contains(.objects) && !rest.contains(.emptyLists) ? .objects : .list
  }

  /// Returns the type of a column with paths of files, some of which exist: addresses if their uses
  /// differ; `nil` for another column.
  func fileKind(where isThere: ([UInt8]) -> Bool) -> ColumnType? {
    let isFound = paths.contains { path in
      CellFiles.paths(in: path.span, where: isThere).contains(where: isThere)
    }
    guard rest.contains(.files), isFound else { return nil }
    return rest.contains(.pictureFiles)
      ? .picture : rest.contains(.soundFiles) ? .sound : .address
  }

  /// The first value, if all values may be paths of files.
  var firstPath: String? {
    rest.contains(.files) && !rest.contains(.address)
      ? paths.first.map { String(decoding: $0, as: UTF8.self) } : nil
  }

  /// The types of a text that ends as the name of a file that pages show or link to.
  private static func files(of text: Span<UInt8>) -> Set {
    guard text.count <= longestPath, let type = MediaType(named: text),
      !text.indices.contains(where: { text[$0] < UInt8(ascii: " ") })
    else { return [] }
    return switch type.use {
    case .picture: [.files, .pictureFiles]
    case .sound: [.files, .soundFiles]
    case .document: .files
    }
  }

  /// The most bytes of a path, as systems have it.
  private static let longestPath = 4_096

  /// The form of the values, if all are lists in brackets.
  var list: ListForm? {
    rest.contains(.list) ? rest.contains(.jsonLists) ? .json : .python : nil
  }

  private mutating func kinds(of text: Span<UInt8>) -> Set {
    guard !text.isEmpty else { return [] }
    if rest.contains(.place), let place = PlaceText(text) {
      return place.isSure ? [.place, .surePlace] : .place
    }
    if let day = CalendarDay.beginning(text) {
      let rest = text.extracting(day.count...)
      guard rest.isEmpty || CalendarText.seconds(afterDay: rest) != nil else { return [] }
      if day.dayFirst != day.monthFirst, monthsFirst == nil { monthsFirst = daysFirst }
      if day.dayFirst != day.yearFirst, yearsFirst == nil { yearsFirst = daysFirst }
      note(text.extracting(..<day.count), unlike: day.monthFirst, day.dayFirst, in: &monthExample)
      note(text.extracting(..<day.count), unlike: day.yearFirst, day.dayFirst, in: &yearExample)
      if let first = day.dayFirst { daysFirst.note(first) }
      if monthsFirst != nil, let first = day.monthFirst { monthsFirst?.note(first) }
      if yearsFirst != nil, let first = day.yearFirst { yearsFirst?.note(first) }
      return (rest.isEmpty ? Set.date : .dateAndTime)
        .union(day.dayFirst == nil ? [] : .dayFirst)
        .union(day.monthFirst == nil ? [] : .monthFirst)
        .union(day.yearFirst == nil ? [] : .yearFirst)
        .union(day.needsOrder ? [] : .needsNoOrder)
    }
    switch text[0] {
    case UInt8(ascii: "0")...UInt8(ascii: "9"):
      if CalendarText.secondsOfDay(text) != nil, CalendarText.clock(text) == nil { return .time }
      guard let clock = CalendarText.clock(text) else { return Self.email(text) }
      return clock.time == nil ? .duration : [.time, .duration]
    case UInt8(ascii: "#"): return Self.isColour(text) ? .colour : []
    case UInt8(ascii: "["):
      guard text[text.count - 1] == UInt8(ascii: "]") else { return [] }
      switch text[text.indices.dropFirst().first { !ASCII.isSpace(text[$0]) } ?? 0] {
      case UInt8(ascii: "{"): return [.list, .jsonLists, .objects]
      case UInt8(ascii: "]"): return [.list, .jsonLists, .objects, .emptyLists]
      case UInt8(ascii: "'"): return .list
      default: return [.list, .jsonLists]
      }
    case UInt8(ascii: "/"), UInt8(ascii: "h"), UInt8(ascii: "H"), UInt8(ascii: "w"),
      UInt8(ascii: "W"):
      guard WebAddress.isAddress(text) else { return Self.email(text) }
      guard rest.contains(.picture) || rest.contains(.sound) else { return .address }
      switch Self.use(of: text) {
      case .picture: return [.picture, .address]
      case .sound: return [.sound, .address]
      case .document, nil: return .address
      }
    case UInt8(ascii: "P") where CalendarText.seconds(ofPeriod: text) != nil: return .duration
    default: return text.count < 6 && Self.isYesOrNo(text) ? .yesNo : Self.email(text)
    }
  }

  /// Keeps a day that is an example of two readings, if it is the first.
  private func note(
    _ text: Span<UInt8>, unlike first: CalendarDay?, _ second: CalendarDay?,
    in example: inout [UInt8]
  ) {
    guard example.isEmpty, let first, let second, first != second else { return }
    example = text.indices.map { text[$0] }
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

  /// The use of the file of a URL, with any query, as its ending shows it.
  private static func use(of address: Span<UInt8>) -> MediaType.Use? {
    let end = address.indices.first { "?#".utf8.contains(address[$0]) } ?? address.count
    return MediaType(named: address.extracting(..<end))?.use
  }

  private static func isYesOrNo(_ text: Span<UInt8>) -> Bool {
    words.contains { $0.utf8CodeUnitCount == text.count && text.endsIgnoringCase(with: $0) }
  }

  private static let words: [StaticString] = ["yes", "no", "true", "false", "y", "n"]
}
