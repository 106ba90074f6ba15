/// What the search page shows of a recording.
struct WrittenRecording: Equatable {
  var number: Int
  var common: String
  var scientific: String
  var country: String
  var place: String
  var recordist: String
  var type: String

  /// 0 to 4 for `A` to `E`, else 5.
  var quality: Int
  var sound: String?

  /// Days before the last of 2100, of months that have 31 and a zeroth; zero if there is none.
  var shortDate: Int
}
