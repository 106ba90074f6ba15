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

  /// Any number of choices, which are the rows of a section that is bound to it.
  case selection([Choice], chosen: Set<String>)

  /// A whole number, changed a step at a time.
  case stepper(Int, WholeNumbers)

  /// The number of sections of a kind, changed one at a time, and the name of one.
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

/// The earliest and latest day or time that a field accepts, and whether a value is required.
public struct ValueRange<Value: Comparable & Hashable & Sendable>: Hashable, Sendable {
  public let range: ClosedRange<Value>?
  public let isRequired: Bool

  public init(_ range: ClosedRange<Value>? = nil, isRequired: Bool = false) {
    self.range = range
    self.isRequired = isRequired
  }

  func contains(_ value: Value?) -> Bool {
    guard let value else { return !isRequired }
    return range?.contains(value) ?? true
  }

  /// The range as the end of a sentence: " from 09:00 to 17:00".
  var words: String { range.map { " from \($0.lowerBound) to \($0.upperBound)" } ?? "" }
}

/// The appearance of a picker's choices.
public enum PickerStyle: Hashable, Sendable {
  /// A menu that opens.
  case menu

  /// All the choices in a row, for two to five short ones.
  case segmented

  /// All the choices in a list.
  case inline

  /// A list on a page of its own, at this path.
  case page(at: SitePath)

  /// A list on a page of its own: a form whose submission is ``Submission/choice(backTo:)``.
  ///
  /// The row shows the selected choice and links to the list, and the list links back.
  public static func page(_ page: some SitePage) -> Self { .page(at: page.path) }
}
