import Markup
import Publishing
import Rendering
import Screens

/// A screen with a row for each number.
struct NumbersScreen: Screen {
  enum Section: CaseIterable { case numbers }
  let numbers: Range<Int>
  let title = "Numbers"
  func rows(in section: Section) -> [Int] { Array(numbers) }
  func cell(for number: Int) -> Cell { Cell("\(number)") }
  func identifier(of number: Int) -> String? { "number-\(number)" }
}

/// A screen whose two rows claim one name.
struct TwiceScreen: Screen {
  enum Section: CaseIterable { case only }
  enum Row: CaseIterable { case first, second }
  let title = "Twice"
  func rows(in section: Section) -> [Row] { Row.allCases }
  func cell(for row: Row) -> Cell { Cell("Row") }
  func identifier(of row: Row) -> String? { "same" }
}

/// A listing of numbers.
struct NumberListing: Listing {
  enum Column: CaseIterable { case number }
  let page: ListPage
  let state: ListState<Int>
  let title = "Numbers"
  let noun = "numbers"
  func header(of column: Column) -> String { "Number" }
  func draw(_ column: Column, of number: Int, into cell: inout CellWriter) {
    cell.text("\(number)")
  }
}

/// A screen with a link to nowhere, which only a path that is not in an enum can be.
struct LostScreen: Screen {
  enum Section: CaseIterable { case only }
  enum Row { case lost }
  let title = "Lost"
  func rows(in section: Section) -> [Row] { [.lost] }
  func cell(for row: Row) -> Cell { Cell("Gone", opens: .page("gone.html", fragment: nil)) }
}

extension Screen {
  func draw(at path: SitePath, in frame: PageFrame, into html: inout HTMLWriter) {
    ScreenPage(outline, at: PagePlace(path)).draw(in: frame, into: &html)
  }
}

extension PageSeries {
  /// What every other page links back to.
  static let front = numbers(0..<1, at: .front)

  static func numbers(_ numbers: Range<Int>, at path: SitePath) -> PageSeries {
    PageSeries(named: "Numbers", at: path) { frame, html in
      NumbersScreen(numbers: numbers).draw(at: path, in: frame, into: &html)
    }
  }
}
