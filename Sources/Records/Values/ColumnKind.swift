/// What the values of a column are, all of them.
///
/// It decides how a column is aligned and what a cell of it does. Values are shown as they are
/// written, whatever their kind.
public enum ColumnKind: String, CaseIterable, Sendable {
  case text
  case wholeNumber = "whole number"
  case decimal

  /// A day: `2026-11-22`.
  case date

  /// A time of day: `7:05`, `07:05:30`.
  case time

  /// Both, with a space or a `T` between them, and a zone if need be.
  case dateAndTime = "date and time"

  /// Minutes and seconds, `75:30`; hours before them, `1:02:03`; or as ISO 8601 writes it, `PT1H2M`.
  case duration

  case yesNo = "yes or no"

  /// An address on the web.
  case address

  /// An address of mail, with `mailto:` before it or without.
  case email = "e-mail"

  /// An address on the web whose name ends as that of a picture does.
  case picture

  /// An address on the web whose name ends as that of a sound does.
  case sound

  /// Degrees north.
  case latitude

  /// Degrees east.
  case longitude

  /// A list of JSON.
  case list

  /// Whether values are amounts, whose digits stand below each other.
  public var isAmount: Bool {
    switch self {
    case .wholeNumber, .decimal, .duration, .latitude, .longitude: true
    case .text, .date, .time, .dateAndTime, .yesNo, .address, .email, .picture, .sound, .list:
      false
    }
  }

  /// Whether nobody looks for its words but where they can be seen: `https` and the like would find
  /// every row, and a degree's digits any.
  package var isFoundOnlyWhereShown: Bool {
    switch self {
    case .address, .picture, .sound, .latitude, .longitude: true
    case .text, .wholeNumber, .decimal, .date, .time, .dateAndTime, .duration, .yesNo, .email,
      .list:
      false
    }
  }
}
