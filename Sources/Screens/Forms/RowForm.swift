/// A form that says everything about a row in one place.
///
/// ```swift
/// struct AppearanceScreen: RowForm {
///   enum Section: String, CaseIterable, Titled { case text = "Text", motion = "Motion" }
///   enum Row: String, Identified { case larger, size, animates }
///
///   var model = Appearance()
///   let title = "Appearance"
///
///   func rows(in section: Section) -> [Row] {
///     switch section {
///     case .text: [.larger, .size]
///     case .motion: [.animates]
///     }
///   }
///
///   func row(_ row: Row) -> FormRow<Appearance> {
///     switch row {
///     case .larger: .toggle("Larger text", \.isLarger)
///     case .size: .slider("Size", \.size, in: 12...24, step: 1).visible(when: .isOn(\.isLarger))
///     case .animates: .toggle("Animate", \.animates).subtitle("Pages slide in")
///     }
///   }
/// }
/// ```
///
/// A screen without a model needs no `model`: its rows are ``FormRow/cell(_:_:picture:badge:role:state:accessory:opens:does:)``.
public protocol RowForm: Form {
  /// The cell of a row, the value that it changes, and when it is there.
  func row(_ row: Row) -> FormRow<Model>
}

extension RowForm {
  public func cell(for row: Row) -> Cell { self.row(row).cell }
  public func field(of row: Row) -> Field<Model>? { self.row(row).field }
  public func visibility(of row: Row) -> Visibility<Model> { self.row(row).visibility }
}

extension RowForm where Model == Void {
  /// The model of a screen that has none.
  public var model: Void {
    get { () }
    set {}
  }
}

/// A row of a ``RowForm`` or a ``BuiltForm``.
public struct FormRow<Model>: Sendable {
  public var cell: Cell

  /// The value of the model that the row changes, if it changes one.
  public var field: Field<Model>?

  /// When the row is there.
  public var visibility = Visibility<Model>.always

  /// The identifier of a row of a ``BuiltForm``.
  var identifier: String?

  /// Creates a row of a cell and a field.
  public init(_ cell: Cell, _ field: Field<Model>? = nil) {
    self.cell = cell
    self.field = field
  }
}

// MARK: - Rows without a field

extension FormRow {
  /// A row that changes nothing, with the parts of a ``Cell``.
  public static func cell(
    _ title: String, _ style: CellStyle = .basic, picture: Picture? = nil,
    badge: some CellText = "", role: CellRole = .normal, state: CellState = .normal,
    accessory: Accessory = .automatic, opens link: Link? = nil, does action: CellAction? = nil
  ) -> Self {
    Self(
      Cell(
        title, style, picture: picture, badge: badge, role: role, state: state,
        accessory: accessory, opens: link, does: action))
  }
}

// MARK: - Rows with a field

extension FormRow {
  /// A row with any field.
  public static func field(_ title: String, _ field: Field<Model>) -> Self {
    Self(Cell(title), field)
  }

  /// A row with a switch.
  public static func toggle(_ title: String, _ path: ValuePath<Model, Bool>) -> Self {
    field(title, .toggle(path))
  }

  /// A row with a picker of one case of an enum.
  public static func picker<Option>(
    _ title: String, _ path: ValuePath<Model, Option>, _ style: PickerStyle = .menu
  ) -> Self where Option: CaseIterable & Titled & Identified & Sendable {
    field(title, .picker(path, style))
  }

  /// A row with a picker of one of some options that are known when the site is built.
  public static func picker<Option: Titled & Identified & Sendable>(
    _ title: String, _ path: ValuePath<Model, Option>, from options: [Option],
    _ style: PickerStyle = .menu
  ) -> Self {
    field(title, .picker(path, from: options, style))
  }

  /// A row with a picker of one case of an enum, or of none, which has a title of its own.
  public static func picker<Option>(
    _ title: String, _ path: ValuePath<Model, Option?>, none: String, _ style: PickerStyle = .menu
  ) -> Self where Option: CaseIterable & Titled & Identified & Sendable {
    field(title, .picker(path, none: none, style))
  }

  /// A row with a picker of one of some options, or of none, which has a title of its own.
  public static func picker<Option: Titled & Identified & Sendable>(
    _ title: String, _ path: ValuePath<Model, Option?>, from options: [Option], none: String,
    _ style: PickerStyle = .menu
  ) -> Self {
    field(title, .picker(path, from: options, none: none, style))
  }

  /// A row with a picker whose options depend on the case of an enum.
  public static func picker<Option: Titled & Identified & Sendable, Other>(
    _ title: String, _ path: ValuePath<Model, Option>, from options: (Other) -> [Option],
    dependingOn other: ValuePath<Model, Other>, _ style: PickerStyle = .menu
  ) -> Self where Other: CaseIterable & Identified & Sendable {
    field(title, .picker(path, from: options, dependingOn: other, style))
  }

  /// A row with a picker whose options depend on which of some others is chosen.
  public static func picker<Option: Titled & Identified & Sendable, Other: Identified & Sendable>(
    _ title: String, _ path: ValuePath<Model, Option>, from options: (Other) -> [Option],
    dependingOn other: ValuePath<Model, Other>, of others: [Other], _ style: PickerStyle = .menu
  ) -> Self {
    field(title, .picker(path, from: options, dependingOn: other, of: others, style))
  }

  /// A row with a slider whose steps are the cases of an enum.
  public static func slider<Option>(_ title: String, _ path: ValuePath<Model, Option>) -> Self
  where Option: CaseIterable & Titled & Identified & Sendable {
    field(title, .slider(path))
  }

  /// A row with a slider of numbers, which may have decimals.
  public static func slider<Number: BinaryFloatingPoint & Sendable>(
    _ title: String, _ path: ValuePath<Model, Number>, in range: ClosedRange<Double>, step: Double
  ) -> Self {
    field(title, .slider(path, in: range, step: step))
  }

  /// A row with a stepper of whole numbers.
  public static func stepper(
    _ title: String, _ path: ValuePath<Model, Int>, in range: ClosedRange<Int>, step: Int = 1
  ) -> Self {
    field(title, .stepper(path, in: range, step: step))
  }

  /// A row that has a position among others, and can be moved up and down; see ``Ordered``.
  public static func position<Element>(
    _ title: String, of element: Element, in path: ValuePath<Model, Ordered<Element>>
  ) -> Self {
    field(title, .position(of: element, in: path))
  }

  /// A row with a field for a number that is typed.
  public static func number(
    _ title: String, _ path: ValuePath<Model, Double?>, in range: ClosedRange<Double>,
    decimals: Int = 0, isRequired: Bool = false
  ) -> Self {
    field(title, .number(path, in: range, decimals: decimals, isRequired: isRequired))
  }

  /// A row with a field for text on one line.
  public static func text(
    _ title: String, _ path: ValuePath<Model, String>, prompt: String = "",
    length: ClosedRange<Int> = 0...200, pattern: TextPattern? = nil
  ) -> Self {
    field(title, .text(path, prompt: prompt, length: length, pattern: pattern))
  }

  /// A row with a field for text on several lines.
  public static func multilineText(
    _ title: String, _ path: ValuePath<Model, String>, prompt: String = "",
    length: ClosedRange<Int> = 0...2_000
  ) -> Self {
    field(title, .multilineText(path, prompt: prompt, length: length))
  }

  /// A row with a field for a day.
  public static func date(
    _ title: String, _ path: ValuePath<Model, Day?>, in range: ClosedRange<Day>? = nil,
    isRequired: Bool = false
  ) -> Self {
    field(title, .date(path, in: range, isRequired: isRequired))
  }

  /// A row with a field for a time of day.
  public static func time(
    _ title: String, _ path: ValuePath<Model, TimeOfDay?>,
    in range: ClosedRange<TimeOfDay>? = nil, isRequired: Bool = false
  ) -> Self {
    field(title, .time(path, in: range, isRequired: isRequired))
  }

  /// A row with a field for a colour.
  public static func colour(_ title: String, _ path: ValuePath<Model, Colour>) -> Self {
    field(title, .colour(path))
  }

  /// The row of the button that sends the form; see ``Form/submission``.
  public static func submit(_ words: String) -> Self { field("", .submit(words)) }

  /// The row of the button that restores the values that the page was built with.
  public static func reset(_ words: String) -> Self { field("", .reset(words)) }
}

// MARK: - Changes to a row

extension FormRow {
  /// The row with smaller words under its title.
  public func subtitle(_ words: some CellText) -> Self { with(\.cell.style, .subtitle(words)) }

  /// The row with words across from its title.
  public func value(_ words: some CellText) -> Self { with(\.cell.style, .value(words)) }

  /// The row with a picture before its title.
  public func picture(_ picture: Picture) -> Self { with(\.cell.picture, picture) }

  /// The row with a word or a number that stands out.
  public func badge(_ words: some CellText) -> Self { with(\.cell.badge, words.wording) }

  /// The row for something that cannot be undone, for example.
  public func role(_ role: CellRole) -> Self { with(\.cell.role, role) }

  /// The row selected or disabled.
  public func state(_ state: CellState) -> Self { with(\.cell.state, state) }

  /// The row while a condition holds, which the page decides as the visitor changes the controls.
  public func visible(when condition: Condition<Model>) -> Self {
    with(\.visibility, .visible(when: condition))
  }

  /// The row with a further control after the others; see ``Field/and(_:_:_:)``.
  ///
  /// In a row without a control, it is the first.
  public func and(_ name: String, _ label: String, _ field: Field<Model>) -> Self {
    with(\.field, self.field?.and(name, label, field) ?? field.labelled(label, name))
  }

  /// The row of a ``BuiltForm`` under a name, unique on the screen; see ``Screen/identifier(of:)``.
  public func identified(by identifier: String) -> Self { with(\.identifier, identifier) }

  private func with<Value>(_ path: WritableKeyPath<Self, Value>, _ value: Value) -> Self {
    var row = self
    row[keyPath: path] = value
    return row
  }
}
