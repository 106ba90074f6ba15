/// What comes first among records that are found equally well: the best, and of those the newest.
public struct SearchOrder: Hashable, Sendable {
  /// 3 bits of quality and 22 of the date, the lowest first.
  let value: UInt32

  private static let dateBits: UInt32 = 22
  private static let unknownDate: UInt32 = 1 << dateBits - 1

  /// How many days there are in a year where each month may have 31 and a zeroth.
  private static let daysOfYear = 13 * 32

  /// - Parameters:
  ///   - quality: 0 to 4 for `A` to `E`, else 5.
  ///   - date: `((9999 - year) * 13 + 12 - month) * 32 + 31 - day`, where a month or day of zero is not
  ///     known; 2^22 - 1, if nothing is.
  public init(quality: Int, date: Int) {
    value = UInt32(quality) << Self.dateBits | UInt32(date)
  }

  /// Of records that differ in nothing but their place.
  static let none = SearchOrder(quality: 0, date: 0)

  var quality: Int { Int(value >> Self.dateBits) }

  /// Whether it is one of `A` to `E`.
  public var hasQuality: Bool { quality < 5 }

  /// The year, if it is known.
  var year: Int? { date.map { 9999 - $0 / Self.daysOfYear } }

  /// The date as a number that is short in files: zero if it is unknown, or after the year 2100.
  var shortDate: Int {
    guard let date else { return 0 }
    return max(0, date - (9999 - 2100) * Self.daysOfYear + 1)
  }

  /// Whether the day is known, and is one that files have room for.
  public var isDay: Bool {
    guard let date else { return false }
    let (day, month) = (31 - date % 32, 12 - date / 32 % 13)
    return day > 0 && month > 0 && shortDate > 0
  }

  private var date: Int? {
    let date = value & Self.unknownDate
    return date == Self.unknownDate ? nil : Int(date)
  }
}
