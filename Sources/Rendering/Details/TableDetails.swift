package import Records
import Screens

/// The page of one row of a table: every value that it has.
package struct TableDetails: RowDetails {
  let row: TableRow
  private let rows: RowNoun
  let columns: DetailColumns
  package let place: PagePlace
  private let list: ListingLink

  /// Describes a page.
  ///
  /// - Parameters:
  ///   - row: The row.
  ///   - rows: What rows are called.
  ///   - columns: What its cells are.
  ///   - place: Where the page is.
  ///   - list: The row in its listing.
  package init(
    of row: TableRow, called rows: RowNoun = .row, with columns: DetailColumns,
    at place: PagePlace, in list: ListingLink
  ) {
    self.row = row
    self.rows = rows
    self.columns = columns
    self.place = place
    self.list = list
  }

  /// What a row is called: the value of the column that names rows, or "Row 51".
  package static func title(of row: TableRow, with columns: DetailColumns) -> String {
    let name = columns.title.map { row.text(of: $0).trimmed } ?? []
    return Blank.isBlank(name.span)
      ? "Row \(GroupedNumber(Int(row.number)))" : String(decoding: name, as: UTF8.self)
  }

  package var title: String { Self.title(of: row, with: columns) }
  package var shortTitle: String { title }
  package var noun: String { rows.singular }
  package var sections: [DetailSection<TableDetail>] { columns.sections }

  package var playsSound: Bool {
    columns.hasSounds
      && columns.table.indices.contains {
        columns.table[$0].kind == .sound && WebAddress(row.text(of: $0))?.isSecure == true
      }
  }

  package func title(of detail: TableDetail) -> String? {
    switch detail {
    case .value(let column), .picture(let column): columns.table[column].title
    case .coordinates: "Coordinates"
    case .map, .text: nil
    case .number: "Number"
    case .list: "In the list"
    }
  }

  package func draw(_ detail: TableDetail, into cell: inout CellWriter) {
    switch detail {
    case .value(let column), .text(let column): drawValue(of: column, into: &cell)
    case .picture(let column): drawPicture(of: column, into: &cell)
    case .coordinates:
      if let place = coordinates { cell.coordinates(place.latitude, place.longitude) }
    case .map:
      guard let place = coordinates else { return }
      PlaceMap(latitude: place.latitude, longitude: place.longitude)?.draw(into: &cell.html)
    case .number:
      if case .number(let number) = row.name { cell.text("\(GroupedNumber(Int(number)))") }
    case .list: cell.link(list.title, to: list.link)
    }
  }

  private func drawValue(of column: Int, into cell: inout CellWriter) {
    let kind = columns.table[column].kind
    let text = row.text(of: column).trimmed
    if kind == .list {
      cell.list(text)
    } else if text.contains(where: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
      cell.lines(text)
    } else {
      cell.value(of: column, in: row, as: kind)
    }
  }

  /// A picture of another site is a link in any case, and one of this site is shown in any case.
  private func drawPicture(of column: Int, into cell: inout CellWriter) {
    let text = row.text(of: column).trimmed
    let words = "\(columns.table[column].title) of \(title)"
    if let address = WebAddress(text) {
      if columns.showsRemoteImages, address.isSecure { cell.image(at: address, of: words) }
      cell.link(utf8: text, to: address)
    } else if let file = SitePath(utf8: text) {
      cell.image(file, of: words)
    } else {
      cell.value(of: column, in: row, as: .text)
    }
  }

  private var coordinates: (latitude: ArraySlice<UInt8>, longitude: ArraySlice<UInt8>)? {
    columns.place.map { (row.text(of: $0.latitude), row.text(of: $0.longitude)) }
  }
}
