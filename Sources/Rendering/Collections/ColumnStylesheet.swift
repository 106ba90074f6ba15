import Records
import Screens

/// The stylesheet of a table's pages that puts the digits of its amounts below each other.
///
/// The columns that are amounts all through are known before the first page is drawn. So one rule
/// says it for all pages, and no cell has a class.
struct ColumnStylesheet {
  /// The stylesheet as a file of the site; nil where no column is made of amounts, or there are no rows.
  let file: SiteFile?

  /// Makes the stylesheet.
  ///
  /// - Parameters:
  ///   - columns: The columns that are shown.
  ///   - table: The columns of the table.
  ///   - rows: The number of its rows.
  ///   - path: Where it is.
  init(_ columns: [TableCells.Column], of table: [TableColumn], rows: Int, at path: SitePath) {
    let places = columns.enumerated().compactMap {
      place, column -> Int? in
      switch column {
      case .number: place + 1
      case .cell(let index): table[index].kind.isAmount ? place + 1 : nil
      }
    }
    guard !places.isEmpty, rows > 0 else {
      file = nil
      return
    }
    let selectors = places.map { ":nth-child(\($0))" }.joined(separator: ", ")
    let css = """
      .data :is(th, td):is(\(selectors)) {
        text-align: end;
        font-variant-numeric: tabular-nums;
      }

      """
    file = SiteFile(at: path, Array(css.utf8))
  }
}
