/// Where every row of a table is, and what its columns are, without the rows themselves.
///
/// ```swift
/// let index = try TableIndex.reading(source)
/// for row in try index.rows(in: 0..<50) { … row.text(of: 0) … }
/// ```
///
/// It is made in one pass that checks every byte, and takes 8 bytes a row. Pages then read their own
/// rows again, from as many threads as there are. The rows are in the order of the source.
public struct TableIndex: Sendable {
  /// The columns, in the order of the header; of objects, in the order in which they come first.
  public let columns: [TableColumn]

  /// The rows that are not listed.
  public let refusals: Refusals

  /// The column that the rows seem to be in, where the only row is an object around them.
  public let nestedRows: TableColumn?

  /// What stands in every cell of the only column, and may have been meant to separate several.
  public let overlookedDelimiter: Delimiter?

  private let locations: [RowLocation]
  private let gaps: [(position: Int, refused: Int)]
  private let store: RowStore

  /// Reads a source.
  ///
  /// A window of it is held at a time; a row that is longer than the window is read all the same, up
  /// to 16 MiB.
  ///
  /// - Parameters:
  ///   - source: What to read.
  ///   - windowSize: How many bytes of it are held, unless a row is longer.
  ///   - progress: Told with every window how many bytes and rows more were read, and asked whether
  ///     to go on.
  ///   - hasRoom: Asked before much memory is taken.
  /// - Returns: The index.
  /// - Throws: What makes the source unreadable as a whole.
  public static func reading(
    _ source: any RecordSource, windowSize: Int = 1 << 18,
    progress: @escaping ReadingProgress = { _, _ in true },
    hasRoom: MemoryCheck = { _ in true }
  ) throws(RecordFault) -> TableIndex {
    if let fault = IndexEntry.fault(in: [source], of: .rows) { throw fault }
    var reader = try RowReader(source, windowSize: windowSize)
    var builder = TableBuilder()
    try builder.read(&reader, progress: progress, hasRoom: hasRoom)
    return TableIndex(builder, RowStore(source: source, header: reader.header))
  }

  private init(_ builder: TableBuilder, _ store: RowStore) {
    columns = builder.columns(named: store.header.titles)
    refusals = builder.refusals.refusals(in: [store.source])
    let isAlone = builder.locations.count == 1 && builder.refusals.isEmpty
    nestedRows = isAlone ? builder.nestedRows.map { [columns] in columns[$0] } : nil
    overlookedDelimiter = builder.locations.isEmpty ? nil : builder.separators.first
    // Objects that are all empty, as an API answers where it has nothing, are no rows.
    locations = columns.isEmpty ? [] : builder.locations
    gaps = builder.gaps
    self.store = store
  }

  /// The number of rows.
  public var count: Int { locations.count }

  /// The number of the row at a position, from one, counted within the source.
  ///
  /// It is one more than the position, but for the rows before it that are not listed. Found in a
  /// number of steps that grows with the logarithm of how many gaps they leave.
  public func number(at position: Int) -> Int {
    var (low, high) = (0, gaps.count)
    while low < high {
      let middle = (low + high) / 2
      if gaps[middle].position <= position { low = middle + 1 } else { high = middle }
    }
    return position + 1 + (low > 0 ? gaps[low - 1].refused : 0)
  }

  /// The line that the row at a position begins on, from one; nil when the source cannot be read.
  ///
  /// The source is read once more up to there: what has no faults does not pay for it.
  public func line(at position: Int) -> Int? {
    let start = locations[position].range.lowerBound
    return (try? Place.places(at: [start], in: store.source))?.first?.line
  }

  /// The rows at some positions, read from their source.
  ///
  /// Positions beyond the end are left out. Costs one read, and one buffer for all.
  ///
  /// - Throws: A fault when the source cannot be read or is not what it was when it was indexed.
  public func rows(in range: Range<Int>) throws(RecordFault) -> [TableRow] {
    let range = range.clamped(to: locations.indices)
    let page = try store.page(of: locations[range])
    return range.map { position in
      TableRow(position - range.lowerBound, of: page, number: number(at: position))
    }
  }
}
