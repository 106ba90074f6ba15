/// What the search page shows of a recording, by the numbers of texts.
struct RecordingRow {
  /// The phrase that its names are.
  var names: Int?
  var place = 0
  var recordist = 0

  /// The phrase that its kinds of sound are.
  var type = 0
}
