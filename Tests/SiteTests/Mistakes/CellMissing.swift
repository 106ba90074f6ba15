// type '…' does not conform to protocol 'Screen'
import Rowhouse

struct CellMissing: Screen {
  enum Section: CaseIterable { case rows }
  enum Row { case version }
  let title = "About"

  func rows(in section: Section) -> [Row] { [.version] }
  func cell(of row: Row) -> Cell { Cell("Version") }
}
