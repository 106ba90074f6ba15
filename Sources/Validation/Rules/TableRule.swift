/// Tables are grids: spans add up, nothing overlaps, parts come in order, headers are there.
///
/// Cells are placed as "forming a table" of the HTML standard does: each at the next free column.
/// A table without row spans costs an addition for each cell.
struct TableRule {
  /// The tables around the element in question, outermost first.
  private var open: [OpenTable] = []

  mutating func begin() { open.removeAll(keepingCapacity: true) }

  mutating func open(_ page: inout Page) {
    if page.name == .table {
      open.append(OpenTable(tagEnd: page.tagEnd))
      return
    }
    guard let last = open.indices.last else { return }
    switch page.name {
    case .caption, .colgroup, .thead, .tbody, .tfoot: open[last].beginPart(&page)
    case .col: open[last].beginColumn(page)
    case .tr: open[last].beginRow(page)
    case .th, .td: open[last].addCell(&page)
    default: break
    }
  }

  mutating func close(_ page: inout Page) {
    guard let last = open.indices.last else { return }
    switch page.name {
    case .table: open.removeLast().end(&page)
    case .colgroup: open[last].endColumns()
    case .thead, .tbody, .tfoot: open[last].endGroup(&page)
    case .tr: open[last].endRow(&page)
    default: break
    }
  }
}
