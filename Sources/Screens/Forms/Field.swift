/// A value of a form's model, and the control that changes it.
///
/// ```swift
/// .picker(\.sauce)
/// .stepper(\.slices, in: 2...12, step: 2)
/// .slider(\.thickness, in: 0...1, step: 0.1)
/// .text(\.name, prompt: "Ada Vos", length: 2...30)
/// ```
public struct Field<Model>: Sendable {
  /// The identity of the value in its model; `nil` for a button, which has no value.
  let key: FieldKey?
  let control: @Sendable (Model) -> Control
  let saved: @Sendable (Model) -> FormValue
  let expectation: String

  /// The value in an element that is added, of an array; see ``Repeated``.
  var blank: FormValue?

  /// The end of the name of a control that shares its row with others, after the row's identifier.
  var suffix: String?

  /// The words beside the control, if it isn't named by the row's title.
  var label: String?

  /// When the control is in its row, if it comes and goes.
  var condition: Condition<Model>?

  /// When the row is there, if its controls are not always enough for one.
  var rowCondition: Condition<Model>?

  /// The fields of the further controls of the row.
  var companions: [Field] = []
  let assign: @Sendable (FormValue, inout Model) -> AssignmentOutcome
}

extension Field {
  /// Binds a value of the model to a type of field.
  public init<Kind: FieldType>(_ path: ValuePath<Model, Kind.Value>, _ kind: Kind) {
    self.init(
      key: .path(path), control: { kind.control(showing: $0[keyPath: path]) },
      saved: { kind.saved($0[keyPath: path]) }, expectation: kind.expectation
    ) { saved, model in
      guard let value = kind.value(from: saved) else { return .refused }
      model[keyPath: path] = value
      return .accepted
    }
  }

  private init(button: Control) {
    self.init(
      key: nil, control: { _ in button }, saved: { _ in .missing },
      expectation: "nothing: it is a button"
    ) { _, _ in .refused }
  }

  /// A switch.
  public static func toggle(_ path: ValuePath<Model, Bool>) -> Self {
    Self(path, ToggleKind())
  }

  /// A picker of one case of an enum.
  public static func picker<Option>(
    _ path: ValuePath<Model, Option>, _ style: PickerStyle = .menu
  ) -> Self where Option: CaseIterable & Titled & Identified & Sendable {
    Self(path, ChoiceKind(options: Array(Option.allCases)) { .picker($0, style) })
  }

  /// A picker of one of some options that are known when the site is built.
  public static func picker<Option: Titled & Identified & Sendable>(
    _ path: ValuePath<Model, Option>, from options: [Option], _ style: PickerStyle = .menu
  ) -> Self {
    Self(path, ChoiceKind(options: options) { .picker($0, style) })
  }

  /// A picker of one case of an enum, or of none, which has a title of its own.
  public static func picker<Option>(
    _ path: ValuePath<Model, Option?>, none: String, _ style: PickerStyle = .menu
  ) -> Self where Option: CaseIterable & Titled & Identified & Sendable {
    picker(path, from: Array(Option.allCases), none: none, style)
  }

  /// A picker of one of some options, or of none, which has a title of its own.
  public static func picker<Option: Titled & Identified & Sendable>(
    _ path: ValuePath<Model, Option?>, from options: [Option], none: String,
    _ style: PickerStyle = .menu
  ) -> Self {
    Self(path, OptionalChoiceKind(options: options, none: none, style: style))
  }

  /// A slider whose steps are the cases of an enum.
  public static func slider<Option>(_ path: ValuePath<Model, Option>) -> Self
  where Option: CaseIterable & Titled & Identified & Sendable {
    Self(path, ChoiceKind(options: Array(Option.allCases)) { .slider($0) })
  }

  /// Any number of an enum's cases: for a section, whose rows are the choices.
  public static func selection<Option>(_ path: ValuePath<Model, Set<Option>>) -> Self
  where Option: CaseIterable & Titled & Identified & Hashable & Sendable {
    Self(path, SelectionKind<Option>())
  }

  /// A stepper of whole numbers.
  public static func stepper(
    _ path: ValuePath<Model, Int>, in range: ClosedRange<Int>, step: Int = 1
  ) -> Self {
    Self(path, StepperKind(numbers: WholeNumbers(range, step: step)))
  }

  /// A slider of numbers, which may have decimals.
  public static func slider<Number: BinaryFloatingPoint & Sendable>(
    _ path: ValuePath<Model, Number>, in range: ClosedRange<Double>, step: Double
  ) -> Self {
    Self(path, NumberSliderKind(numbers: SteppedNumbers(range, step: step)))
  }

  /// A field for a number that is typed.
  public static func number(
    _ path: ValuePath<Model, Double?>, in range: ClosedRange<Double>,
    decimals: Int = 0, isRequired: Bool = false
  ) -> Self {
    Self(path, NumberKind(numbers: Numbers(range, decimals: decimals, isRequired: isRequired)))
  }

  /// A field for text on one line.
  public static func text(
    _ path: ValuePath<Model, String>, prompt: String = "",
    length: ClosedRange<Int> = 0...200, pattern: TextPattern? = nil
  ) -> Self {
    let limits = TextLimits(prompt: prompt, length: length, pattern: pattern)
    return Self(path, TextKind(limits: limits, isMultiline: false))
  }

  /// A field for text on several lines.
  public static func multilineText(
    _ path: ValuePath<Model, String>, prompt: String = "", length: ClosedRange<Int> = 0...2_000
  ) -> Self {
    Self(path, TextKind(limits: TextLimits(prompt: prompt, length: length), isMultiline: true))
  }

  /// A field for a day.
  public static func date(
    _ path: ValuePath<Model, Day?>, in range: ClosedRange<Day>? = nil, isRequired: Bool = false
  ) -> Self {
    Self(
      path,
      MomentKind(
        noun: "a day", example: "2026-11-21", limits: ValueRange(range, isRequired: isRequired)
      ) { .date($0, $1) })
  }

  /// A field for a time of day.
  public static func time(
    _ path: ValuePath<Model, TimeOfDay?>, in range: ClosedRange<TimeOfDay>? = nil,
    isRequired: Bool = false
  ) -> Self {
    Self(
      path,
      MomentKind(
        noun: "a time", example: "19:30", limits: ValueRange(range, isRequired: isRequired)
      ) { .time($0, $1) })
  }

  /// A field for a colour.
  public static func colour(_ path: ValuePath<Model, Colour>) -> Self {
    Self(path, ColourKind())
  }

  /// The button that sends the form; see ``Form/submission``.
  public static func submit(_ words: String) -> Self { Self(button: .submit(words)) }

  /// The button that restores the values that the page was built with.
  public static func reset(_ words: String) -> Self { Self(button: .reset(words)) }
}

// MARK: - Several controls in a row

extension Field {
  /// The field with a further control in its row.
  ///
  /// ```swift
  /// .toggle(\.reminds).and("hours", "Hours before", .stepper(\.hours, in: 1...24))
  /// ```
  ///
  /// - `name`: The end of the control's name, after the row's identifier and a hyphen:
  ///   `reminder-hours`.
  /// - `label`: The words beside the control.
  public func and(_ name: String, _ label: String, _ field: Self) -> Self {
    var all = self
    all.companions += field.labelled(label, name).parts
    return all
  }

  /// The field of a control with a name and words of its own within its row.
  func labelled(_ label: String, _ name: String) -> Self {
    var field = self
    field.suffix = name
    field.label = label
    return field
  }

  /// The fields of the row's controls, in order.
  var parts: [Self] { [self] + companions }

  /// The name of the control in a row with that identifier.
  func name(in row: String) -> String { suffix.map { "\(row)-\($0)" } ?? row }
}

/// The key path of a value in a form's model: `\.sauce`.
public typealias ValuePath<Model, Value> = any WritableKeyPath<Model, Value> & Sendable

/// The result of putting a value into a model.
enum AssignmentOutcome {
  case accepted

  /// It is not a value that is accepted.
  case refused

  /// The model has no such place, as of a section that is not there.
  case absent
}

/// A type of field: its control, and the values that it accepts.
///
/// One declaration serves the drawing, the browser and the model. The existing types cover the
/// controls; write your own to bind a field to another type of value.
public protocol FieldType: Sendable {
  associatedtype Value: Sendable

  /// The control that shows a value.
  func control(showing value: Value) -> Control

  /// A value as it is saved.
  func saved(_ value: Value) -> FormValue

  /// The value that came from outside, or `nil` if it is not one that is accepted.
  func value(from saved: FormValue) -> Value?

  /// The accepted values, in words that end the sentence "it takes …".
  var expectation: String { get }
}
