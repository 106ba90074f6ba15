/// Where every row of a table is, and what its columns are, without the rows themselves.
///
/// ```swift
/// let index = try TableIndex.reading([source])
/// for row in try index.rows(in: 0..<50) { … row.text(of: 0) … }
/// ```
///
/// It is made in one pass that checks every byte, and takes 8 bytes a row. Pages then read their own
/// rows again, from as many threads as there are. The rows are in the order of the sources, and of each
/// source in its own.
public struct TableIndex: Sendable {
  /// The columns, in the order of the header; of objects and of several sources, in the order in which
  /// they come first.
  public let columns: [TableColumn]

  /// The rows that are not listed.
  public let refusals: Refusals

  /// The column that the rows seem to be in, where the only row is an object around them.
  public let nestedRows: TableColumn?

  /// What stands in every cell of the only column, and may have been meant to separate several.
  public let overlookedDelimiter: Delimiter?

  private let locations: [UInt64]
  private let starts: [(position: Int, source: Int)]
  private let gaps: [(position: Int, refused: Int)]
  private let store: RowStore

  /// Where the columns of each source are among all.
  private let sourceColumns: [[Int]]

  /// Reads all sources, one after another; a ``TablePlan`` reads them on several threads.
  ///
  /// A window of a source is held at a time; a row that is longer than the window is read all the
  /// same, up to 16 MiB.
  ///
  /// - Parameters:
  ///   - sources: What to read.
  ///   - windowSize: How many bytes of a source are held, unless a row is longer.
  ///   - progress: Told with every window how many bytes and rows more were read, and asked whether
  ///     to go on.
  ///   - hasRoom: Asked before much memory is taken.
  /// - Returns: The index.
  /// - Throws: What makes sources unreadable as a whole: a fault, or ``RecordFault/Reason/several(_:)``.
  public static func reading(
    _ sources: [any RecordSource], windowSize: Int = 1 << 18,
    progress: @escaping ReadingProgress = { _, _ in true },
    hasRoom: @escaping MemoryCheck = { _ in true }
  ) throws(RecordFault) -> TableIndex {
    let plan = TablePlan(
      sources, parts: 1, windowSize: windowSize, smallestPiece: RowReading.smallestPiece,
      hasRoom: hasRoom)
    var parts = [plan.read(0, progress: progress)]
    return try plan.index(joining: &parts, progress: progress)
  }

  /// Reads a single source; see ``reading(_:windowSize:progress:hasRoom:)``.
  public static func reading(
    _ source: any RecordSource, windowSize: Int = 1 << 18,
    progress: @escaping ReadingProgress = { _, _ in true },
    hasRoom: @escaping MemoryCheck = { _ in true }
  ) throws(RecordFault) -> TableIndex {
    try reading([source], windowSize: windowSize, progress: progress, hasRoom: hasRoom)
  }

  init(_ part: RowPart<TableNotes>, _ store: RowStore) {
    let notes = part.notes
    columns = zip(RowHeader.titles(of: notes.union.names), notes.tallies).map { title, tally in
      tally.column(named: title)
    }
    refusals = part.refusals.refusals(in: store.sources, of: .rows)
    let isAlone = notes.count == 1 && part.refusals.isEmpty
    nestedRows = isAlone ? notes.nestedRows.map { [columns] in columns[$0] } : nil
    overlookedDelimiter = notes.count == 0 ? nil : notes.separators.first
    // Objects that are all empty, as an API answers where it has nothing, are no rows.
    locations = columns.isEmpty ? [] : notes.locations
    starts = notes.starts
    gaps = notes.gaps
    var union = notes.union
    sourceColumns = store.headers.map { union.columns(of: $0.names) }
    self.store = store
  }

  /// The number of rows.
  public var count: Int { locations.count }

  /// What messages call the source of the row at a position.
  public func file(at position: Int) -> String { store.sources[source(at: position)].name }

  /// The number of the row at a position, from one, counted through all sources.
  ///
  /// It is one more than the position, but for the rows before it that are not listed. Found in a
  /// number of steps that grows with the logarithm of how many gaps they leave.
  public func number(at position: Int) -> Int {
    let gap = Self.last(of: gaps) { $0.position <= position }
    return position + 1 + (gap.map { gaps[$0].refused } ?? 0)
  }

  /// The line that the row at a position begins on, from one; nil when the source cannot be read.
  ///
  /// The source is read once more up to there: what has no faults does not pay for it.
  public func line(at position: Int) -> Int? {
    let start = TableNotes.range(locations[position]).lowerBound
    let source = store.sources[source(at: position)]
    return (try? Place.places(at: [start], in: source))?.first?.line
  }

  /// The rows at some positions, read from their sources.
  ///
  /// Positions beyond the end are left out. Costs one read for each source, and one buffer for all.
  ///
  /// - Throws: A fault when a source cannot be read or is not what it was when it was indexed.
  public func rows(in range: Range<Int>) throws(RecordFault) -> [TableRow] {
    let range = range.clamped(to: locations.indices)
    let places = range.map {
      RowPlace(source: source(at: $0), range: TableNotes.range(locations[$0]))
    }
    let width = columns.count
    var cells: [FieldRange] = []
    cells.reserveCapacity(range.count * width)
    let (bytes, starts) = try store.rows(at: places) { row, layout, start, bytes in
      cells.append(contentsOf: repeatElement(.absent, count: width))
      let columns = sourceColumns[places[row].source]
      var span = bytes.mutableSpan
      for (column, cell) in layout.cells.enumerated() {
        var cell = cell
        if cell.hasEscapes { cell.unescape(in: &span, from: start) }
        cells[row * width + columns[column]] = cell
      }
      return true
    }
    let page = TablePage(bytes: bytes, starts: starts, cells: cells, columns: width)
    return range.map { position in
      TableRow(position - range.lowerBound, of: page, number: number(at: position))
    }
  }

  private func source(at position: Int) -> Int {
    Self.last(of: starts) { $0.position <= position }.map { starts[$0].source } ?? 0
  }

  /// The last element of which something is true that is true of all before it.
  private static func last<Element>(
    of elements: [Element], where isTrue: (Element) -> Bool
  ) -> Int? {
    var (low, high) = (0, elements.count)
    while low < high {
      let middle = (low + high) / 2
      if isTrue(elements[middle]) { low = middle + 1 } else { high = middle }
    }
    return low > 0 ? low - 1 : nil
  }
}
