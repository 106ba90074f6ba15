import Bytes

/// A table whose end has not come yet.
struct OpenTable {
  let tagEnd: Int

  init(tagEnd: Int) { self.tagEnd = tagEnd }

  // The columns that `col` elements, or else the first row, say there are.
  private var columns = 0
  private var columnsFromCol = 0
  private var groupSpan = 0
  private var hasColumnsInGroup = false

  // What was seen of the table.
  private var part = ElementName.table
  private var partIsNew = false
  private var rows = 0
  private var hasHeaders = false

  // The row in question.
  private var column = 0
  private var rowTagEnd = 0

  /// For each column the number of rows below that a cell above still reaches into.
  private var reach: [Int] = []

  /// The same for the cells of the row in question, which counts from the next row on.
  private var reachOfRow: [(columns: Range<Int>, rows: Int)] = []
  private var isReaching = false
  private var lastReachingCell = 0

  mutating func beginPart(_ page: inout Page) {
    let name = page.name
    if Self.order(of: name) < Self.order(of: part) || name == part && Self.isSingle(name) {
      let what = name == part ? "a second time" : "after <\(part.text)>"
      page.report(
        .tableModel,
        "<\(name.text)> comes \(what): a table has one <caption>, then <colgroup>, one <thead>, "
          + "<tbody> and one <tfoot>")
    }
    part = name
    partIsNew = true
    if name == .colgroup {
      groupSpan = Self.span(.span, in: page)
      hasColumnsInGroup = false
    }
  }

  mutating func beginColumn(_ page: Page) {
    columnsFromCol += Self.span(.span, in: page)
    hasColumnsInGroup = true
  }

  mutating func endColumns() {
    if !hasColumnsInGroup { columnsFromCol += groupSpan }
  }

  mutating func beginRow(_ page: Page) {
    column = 0
    rowTagEnd = page.tagEnd
  }

  mutating func addCell(_ page: inout Page) {
    if page.name == .th { checkScope(&page) }
    let width = page.has(.colspan) ? Self.span(.colspan, in: page) : 1
    let height = page.has(.rowspan) ? Self.span(.rowspan, in: page) : 1
    if isReaching {
      while column < reach.count, reach[column] > 0 { column += 1 }
      if reach.dropFirst(column).prefix(width).contains(where: { $0 > 0 }) {
        page.report(
          .tableModel,
          "<\(page.name.text)> with colspan \(width) covers a cell that reaches down from above: "
            + "narrow one of them")
      }
    }
    if height > 1 {
      reachOfRow.append((column..<column + width, height - 1))
      lastReachingCell = page.tagEnd
    }
    column += width
  }

  mutating func endRow(_ page: inout Page) {
    if isReaching { passReachingCells(&page) }
    if rows == 0 { columns = max(columnsFromCol, columnsFromCol == 0 ? column : 0) }
    if column != columns {
      let source = columnsFromCol > 0 ? "its <colgroup> has" : "the first row has"
      page.report(
        .tableModel, atTagEndingAt: rowTagEnd,
        "the row has \(Self.count(column)), \(source) \(columns): add cells or fix a colspan")
    }
    rows += 1
    partIsNew = false
    if isReaching { for index in reach.indices where reach[index] > 0 { reach[index] -= 1 } }
    for (columns, rows) in reachOfRow {
      if reach.count < columns.upperBound {
        reach += Array(repeating: 0, count: columns.upperBound - reach.count)
      }
      for column in columns { reach[column] = max(reach[column], rows) }
    }
    reachOfRow.removeAll(keepingCapacity: true)
    isReaching = reach.contains { $0 > 0 }
  }

  /// Counts the columns at the end of a row that cells from above fill.
  private mutating func passReachingCells(_ page: inout Page) {
    let cells = column
    while column < reach.count, reach[column] > 0 { column += 1 }
    guard let last = reach.lastIndex(where: { $0 > 0 }), last >= column else { return }
    page.report(
      .tableModel, atTagEndingAt: rowTagEnd,
      "the row leaves a hole after \(Self.count(cells)), before a cell that reaches down from above:"
        + " add the cell that is missing")
    column = last + 1
  }

  mutating func endGroup(_ page: inout Page) {
    if isReaching {
      page.report(
        .tableModel, atTagEndingAt: lastReachingCell,
        "rowspan reaches past the end of <\(page.name.text)>: lower it or add rows")
    }
    reach.removeAll(keepingCapacity: true)
    isReaching = false
  }

  func end(_ page: inout Page) {
    guard rows > 0 else {
      page.report(
        .tableModel, atTagEndingAt: tagEnd, "<table> has no rows: write a sentence instead")
      return
    }
    guard !hasHeaders else { return }
    page.report(
      .tableHeaders, atTagEndingAt: tagEnd,
      "<table> has no headers: make the cells of its first row <th scope=\"col\">, or the first "
        + "of each row <th scope=\"row\">")
  }

  private mutating func checkScope(_ page: inout Page) {
    guard let scope = page.value(of: .scope), let first = scope.first else { return }
    switch ASCII.lowercased(page.bytes[first]) {
    case UInt8(ascii: "c"):
      hasHeaders = true
      if part != .thead, rows > 0 {
        page.report(
          .tableHeaders,
          "scope=\(page.quoted(scope)) of <th> is below the first row: put the row in <thead>, or "
            + "write scope=\"row\" or \"rowgroup\"")
      }
    case _ where scope.count == 8:
      if part != .tbody || !partIsNew {
        page.report(
          .tableHeaders,
          "scope=\"rowgroup\" of <th> is not in the first row of a <tbody>: begin a <tbody> with it"
        )
      }
    default: hasHeaders = true
    }
  }

  private static func order(of part: ElementName) -> Int {
    switch part {
    case .caption: 1
    case .colgroup: 2
    case .thead: 3
    case .tbody: 4
    case .tfoot: 5
    default: 0
    }
  }

  private static func isSingle(_ part: ElementName) -> Bool {
    part == .caption || part == .thead || part == .tfoot
  }

  /// Returns a span, or 1 if it is missing or invalid, which another rule reports.
  private static func span(_ name: AttributeName, in page: Page) -> Int {
    guard let value = page.value(of: name),
      let number = AttributeValueRule.integer(page.bytes[value]), (1...65_534).contains(number)
    else { return 1 }
    return min(number, name == .rowspan ? 65_534 : 1000)
  }

  private static func count(_ columns: Int) -> String {
    columns == 1 ? "1 column" : "\(columns) columns"
  }
}

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
