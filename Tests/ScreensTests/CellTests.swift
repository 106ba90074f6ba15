import Screens
import Testing

@Suite struct CellTests {
  enum Pages: String, SitePage { case front = "index", help }

  @Test func `a page is a file`() {
    #expect(Pages.allCases.map(\.path) == ["index.html", "help.html"])
  }

  @Test func `a cell is words and nothing else, unless told otherwise`() {
    let cell = Cell("Version")
    #expect(cell.style == .basic && cell.picture == nil && cell.badge.isEmpty)
    #expect(cell.role == .normal && cell.state == .normal)
    #expect(cell.accessory == .automatic && cell.opens == nil)
  }

  @Test func `a control that only shows is the cell's accessory`() {
    let cell = Cell("Sauce", .subtitle("For all"), control: .picker(Pizza.Sauce.spicy, .segmented))
    #expect(cell.style == .subtitle("For all"))
    #expect(
      cell.accessory
        == .control(
          .picker(
            Choices(
              [Choice("tomato", "Tomato"), Choice("barbecue", "BBQ"), Choice("spicy", "Spicy")],
              chosen: "spicy"), .segmented)))
  }

  @Test(arguments: Pizza.Thickness.allCases)
  func `a picker and a slider offer every case of the enum`(thickness: Pizza.Thickness) throws {
    guard case .slider(let steps) = Control.slider(thickness),
      case .picker(let choices, .menu) = Control.picker(thickness)
    else {
      Issue.record("Neither a slider nor a menu")
      return
    }
    #expect(steps == choices)
    #expect(steps.all.map(\.title) == ["Thin", "Regular", "Thick"])
    #expect(steps.all[steps.index].identifier == thickness.identifier)
  }

  @Test func `of choices that are not on offer the first is meant`() {
    #expect(Choices([Choice("a", "A"), Choice("b", "B")], chosen: "c").index == 0)
    #expect(Choices([], chosen: "c").index == 0)
  }
}
