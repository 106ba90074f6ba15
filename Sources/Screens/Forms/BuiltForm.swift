// swift-format-ignore-file: AlwaysUseLowerCamelCase

/// A form without enums: its sections and rows are written one below the other.
///
/// ```swift
/// struct AppearanceScreen: BuiltForm {
///   var model = Appearance()
///   let title = "Appearance"
///
///   var body: [Section] {
///     Section("Text") {
///       Toggle("larger", "Larger text", \.isLarger)
///       Slider("size", "Size", \.size, in: 12...24, step: 1).visible(when: .isOn(\.isLarger))
///     }
///     Section("Motion") {
///       Toggle("animates", "Animate", \.animates).subtitle("Pages slide in")
///     }
///   }
/// }
/// ```
///
/// `if`, `switch` and `for` are decided when the site is built; `visible(when:)` follows a control.
/// The first text of a control is its identifier, which is the same in every language and every
/// build. A screen without a model needs no `model`.
public protocol BuiltForm: RowForm where Section == FormSection<Model>, Row == FormRow<Model> {
  /// The sections in order.
  @Parts<FormSection<Model>> var body: [FormSection<Model>] { get }
}

extension BuiltForm {
  public var sections: [FormSection<Model>] { body }
  public func content(above section: FormSection<Model>) -> [Block] { section.content }
  public func rows(in section: FormSection<Model>) -> [FormRow<Model>] { section.rows }
  public func row(_ row: FormRow<Model>) -> FormRow<Model> { row }
  public func identifier(of row: FormRow<Model>) -> String? { row.identifier }
  public func header(of section: FormSection<Model>) -> Sentence<Model>? { section.header }
  public func footer(of section: FormSection<Model>) -> Sentence<Model>? { section.footer }
  public func identifier(ofSection section: FormSection<Model>) -> String? { section.identifier }
  public func field(ofSection section: FormSection<Model>) -> Field<Model>? { section.field }
  public func visibility(ofSection section: FormSection<Model>) -> Visibility<Model> {
    section.visibility
  }
  public func notice(of section: FormSection<Model>) -> Notice? { section.notice }
  public func folding(of section: FormSection<Model>) -> Folding { section.folding }
}

/// A section of a ``BuiltForm``, with its rows.
public struct FormSection<Model>: Sendable {
  /// The texts and pictures above the section; see ``Screen/content(above:)``.
  public var content: [Block]
  public var header: Sentence<Model>?
  public var footer: Sentence<Model>?
  public var rows: [FormRow<Model>]

  /// The field of the section as a whole, if it has one; see ``Form/field(ofSection:)``.
  public var field: Field<Model>?

  /// When the section is there.
  public var visibility = Visibility<Model>.always
  public var notice: Notice?
  public var folding: Folding
  let identifier: String?

  /// Creates a section.
  ///
  /// - `header`, `footer`: The texts above and below the rows, which may depend on the form's values.
  /// - `content`: Texts and pictures above the section, which are hidden with it.
  /// - `identifier`: The section's name, unique on the screen, which a field of its own needs.
  public init(
    _ header: Sentence<Model>? = nil, footer: Sentence<Model>? = nil, content: [Block] = [],
    identifier: String? = nil, field: Field<Model>? = nil, notice: Notice? = nil,
    folding: Folding = .never, @Parts<FormRow<Model>> rows: () -> [FormRow<Model>]
  ) {
    self.content = content
    self.header = header
    self.footer = footer
    self.rows = rows()
    self.field = field
    self.notice = notice
    self.folding = folding
    self.identifier = identifier
  }

  /// The section while a condition holds.
  public func visible(when condition: Condition<Model>) -> Self {
    var section = self
    section.visibility = .visible(when: condition)
    return section
  }
}

/// Puts the sections of a form, or the rows of a section, one below the other.
@resultBuilder
public enum Parts<Part> {
  public static func buildExpression(_ part: Part) -> [Part] { [part] }
  public static func buildExpression(_ parts: [Part]) -> [Part] { parts }
  public static func buildBlock(_ parts: [Part]...) -> [Part] { parts.flatMap(\.self) }
  public static func buildOptional(_ parts: [Part]?) -> [Part] { parts ?? [] }
  public static func buildEither(first parts: [Part]) -> [Part] { parts }
  public static func buildEither(second parts: [Part]) -> [Part] { parts }
  public static func buildArray(_ parts: [[Part]]) -> [Part] { parts.flatMap(\.self) }

  /// A row that changes nothing.
  public static func buildExpression<Model>(_ cell: Cell) -> [Part] where Part == FormRow<Model> {
    [FormRow(cell)]
  }

  @available(*, unavailable, message: "A row is a Cell. A Text stands between sections.")
  public static func buildExpression<Model>(_ block: Block) -> [Part]
  where Part == FormRow<Model> { [] }

  /// A text or a picture between sections.
  public static func buildExpression<Model>(_ block: Block) -> [Part]
  where Part == FormSection<Model> {
    [FormSection(content: [block]) {}]
  }

  /// A picture between sections.
  public static func buildExpression<Model>(_ figure: Figure) -> [Part]
  where Part == FormSection<Model> {
    [FormSection(content: [.figure(figure)]) {}]
  }
}

// MARK: - Rows by their controls

/// A row with a switch.
public func Toggle<Model>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Bool>
) -> FormRow<Model> {
  .toggle(title, path).identified(by: identifier)
}

/// A row with a picker of one case of an enum.
public func Picker<Model, Option>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Option>,
  _ style: PickerStyle = .menu
) -> FormRow<Model> where Option: CaseIterable & Titled & Identified & Sendable {
  .picker(title, path, style).identified(by: identifier)
}

/// A row with a picker of one of some options that are known when the site is built.
public func Picker<Model, Option: Titled & Identified & Sendable>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Option>, from options: [Option],
  _ style: PickerStyle = .menu
) -> FormRow<Model> {
  .picker(title, path, from: options, style).identified(by: identifier)
}

/// A row with a picker of one case of an enum, or of none, which has a title of its own.
public func Picker<Model, Option>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Option?>, none: String,
  _ style: PickerStyle = .menu
) -> FormRow<Model> where Option: CaseIterable & Titled & Identified & Sendable {
  .picker(title, path, none: none, style).identified(by: identifier)
}

/// A row with a picker of one of some options, or of none, which has a title of its own.
public func Picker<Model, Option: Titled & Identified & Sendable>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Option?>,
  from options: [Option], none: String, _ style: PickerStyle = .menu
) -> FormRow<Model> {
  .picker(title, path, from: options, none: none, style).identified(by: identifier)
}

/// A row with a picker whose options depend on the case of an enum.
public func Picker<Model, Option: Titled & Identified & Sendable, Other>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Option>,
  from options: (Other) -> [Option], dependingOn other: ValuePath<Model, Other>,
  _ style: PickerStyle = .menu
) -> FormRow<Model> where Other: CaseIterable & Identified & Sendable {
  .picker(title, path, from: options, dependingOn: other, style).identified(by: identifier)
}

/// A row with a picker whose options depend on which of some others is chosen.
public func Picker<Model, Option: Titled & Identified & Sendable, Other: Identified & Sendable>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Option>,
  from options: (Other) -> [Option], dependingOn other: ValuePath<Model, Other>, of others: [Other],
  _ style: PickerStyle = .menu
) -> FormRow<Model> {
  .picker(title, path, from: options, dependingOn: other, of: others, style)
    .identified(by: identifier)
}

/// A row with a slider whose steps are the cases of an enum.
public func Slider<Model, Option>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Option>
) -> FormRow<Model> where Option: CaseIterable & Titled & Identified & Sendable {
  .slider(title, path).identified(by: identifier)
}

/// A row with a slider of numbers, which may have decimals.
public func Slider<Model, Number: BinaryFloatingPoint & Sendable>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Number>,
  in range: ClosedRange<Double>, step: Double
) -> FormRow<Model> {
  .slider(title, path, in: range, step: step).identified(by: identifier)
}

/// A row with a stepper of whole numbers.
public func Stepper<Model>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Int>,
  in range: ClosedRange<Int>, step: Int = 1
) -> FormRow<Model> {
  .stepper(title, path, in: range, step: step).identified(by: identifier)
}

/// A row that has a position among others, and can be moved up and down; see ``Ordered``.
public func Position<Model, Element>(
  _ identifier: String, _ title: String, of element: Element,
  in path: ValuePath<Model, Ordered<Element>>
) -> FormRow<Model> {
  .position(title, of: element, in: path).identified(by: identifier)
}

/// A row with a field for a number that is typed.
public func NumberField<Model>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Double?>,
  in range: ClosedRange<Double>, decimals: Int = 0, isRequired: Bool = false
) -> FormRow<Model> {
  .number(title, path, in: range, decimals: decimals, isRequired: isRequired)
    .identified(by: identifier)
}

/// A row with a field for text on one line.
public func TextField<Model>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, String>, prompt: String = "",
  length: ClosedRange<Int> = 0...200, pattern: TextPattern? = nil
) -> FormRow<Model> {
  .text(title, path, prompt: prompt, length: length, pattern: pattern).identified(by: identifier)
}

/// A row with a field for text on several lines.
public func TextEditor<Model>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, String>, prompt: String = "",
  length: ClosedRange<Int> = 0...2_000
) -> FormRow<Model> {
  .multilineText(title, path, prompt: prompt, length: length).identified(by: identifier)
}

/// A row with a field for a day.
public func DateField<Model>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Day?>,
  in range: ClosedRange<Day>? = nil, isRequired: Bool = false
) -> FormRow<Model> {
  .date(title, path, in: range, isRequired: isRequired).identified(by: identifier)
}

/// A row with a field for a time of day.
public func TimeField<Model>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, TimeOfDay?>,
  in range: ClosedRange<TimeOfDay>? = nil, isRequired: Bool = false
) -> FormRow<Model> {
  .time(title, path, in: range, isRequired: isRequired).identified(by: identifier)
}

/// A row with a field for a colour.
public func ColourField<Model>(
  _ identifier: String, _ title: String, _ path: ValuePath<Model, Colour>
) -> FormRow<Model> {
  .colour(title, path).identified(by: identifier)
}

/// A row with the button that sends the form; see ``Form/submission``.
public func SubmitButton<Model>(_ identifier: String, _ words: String) -> FormRow<Model> {
  .submit(words).identified(by: identifier)
}

/// A row with the button that restores the values that the page was built with.
public func ResetButton<Model>(_ identifier: String, _ words: String) -> FormRow<Model> {
  .reset(words).identified(by: identifier)
}
