import Publishing
import Rendering
import Screens
import TestSupport
import Testing

/// Styles, accessories, roles and states of a row do not depend on each other.
@Suite struct CellCombinationTests {
  @Test func `a role or a state is no fault of any row, and each row is part of a valid page`()
    async throws
  {
    var rows: [Combination] = []
    for use in Use.all {
      for style in CellStyle.all {
        for accessory in Accessory.all {
          for role in [CellRole.normal, .destructive] {
            for state in [CellState.normal, .selected, .disabled] {
              let cell = Cell(
                "Row", style, badge: "3", role: role, state: state, accessory: accessory,
                opens: use.link, does: use.action)
              rows.append(Combination(cell: cell, field: use.field))
            }
          }
        }
      }
    }
    for button in [Use.Kind.submit, .reset] {
      for role in [CellRole.normal, .destructive] {
        for state in [CellState.normal, .selected, .disabled] {
          rows.append(Combination(cell: Cell(role: role, state: state), field: button))
        }
      }
    }
    let other = Combination(cell: Cell("Other"), field: .toggle)
    for row in rows {
      let faults = CombinationsScreen(rows: [row, other]).outline.faults
      #expect(faults.isEmpty == row.canBeDrawn, "\(row): \(faults)")
    }
    rows.removeAll { !$0.canBeDrawn }
    try await expectRows(of: rows)
  }

  /// Publishes a page of rows, which validates it, and compares the rows with their cells.
  private func expectRows(of rows: [Combination]) async throws {
    let series = try PageContent.screen(CombinationsScreen(rows: rows)).series(
      at: PagePlace(.front))
    let store = MemoryStore()
    _ = try await Publisher(to: store, workers: 1).publish(
      Publication(
        frame: PageFrame(site: "Test", language: "en"), theme: Theme(name: "none", stylesheet: []),
        series: series))
    let page = String(decoding: try #require(store.files["index.html"]), as: UTF8.self)
    let drawn = page.matches(of: /<tr class="([^"]*)"((?:.|\n)*?)<\/tr>/)
    #expect(drawn.count == rows.count && rows.count > 2_000)
    for (row, drawn) in zip(rows, drawn) {
      let styles = drawn.1.split(separator: " ")
      #expect(styles.contains("destructive") == (row.cell.role == .destructive))
      #expect(styles.contains("disabled") == (row.cell.state == .disabled))
      guard row.cell.state == .disabled else { continue }
      for control in drawn.2.matches(of: /<(?:input|select|button|textarea) [^>]*>/) {
        #expect(control.0.contains(#" disabled="disabled""#), "\(control.0)")
      }
    }
  }
}

/// What a row leads to, does or changes.
private enum Use {
  case link, action(CellAction), field(Kind), nothing

  enum Kind: CaseIterable {
    case toggle, menu, segmented, inline, page, steps, selection, stepper, slider, number, text,
      lines, date, time, colour, submit, reset
  }

  static let all: [Use] =
    [.nothing, .link] + Kind.allCases.map(Use.field)
    + [.copy("text"), .share(), .print, .reset, .scroll(to: "rows")].map(Use.action)

  var link: Link? { if case .link = self { .web("https://example.org/") } else { nil } }
  var action: CellAction? { if case .action(let action) = self { action } else { nil } }
  var field: Kind? { if case .field(let kind) = self { kind } else { nil } }
}

extension CellStyle {
  fileprivate static let all: [CellStyle] = [
    .basic, .subtitle("Words"), .value("Words"), .leadingValue("Words"), .prototype(content),
  ]

  private static var content: CellContent {
    var content = CellContent()
    content.strong("Row")
    return content
  }
}

extension Accessory {
  fileprivate static let all: [Accessory] = [
    .automatic, .none, .disclosure, .checkmark(isOn: true), .detail(to: .mail("ada@example.org")),
    .disclosureWithDetail(to: .mail("ada@example.org")),
    .sound(.web(host: "example.org", path: "song.mp3")), .control(.toggle(isOn: true)),
  ]
}

private struct Combination: Sendable {
  let cell: Cell
  let field: Use.Kind?

  /// Whether there is room for all that the row has, whatever its role and its state.
  var canBeDrawn: Bool {
    let isPrototype = if case .prototype = cell.style { true } else { false }
    let showsControl = if case .control = cell.accessory { true } else { false }
    if field != nil, showsControl { return false }
    let hasControl = field != nil || showsControl
    if hasControl { return !isPrototype && cell.opens == nil && cell.does == nil }
    return cell.does == nil || !isPrototype
  }
}

/// A model with as many values of each type as there are rows.
private struct Values: Sendable {
  enum Size: String, CaseIterable, Titled, Identified { case small, large }

  subscript<Value: Hashable & Sendable>(row: Int, value: Value) -> Value {
    get { value }
    set {}
  }
}

private struct CombinationsScreen: Form {
  enum Section: CaseIterable { case rows }

  let rows: [Combination]
  var model = Values()
  let title = "Rows"

  init(rows: [Combination]) { self.rows = rows }

  var submission: Submission<Values> {
    rows.contains { $0.field == .submit } ? .confirmation("Sent.") : .none
  }

  func rows(in section: Section) -> [Int] { Array(rows.indices) }
  func cell(for row: Int) -> Cell { rows[row].cell }
  func identifier(of row: Int) -> String? { "r\(row)" }
  func identifier(ofSection section: Section) -> String? { "rows" }

  func field(of row: Int) -> Field<Values>? {
    switch rows[row].field {
    case nil: nil
    case .toggle: .toggle(\.[row, true])
    case .menu: .picker(\.[row, Values.Size.small])
    case .segmented: .picker(\.[row, Values.Size.small], .segmented)
    case .inline: .picker(\.[row, Values.Size.small], .inline)
    case .page: .picker(\.[row, Values.Size.small], .page(at: .front))
    case .steps: .slider(\.[row, Values.Size.small])
    case .selection: .selection(\.[row, Set([Values.Size.large])])
    case .stepper: .stepper(\.[row, 2], in: 1...3)
    case .slider: .slider(\.[row, 0.5], in: 0...1, step: 0.5)
    case .number: .number(\.[row, Double?(0.5)], in: 0...1, decimals: 1, isRequired: true)
    case .text: .text(\.[row, "Ada"], length: 2...9)
    case .lines: .multilineText(\.[row, "Ada"])
    case .date: .date(\.[row, Day?.none], isRequired: true)
    case .time: .time(\.[row, TimeOfDay?.none])
    case .colour: .colour(\.[row, Colour(red: 1, green: 2, blue: 3)])
    case .submit: .submit("Send")
    case .reset: .reset("Again")
    }
  }
}
