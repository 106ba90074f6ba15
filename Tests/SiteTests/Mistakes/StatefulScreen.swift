// stored property 'store' of 'Sendable'-conforming struct '…' has non-Sendable type
import Rowhouse

final class Store { var name = "" }

struct StatefulScreen: Screen {
  enum Section: CaseIterable { case rows }
  let store: Store
  let title = "About"

  func rows(in section: Section) -> [String] { [store.name] }
  func cell(for row: String) -> Cell { Cell(row) }
}
