import Screens
import TestSupport

@testable import Rendering

/// A form with one row, and a value of every type.
struct OneFieldForm: Form {
  enum Section: CaseIterable { case only }
  enum Row { case field, extra }

  enum Size: String, CaseIterable, Titled, Identified {
    case small, large
    var title: String { rawValue.uppercased() }
  }

  struct Town: Titled, Identified, Sectioned {
    let title: String
    let section: String
    var identifier: String { title.lowercased() }
    static let all = [
      Town(title: "Lima", section: "Peru"), Town(title: "Cusco", section: "Peru"),
      Town(title: "Quito", section: "Ecuador & more"),
    ]
  }

  struct Model: Sendable {
    var town: Town? = Town.all[1]
    var isOn = true
    var size = Size.large
    var sizes: Set<Size> = [.small]
    var other = Size.small
    var order = Ordered(Size.allCases)
    var count = 3
    var weight: Double? = 0.7
    var part: Float = 0.7
    var name = "Ada & co"
    var day = Day("2026-11-21")
    var time: TimeOfDay?
    var colour = Colour(red: 0xC0, green: 0x19, blue: 0x0F)
  }

  var model = Model()
  let title = "One field"
  var words = "Field"
  var state = CellState.normal
  var submission: Submission<Model> = .none
  var condition: Condition<Model>?
  let field: Field<Model>

  init(_ field: Field<Model>) {
    self.field = field
  }

  func rows(in section: Section) -> [Row] { condition == nil ? [.field] : [.field, .extra] }

  func cell(for row: Row) -> Cell {
    switch row {
    case .field: Cell(words, state: state)
    case .extra: Cell("Extra")
    }
  }

  func identifier(of row: Row) -> String? { row == .field ? "f" : nil }
  func field(of row: Row) -> Field<Model>? { row == .field ? field : nil }

  func visibility(of row: Row) -> Visibility<Model> {
    guard row == .extra, let condition else { return .always }
    return .visible(when: condition)
  }

  /// The line of the page that the row with the field is on.
  func drawnRow(isLive: Bool = true) -> String {
    let outline = outline
    let confirms = if case .confirmation? = outline.form?.submission { true } else { false }
    return drawn { html in
      RowRenderer(
        row: outline.sections[0].rows[0],
        part: TablePart(path: "a/b.html", isLive: isLive, confirms: confirms), place: "row-1-1"
      ).draw(into: &html)
    }
  }

  /// The stylesheet that hides what is not there.
  var conditionStylesheet: String? {
    ConditionStylesheet(outline: outline, path: "a/b.html").file
      .map { String(decoding: $0.bytes, as: UTF8.self) }
  }
}
