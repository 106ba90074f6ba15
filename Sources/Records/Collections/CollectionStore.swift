import Bytes

/// The sources of a collection, from which rows are read again.
struct CollectionStore: Sendable {
  let rows: RowStore

  /// The map of columns for each source.
  let maps: [ColumnMap]

  /// Whether the escapes of each column are replaced only when a value is requested.
  private let isRarelyRead: [Bool]
  private let naming: CollectionSchema.Naming

  /// The letters before a row's number in its anchor.
  let anchorPrefix: StaticString

  init(_ rows: RowStore, maps: [ColumnMap], of schema: CollectionSchema, columns count: Int) {
    self.rows = rows
    self.maps = maps
    naming = schema.naming
    anchorPrefix = schema.anchorPrefix
    isRarelyRead =
      schema.columns?.map(\.isRarelyRead) ?? Array(repeating: false, count: count)
  }

  /// Returns the rows at some listing positions, in their order; throws if a source has changed.
  func views(
    at places: [RowPlace], listedAt positions: [Int], called names: [RowName]
  ) throws(InputError) -> [TableRow] {
    let width = isRarelyRead.count
    var cells: [FieldRange] = []
    cells.reserveCapacity(places.count * width)
    let (bytes, starts) = try rows.rows(at: places) { row, layout, start, bytes in
      maps[places[row].source].ranges(of: width, in: layout, into: &cells)
      for column in 0..<width where cells[row * width + column].hasEscapes && !isRarelyRead[column]
      {
        var span = bytes.mutableSpan
        cells[row * width + column].unescape(in: &span, from: start)
      }
      return isNamed(names[row], cells[(row * width)...], from: start, in: bytes.span)
    }
    let page = RowPage(
      bytes: bytes, starts: starts, cells: cells, columns: width, names: names,
      positions: positions, anchorPrefix: anchorPrefix)
    return starts.indices.map { TableRow($0, of: page) }
  }

  /// Whether a row still has its number; true for rows with other names.
  private func isNamed(
    _ name: RowName, _ cells: ArraySlice<FieldRange>, from start: Int, in bytes: Span<UInt8>
  ) -> Bool {
    guard case .number(let columns, let own, let other) = naming, case .number(let number) = name
    else { return true }
    func text(_ place: Int) -> Range<Int> {
      cells[cells.startIndex + columns[place]].range(from: start)
    }
    if cells[cells.startIndex + columns[0]].kind != .absent {
      return own(bytes.extracting(text(0))) == number
    }
    return other(bytes.extracting(text(1)), bytes.extracting(text(2))) == number
  }
}

/// The rows of one page, shared by the views on them: to hand one on costs a single count.
final class RowPage: Sendable {
  /// The bytes of the rows and the gaps between them, with escapes replaced.
  let bytes: [UInt8]

  /// The start of each row.
  let starts: [Int]

  /// The ranges of the cells of all rows, one row after another.
  let cells: [FieldRange]

  /// How many cells a row has.
  let columns: Int

  /// The names of the rows, and their positions in the listing.
  let names: [RowName]
  let positions: [Int]

  /// The letters before a row's number in its anchor.
  let anchorPrefix: StaticString

  init(
    bytes: [UInt8], starts: [Int], cells: [FieldRange], columns: Int, names: [RowName],
    positions: [Int], anchorPrefix: StaticString
  ) {
    self.bytes = bytes
    self.names = names
    self.positions = positions
    self.anchorPrefix = anchorPrefix
    self.starts = starts
    self.cells = cells
    self.columns = columns
  }
}
