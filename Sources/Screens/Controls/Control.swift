/// The changeable part of a cell: its kind, its value, and the values that it accepts.
///
/// A ``Form`` makes its controls from fields that are bound to a model; see ``Field``.
public enum Control: Hashable, Sendable {
  /// On or off.
  case toggle(isOn: Bool)

  /// One of a few steps, which have names.
  case slider(Choices)

  /// One of many numbers, which may have decimals.
  case numberSlider(Double, SteppedNumbers)

  /// One of a few.
  case picker(Choices, PickerStyle)

  /// Any number of choices.
  ///
  /// The rows of a section that is bound to it are the choices.
  case selection([Choice], chosen: Set<String>)

  /// A whole number, changed a step at a time.
  case stepper(Int, WholeNumbers)

  /// The number of sections of a kind, changed one at a time.
  ///
  /// The noun is the name of one.
  case counter(Int, WholeNumbers, noun: String)

  /// A number typed by hand. `nil`, when none is given.
  case number(Double?, Numbers)

  /// Words on one line.
  case text(String, TextLimits)

  /// Words on several lines.
  case multilineText(String, TextLimits)

  /// A day. `nil`, when none is given.
  case date(Day?, ValueRange<Day>)

  /// A time of day. `nil`, when none is given.
  case time(TimeOfDay?, ValueRange<TimeOfDay>)
  case colour(Colour)

  /// Sends the form, or shows the choices; see ``Submission``.
  case submit(String)

  /// Restores the values that the page was built with.
  case reset(String)
}

// MARK: - Showing an enum

extension Control {
  /// A picker with a choice for every case of an enum.
  public static func picker<Option: CaseIterable & Titled & Identified>(
    _ selection: Option, _ style: PickerStyle = .menu
  ) -> Self {
    .picker(Choices(of: Option.self, chosen: selection.identifier), style)
  }

  /// A slider with a step for every case of an enum.
  public static func slider<Option: CaseIterable & Titled & Identified>(
    _ selection: Option
  ) -> Self {
    .slider(Choices(of: Option.self, chosen: selection.identifier))
  }
}
