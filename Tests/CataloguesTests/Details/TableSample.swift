import Screens
import TestSupport

@testable import Catalogues
@testable import Records
@testable import Rendering

/// A small table, and the pages of its rows.
struct TableSample {
  private let rows: [TableRow]
  var columns: [TableColumn]

  init(_ text: String, named name: String = "in.csv") throws {
    let index = try CollectionIndex.reading(
      [BytesSource(name: name, bytes: Array(text.utf8))], of: .table)
    rows = try index.rows(in: 0..<index.count)
    columns = index.columns
  }

  /// Says that a column is made of pictures, as a catalogue that is declared can.
  mutating func setPictures(in column: Int) {
    let old = columns[column]
    columns[column] = TableColumn(
      name: old.name, title: old.title, values: old.values, different: old.different,
      longest: old.longest, numbers: nil, histogram: nil, format: ValueFormat(kind: .picture))
  }

  /// The page of a row.
  func page(
    of index: Int, title: Int? = nil, showsRemoteImages: Bool = false,
    previous: PageLink? = nil, next: PageLink? = nil
  ) -> String {
    let list = Pagination(of: 120, by: 50, in: "rows")[1]
    let details = RowDetails.table(
      columns, namedBy: title, showingRemoteImages: showsRemoteImages)
    let place = PagePlace(
      SitePath("rows").file("0").file("row-\(index + 1).html"),
      below: [PageLink("All rows", to: list.path)], previous: previous, next: next)
    let link = ListingLink(
      "All rows, page 2", to: .page(list.path, fragment: "row-\(index + 1)"))
    return drawn {
      details.draw(
        rows[index], at: place, RowContext(in: link), PageFrame(site: "Test", language: "en"),
        into: &$0)
    }
  }

  /// The sections of the page of a row, as they are drawn.
  func sections(of index: Int, title: Int? = nil, showsRemoteImages: Bool = false) -> String {
    let page = page(of: index, title: title, showsRemoteImages: showsRemoteImages)
    let lines = page.split(separator: "\n").drop { !$0.hasPrefix("<table") }
    return lines.prefix { $0 != "</main>" }.joined(separator: "\n")
  }

  /// The cells of a column as a listing has them.
  func cells(
    of column: Int, showsRemoteImages: Bool = false, alternative: String = ""
  ) -> [String] {
    rows.map { row in
      drawn { html in
        var cell = CellWriter(html, at: "rows/index.html")
        cell.value(
          of: column, in: row, as: columns[column].kind, showsRemoteImages: showsRemoteImages,
          alternative: { _ in alternative })
        html = cell.finish()
      }
    }
  }
}
