/// The type of all values of a column.
///
/// It decides the alignment of a column and the function of its cells. Values are shown as they are
/// written, whatever their type.
public enum ColumnType: String, CaseIterable, Sendable {
  case text
  case wholeNumber = "whole number"
  case decimal

  /// A number with `%` after it.
  case percentage

  /// A number with a sign or a code of money, the same in all values: `$5`, `1.234,50 €`, `20 SEK`.
  case currency

  /// A day: `2026-11-22`, `22.11.2026`, `11/22/2026` if another value shows that months come first,
  /// `Nov 22, 2026`.
  case date

  /// A time of day: `7:05`, `07:05:30`, `7:05 PM`.
  case time

  /// Both, with a space or a `T` between them, and a zone if need be.
  case dateAndTime = "date and time"

  /// Seconds or milliseconds since the beginning of 1970, shown as a day and a time of day in universal time.
  case epoch

  /// A day, month, year, decade or century, or a span of such, also an uncertain one, as people write it: `1910`,
  /// `May 1925`, `circa 1930`, `1852–1911`, `n.d.`. It is sorted by its first day.
  case approximateDate = "approximate date"

  /// Minutes and seconds, `75:30`; hours before them, `1:02:03`; or as ISO 8601 writes it, `PT1H2M`.
  case duration

  case yesNo = "yes or no"

  /// An address on the web, also without its scheme where it begins with `www.`.
  case address

  /// An address of mail, with `mailto:` before it or without.
  case email = "e-mail"

  /// An address on the web, or the path of a file, whose name ends as that of a picture does.
  case picture

  /// An address on the web, or the path of a file, whose name ends as that of a sound does.
  case sound

  /// Degrees north.
  case latitude

  /// Degrees east.
  case longitude

  /// Both coordinates of a place: `48.85, 2.35`, `48°51'24"N 2°21'03"E`, `POINT(2.35 48.85)`.
  case place

  /// A colour as CSS writes it in hexadecimal digits: `#ff8800`.
  case colour

  /// A list of JSON.
  case list

  /// A list of JSON whose elements are objects, ordered by how many there are.
  case objects = "list of objects"

  /// The type of a name as typed, `date-and-time`, without regard to case, spaces and signs.
  package init?(named name: String) {
    let plain = ColumnName.plain(name)
    guard let type = Self.allCases.first(where: { ColumnName.plain($0.rawValue) == plain }) else {
      return nil
    }
    self = type
  }

  /// Whether values are amounts, whose digits are aligned.
  public var isAmount: Bool {
    switch self {
    case .wholeNumber, .decimal, .percentage, .currency, .duration, .latitude, .longitude: true
    case .text, .date, .time, .dateAndTime, .epoch, .approximateDate, .yesNo, .address, .email,
      .picture, .sound, .place, .colour, .list, .objects:
      false
    }
  }

  /// Whether its values have a useful order.
  package var hasOrder: Bool {
    switch self {
    case .sound, .picture, .place, .colour, .list: false
    case .text, .wholeNumber, .decimal, .percentage, .currency, .date, .time, .dateAndTime, .epoch,
      .approximateDate, .duration, .yesNo, .address, .email, .latitude, .longitude, .objects:
      true
    }
  }

  /// Whether its words are searchable only if the column is shown: `https` and the like would find
  /// every row, and a degree's digits any.
  package var isFoundOnlyWhereShown: Bool {
    switch self {
    case .address, .picture, .sound, .latitude, .longitude, .place: true
    case .text, .wholeNumber, .decimal, .percentage, .currency, .date, .time, .dateAndTime, .epoch,
      .approximateDate, .duration, .yesNo, .email, .colour, .list, .objects:
      false
    }
  }
}
