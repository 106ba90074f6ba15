/// The types of Table Schema, as declared for the values of a column.
///
/// They are less precise than a ``ColumnType``: a picture's URL is a string, and degrees are
/// numbers. So the detected type counts as long as it fits the declared one.
enum FieldType: String, CaseIterable, Sendable {
  case string, number, integer, boolean, date, time, datetime, duration
  case any, year, yearmonth, geopoint, geojson, object, array, list

  /// The kinds that are of the type, the usual first; `nil` if all are.
  var kinds: [ColumnType]? {
    switch self {
    // A duration as clocks write it is none of ISO 8601, which Table Schema has alone.
    case .string:
      [
        .text, .address, .email, .picture, .sound, .colour, .duration, .approximateDate, .place,
        .list, .objects,
      ]
    case .number: [.decimal, .wholeNumber, .percentage, .currency, .latitude, .longitude, .epoch]
    case .integer: [.wholeNumber, .percentage, .currency, .latitude, .longitude, .epoch]
    case .boolean: [.yesNo]
    case .date: [.date]
    case .time: [.time]
    case .datetime: [.dateAndTime]
    case .duration: [.duration]
    case .any, .year, .yearmonth, .geopoint, .geojson, .object, .array, .list: nil
    }
  }

  /// The field type of a detected column type.
  init(of kind: ColumnType) {
    switch kind {
    case .text, .address, .email, .picture, .sound, .colour, .duration, .approximateDate, .place:
      self = .string
    case .wholeNumber: self = .integer
    case .decimal, .percentage, .currency, .latitude, .longitude, .epoch: self = .number
    case .date: self = .date
    case .time: self = .time
    case .dateAndTime: self = .datetime
    case .yesNo: self = .boolean
    case .list, .objects: self = .array
    }
  }

  func kind(of inferred: ColumnType) -> ColumnType {
    guard let kinds, !kinds.contains(inferred) else { return inferred }
    return kinds[0]
  }

  /// Whether values may be of the type: anything may be a text, and 0 and 1 are no and yes.
  func takes(_ inferred: ColumnType) -> Bool {
    switch self {
    case .string: true
    case .boolean where inferred == .wholeNumber: true
    default: kinds?.contains(inferred) ?? true
    }
  }
}
