import Screens
import Testing

@Suite struct RowLookupTests {
  struct Shelf: Screen {
    enum Section { case full, single, bare }
    enum Row: Equatable { case book(Int) }
    var sections: [Section] = [.full, .single, .bare]
    var title: String { "Shelf" }
    func rows(in section: Section) -> [Row] {
      switch section {
      case .full: [.book(1), .book(2), .book(3)]
      case .single: [.book(4)]
      case .bare: []
      }
    }
    func cell(for row: Row) -> Cell { Cell("Book") }
  }

  @Test(arguments: [(0, 0, 1), (2, 0, 3), (0, 1, 4)])
  func `a row is found by its place`(index: Int, section: Int, number: Int) throws {
    #expect(try Shelf().row(at: index, inSection: section) == .book(number))
  }

  @Test(
    arguments: [
      (0, 3, "no section 3: sections go from 0 to 2"),
      (0, -1, "no section -1: sections go from 0 to 2"),
      (3, 0, "no row 3 in section 0: rows go from 0 to 2"),
      (-1, 0, "no row -1 in section 0: rows go from 0 to 2"),
      (Int.max, 1, "no row 9223372036854775807 in section 1: the only row is 0"),
      (0, 2, "no row 0 in section 2: there are no rows"),
    ])
  func `a place that is not there is an error`(index: Int, section: Int, message: String) {
    let error = #expect(throws: RowLookupError.self) {
      try Shelf().row(at: index, inSection: section)
    }
    #expect(error?.description == message)
  }

  @Test func `a screen without sections has no rows`() {
    let error = #expect(throws: RowLookupError.self) {
      try Shelf(sections: []).row(at: 0, inSection: 0)
    }
    #expect(error?.description == "no section 0: there are no sections")
  }
}
