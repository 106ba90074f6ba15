/// What stands in a field of a recording and is none of what its data file has room for.
struct Oddity: Sendable {
  /// Which of the recordings in the notes.
  let record: Int

  let field: OddField

  /// The number of the text.
  let text: Int
}

/// A field that is a number in a data file, unless it has an odd text.
public enum OddField: String, Sendable {
  /// No day of the calendar, or only a part of one.
  case date

  /// Neither `A` to `E` nor nothing.
  case quality
}
