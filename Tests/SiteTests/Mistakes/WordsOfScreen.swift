// cannot find 'Words' in scope
import Rowhouse

struct WordsOfScreen: Screen {
  enum Section: CaseIterable { case rows }
  let title = "About"

  func rows(in section: Section) -> [String] { ["Version"] }
  func cell(for row: String) -> Cell { Cell(row, .value(Words("1.2"))) }
}
