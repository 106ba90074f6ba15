/// A text that many recordings share, in parts.
public enum RecordingPhrase: UInt8, Sendable {
  /// Common name, genus, species.
  case names

  case subspecies

  /// Country, location.
  case place

  case recordist

  /// Kinds of sound, which commas separate.
  case type
}
