/// A screen whose controls can be changed, and the model that they change.
///
/// Each control is bound to a value of the model. ``field(of:)`` declares the accepted values once,
/// for the drawing, the browser's own validation, and `assign(_:to:)`, which takes values from
/// outside.
///
/// ```swift
/// struct PizzaScreen: Form {
///   enum Section: CaseIterable { case pizza }
///   enum Row: String, CaseIterable, Identified { case sauce, olives, kind }
///
///   var model: Pizza
///   let title = "Pizza"
///
///   func rows(in section: Section) -> [Row] { Row.allCases }
///
///   func cell(for row: Row) -> Cell {
///     switch row {
///     case .sauce: Cell("Sauce")
///     case .olives: Cell("Olives")
///     case .kind: Cell("Kind of olives")
///     }
///   }
///
///   func field(of row: Row) -> Field<Pizza>? {
///     switch row {
///     case .sauce: .picker(\.sauce)
///     case .olives: .toggle(\.hasOlives)
///     case .kind: .picker(\.olives, .segmented)
///     }
///   }
///
///   func visibility(of row: Row) -> Visibility<Pizza> {
///     switch row {
///     case .sauce, .olives: .always
///     case .kind: .visible(when: .isOn(\.hasOlives))
///     }
///   }
/// }
/// ```
///
/// A row with a field needs an identifier: it is the name that its value is remembered, saved and
/// assigned by.
public protocol Form: Screen {
  associatedtype Model: Sendable

  /// The values that the form shows and changes.
  var model: Model { get set }

  /// The text above a section's rows, which may depend on the form's values.
  ///
  /// ```swift
  /// func header(of section: Section) -> Sentence<Party>? {
  ///   switch section {
  ///   case .guests: "\(guests) guests"
  ///   case .place: nil
  ///   }
  /// }
  /// ```
  ///
  /// For text that doesn't depend on them, return a `String?`, as in any ``Screen``.
  func header(of section: Section) -> Sentence<Model>?

  /// The text below a section's rows, which may depend on the form's values.
  func footer(of section: Section) -> Sentence<Model>?

  /// The value of the model that a row changes, if it changes one.
  ///
  /// The rows of a form whose sections alone have fields, such as a list of choices, need no answer.
  func field(of row: Row) -> Field<Model>?

  /// The field of a section as a whole, if it has one.
  ///
  /// A picker or a selection makes the section's rows its choices, matched by their identifiers.
  /// Any other control is drawn in the header: a stepper there can add and remove sections; see
  /// ``Repeated``.
  func field(ofSection section: Section) -> Field<Model>?

  /// When a row is there.
  func visibility(of row: Row) -> Visibility<Model>

  /// When a section is there.
  func visibility(ofSection section: Section) -> Visibility<Model>

  /// The result of pressing the form's button.
  var submission: Submission<Model> { get }

  /// Whether the browser keeps the values for the next visit.
  var remembersValues: Bool { get }

  /// Whether the visitor can save the values as a file, which the site can be built with.
  var savesValues: Bool { get }
}

// MARK: - What a form need not say

extension Form {
  /// Words about the form's model, in the cells of the form.
  ///
  /// ```swift
  /// Cell("Country", .value(Words("\(\.country)")))
  /// ```
  ///
  /// As the type that `header(of:)` or `footer(of:)` returns, write `Sentence<Settings>?`: Swift finds
  /// the model's type by these functions, and this name by the model's type.
  public typealias Words = Sentence<Model>

  public func header(of section: Section) -> Sentence<Model>? {
    let text: String? = header(of: section)
    return text.map { Sentence(stringLiteral: $0) }
  }

  public func footer(of section: Section) -> Sentence<Model>? {
    let text: String? = footer(of: section)
    return text.map { Sentence(stringLiteral: $0) }
  }

  public func field(of row: Row) -> Field<Model>? { nil }
  public func field(ofSection section: Section) -> Field<Model>? { nil }
  public func visibility(of row: Row) -> Visibility<Model> { .always }
  public func visibility(ofSection section: Section) -> Visibility<Model> { .always }
  public var submission: Submission<Model> { .none }
  public var remembersValues: Bool { false }
  public var savesValues: Bool { false }
}

/// The result of pressing a form's button.
public enum Submission<Model>: Sendable {
  /// Nothing: the form has no button, or is only shown.
  case none

  /// The page shows a sentence about the values, and nothing is sent.
  case confirmation(Sentence<Model>)

  /// The values are sent as a query (`GET`) to a page that takes them.
  case send(to: Link)

  /// The form is a list of choices for a row of the page at this path.
  case choice(at: SitePath)

  /// The form is a list of choices for a row of another page, and links back to it.
  ///
  /// The list is a section whose field is a picker, and whose identifier is that of the row. The
  /// row's own field is the same picker in the style ``PickerStyle/page(_:)``.
  public static func choice(backTo page: some SitePage) -> Self { .choice(at: page.path) }
}
