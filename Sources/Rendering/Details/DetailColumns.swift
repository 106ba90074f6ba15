package import Records

/// The columns of a table as the pages of its rows have them: told once for all pages.
package struct DetailColumns: Sendable {
  let table: [TableColumn]

  /// The column whose values name the rows.
  let title: Int?

  /// The columns of the coordinates, if the table has both.
  let place: (latitude: Int, longitude: Int)?

  /// Whether pictures are shown, which other hosts are then asked for.
  let showsRemoteImages: Bool

  /// Whether a column is made of sounds.
  let hasSounds: Bool

  let sections: [DetailSection<TableDetail>]

  /// A column with a longer value, in bytes, is one of long texts.
  private static let longestValue = 120

  /// Arranges columns.
  ///
  /// - Parameters:
  ///   - table: The columns of the table.
  ///   - shown: The positions of those that the pages have, in their order; all of them by default.
  ///   - title: The position of the column whose values name the rows.
  ///   - showsRemoteImages: Whether pictures are shown, which other hosts are then asked for.
  package init(
    _ table: [TableColumn], shown: [Int]? = nil, title: Int? = nil, showsRemoteImages: Bool = false
  ) {
    self.table = table
    self.title = title
    self.showsRemoteImages = showsRemoteImages
    let shown = (shown ?? Array(table.indices)).filter { table[$0].values > 0 }
    let latitude = shown.first { table[$0].kind == .latitude }
    let longitude = shown.first { table[$0].kind == .longitude }
    let place = latitude.flatMap { latitude in longitude.map { (latitude, $0) } }
    self.place = place
    hasSounds = shown.contains { table[$0].kind == .sound }
    let pictures = shown.filter { table[$0].kind == .picture }
    let values = shown.filter { table[$0].kind != .picture && ![place?.0, place?.1].contains($0) }
    func isLong(_ column: Int) -> Bool {
      table[column].kind == .text && table[column].longest > Self.longestValue && column != title
    }
    sections =
      [DetailSection("Values", values.filter { !isLong($0) }.map(TableDetail.value))]
      + values.filter(isLong).map { DetailSection(table[$0].title, [TableDetail.text($0)]) } + [
        DetailSection("Pictures", pictures.map(TableDetail.picture)),
        DetailSection("Place", place == nil ? [] : [.coordinates, .map]),
        DetailSection("Row", [.number, .list]),
      ]
  }
}

/// What the page of a row of any table can say of it.
package enum TableDetail: Equatable, Sendable {
  /// The value of a column.
  case value(Int)

  /// The value of a column of long texts, which is a section by itself.
  case text(Int)

  /// The picture of a column.
  case picture(Int)
  case coordinates, map
  case number, list
}
