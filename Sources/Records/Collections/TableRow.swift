import Bytes

/// One row of a table: its key, anchor and cells, which the listing, its own page, the search, exports
/// and the feed are made of.
///
/// It is a view on bytes, so no value is an object. The rows that are read together share one object,
/// so that making a view allocates nothing.
package struct TableRow: Sendable {
  /// The page's own bytes, held here too: a span of them costs no counting then.
  private let bytes: [UInt8]
  private let page: RowPage
  private let index: Int

  init(_ index: Int, of page: RowPage) {
    self.index = index
    self.page = page
    bytes = page.bytes
  }

  /// The name of the row in URLs.
  package var name: RowName { page.names[index] }

  /// Its position in the listing.
  package var position: Int { page.positions[index] }

  /// The letters before its number in its anchor.
  package var anchorPrefix: StaticString { page.anchorPrefix }

  /// Its anchor on the pages of the listing.
  package var anchor: String { name.anchor(anchorPrefix) }

  /// Its number; 0 where it is not called by one.
  package var number: UInt64 { if case .number(let number) = name { number } else { 0 } }

  /// The text of a cell, UTF-8 without escapes; empty for none or `null`, and JSON text for other
  /// values than strings.
  package func text(of column: Int) -> ArraySlice<UInt8> {
    cell(column).text(in: bytes, from: start)
  }

  /// Passes on the text of a cell as ``text(of:)`` does, but without counting references.
  package func withText<Result>(of column: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    let cell = cell(column)
    guard !cell.hasEscapes else {
      let text = text(of: column)
      return body(text.span)
    }
    return body(bytes.span.extracting(cell.range(from: start)))
  }

  /// Its latitude and longitude, in degrees, from two columns, or one that has both; nil unless both are valid.
  package func place(in columns: (latitude: Int, longitude: Int)) -> (north: Double, east: Double)?
  {
    if columns.latitude == columns.longitude {
      return withText(of: columns.latitude) { PlaceText($0).map { ($0.north, $0.east) } }
    }
    return MapCell.place(text(of: columns.latitude), text(of: columns.longitude))
  }

  /// The kind of a cell's value.
  package func kind(of column: Int) -> FieldRange.Kind { cell(column).kind }

  /// The value of a cell as JSON; `nil` if the row has none, or `null`.
  package func json(of column: Int) -> ArraySlice<UInt8>? {
    cell(column).json(in: bytes, from: start)
  }

  private var start: Int { page.starts[index] }

  @inline(__always)
  private func cell(_ column: Int) -> FieldRange {
    page.cells[index * page.columns + column]
  }

  /// Passes on the text of a cell, with U+FFFD for characters that pages may not contain.
  package func withShownText<Result>(of column: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    withText(of: column) { text in
      guard let replaced = RefusedCharacter.replaced(in: text) else { return body(text) }
      return body(replaced.span)
    }
  }
}
