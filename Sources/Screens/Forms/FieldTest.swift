/// What a condition asks of one control.
public enum FieldTest: Hashable, Sendable {
  /// A switch is on.
  case isOn

  /// The choice of this identifier is made.
  case isChosen(String)

  /// A whole number is in a range.
  case isIn(ClosedRange<Int>)

  /// There is text.
  case isFilled
}
