import Records

/// The order of recordings within a group.
///
/// Missing and invalid values come last in every order: a time such as `9:30am` among those of its
/// day, a day such as `1975-07-00` among those of its month, `0000-00-00` and `?` among all.
public enum RecordingOrder: String, CaseIterable, Sendable {
  /// The newest date, then the latest time, then the highest number.
  case newest

  /// The oldest date, then the earliest time, then the lowest number.
  case oldest

  /// `A` to `E`, then `no score` and anything else; the newest first among equals.
  case quality

  case id

  /// Whether the lower number comes first where nothing else decides.
  var isAscending: Bool {
    switch self {
    case .newest, .quality: false
    case .oldest, .id: true
    }
  }

  /// Returns the rank of a record in its group, below 2^42; the lowest comes first.
  @inline(__always)
  func rank(
    _ bytes: Span<UInt8>, quality: Range<Int>, date: Range<Int>, time: Range<Int>
  ) -> UInt64 {
    switch self {
    case .newest: Self.rank(bytes, date, time, .newestFirst)
    case .oldest: Self.rank(bytes, date, time, .oldestFirst)
    case .quality:
      UInt64(Self.grade(bytes.extracting(quality))) << 39
        | Self.rank(bytes, date, time, .newestFirst)
    case .id: 0
    }
  }

  @inline(__always)
  private static func rank(
    _ bytes: Span<UInt8>, _ date: Range<Int>, _ time: Range<Int>,
    _ direction: CalendarRank.Direction
  ) -> UInt64 {
    CalendarRank.date(bytes.extracting(date), direction) << 17
      | CalendarRank.time(bytes.extracting(time), direction)
  }

  /// 0 to 4 for a quality of `A` to `E`, and 5 for anything else.
  @inline(__always)
  static func grade(_ text: Span<UInt8>) -> Int {
    text.count == 1 ? Int(min(text[0] &- UInt8(ascii: "A"), 5)) : 5
  }
}
