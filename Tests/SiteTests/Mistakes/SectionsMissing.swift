// type '…' does not conform to protocol 'Screen'
import Rowhouse

struct SectionsMissing: Screen {
  enum Section { case rows }
  enum Row { case version }
  let title = "About"

  func rows(in section: Section) -> [Row] { [.version] }
  func cell(for row: Row) -> Cell { Cell("Version") }
}
