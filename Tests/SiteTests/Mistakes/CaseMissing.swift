// switch must be exhaustive
import Rowhouse

struct CaseMissing: Screen {
  enum Section: CaseIterable { case rows }
  enum Row { case version, credits }
  let title = "About"

  func rows(in section: Section) -> [Row] { [.version, .credits] }

  func cell(for row: Row) -> Cell {
    switch row {
    case .version: Cell("Version")
    }
  }
}
