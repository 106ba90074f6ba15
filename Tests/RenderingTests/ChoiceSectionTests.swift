import Screens
import Testing

@testable import Rendering

/// Sections whose rows are choices, wherever they are.
@Suite struct ChoiceSectionTests {
  struct Delivery: Form {
    enum Section: CaseIterable { case way, address }
    enum Row { case way(OneFieldForm.Size), address }

    struct Model: Sendable {
      var size = OneFieldForm.Size.small
    }

    var model = Model()
    var folding = Folding.never
    let title = "Delivery"

    func header(of section: Section) -> String? { section == .way ? "Way" : nil }
    func folding(of section: Section) -> Folding { section == .way ? folding : .never }
    func identifier(ofSection section: Section) -> String? { section == .way ? "way" : nil }

    func rows(in section: Section) -> [Row] {
      section == .way ? OneFieldForm.Size.allCases.map(Row.way) : [.address]
    }

    func cell(for row: Row) -> Cell {
      switch row {
      case .way(.small): Cell("Small", badge: "New")
      case .way(.large): Cell("Large", state: .disabled)
      case .address: Cell("Address")
      }
    }

    func identifier(of row: Row) -> String? {
      if case .way(let size) = row { size.identifier } else { nil }
    }

    func field(of row: Row) -> Field<Model>? { nil }
    func field(ofSection section: Section) -> Field<Model>? {
      section == .way ? .picker(\.size) : nil
    }

    func visibility(of row: Row) -> Visibility<Model> {
      if case .address = row { .visible(when: .equal(\.size, .large)) } else { .always }
    }
  }

  @Test func `what depends on such a section sees its rows`() throws {
    let file = ConditionStylesheet(outline: Delivery().outline, path: "a.html").file
    let css = String(decoding: try #require(file).bytes, as: UTF8.self)
    #expect(css.contains("form:not(:has(#way-field-2:checked)) [data-when=\"1\"]"))
  }

  @Test func `a row keeps its badge, and one that is out of use cannot be chosen`() {
    let page = drawnPage(Delivery())
    #expect(
      page.contains(
        """
        <td><span class="badge">New</span> <input type="radio" id="way-field-1" name="way" \
        value="small" checked="checked" aria-describedby="way-header"/></td>
        """))
    #expect(
      page.contains(
        """
        <tr class="row basic option disabled" id="way-large"><th scope="row">\
        <label for="way-field-2">Large</label></th><td><input type="radio" id="way-field-2" \
        name="way" value="large" aria-describedby="way-header" disabled="disabled"/></td></tr>
        """))
  }

  @Test func `a section that folds names its choices by its summary`() {
    #expect(
      drawnPage(Delivery(folding: .folded)).contains(#"<summary id="way-header">Way</summary>"#))
  }
}
