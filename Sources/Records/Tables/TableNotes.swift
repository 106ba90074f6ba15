/// The first pass over a table: notes where each row is and what the columns are like.
struct TableNotes: RowNotes {
  /// Where the rows are: of each 40 bits of its offset, and 24 of its length.
  private(set) var locations: [UInt64] = []

  /// The first position of the rows of each source.
  private(set) var starts: [(position: Int, source: Int)] = []

  /// The rows that follow a refused one, and how many were refused before them.
  private(set) var gaps: [(position: Int, refused: Int)] = []

  /// How many rows are refused.
  private(set) var refused = 0

  /// The columns, and what is in them.
  private(set) var union = ColumnUnion()
  private(set) var tallies: [ColumnTally] = []

  /// The column of the first row that has a list of objects in it.
  private(set) var nestedRows: Int?

  /// The delimiters that every cell of the only column of lines has had in it, and no quotes around.
  private(set) var separators = Delimiter.allCases

  /// The most rows there may be.
  private let mostRows: Int
  private let hasRoom: MemoryCheck

  /// Where the columns of what is being read are among all.
  private var columns: [Int] = []
  private var errorAnswer: RecordFault?

  static let smallestUsual = 16
  static var stride: Int { MemoryLayout<UInt64>.stride }
  var count: Int { locations.count }

  init(mostRows: Int = RowPlace.rowLimit, hasRoom: @escaping MemoryCheck) {
    self.mostRows = mostRows
    self.hasRoom = hasRoom
  }

  mutating func begin(_ reader: RowReader) throws(RecordFault) {
    errorAnswer = nil
    unite(reader.header)
    if case .delimited(let delimiter) = reader.header.form, reader.header.names.count == 1 {
      separators.removeAll { $0 == delimiter }
    } else {
      separators = []
    }
  }

  mutating func note(
    _ row: RowReader.Found, _ layout: inout RowLayout, of source: Int, in reader: inout RowReader
  ) throws(RecordFault) -> Refusal.Reason? {
    if columns.count != reader.header.names.count { unite(reader.header) }
    if let reason = row.refusal {
      refused += 1
      if gaps.last?.position == locations.count { gaps.removeLast() }
      gaps.append((locations.count, refused))
      return reason
    }
    if row.number == 1 { errorAnswer = reader.errorAnswer(row) }
    if locations.isEmpty {
      nestedRows = layout.columnOfObjects(row.range, reader.window.bytes).map { columns[$0] }
    }
    note(&layout, of: row, in: &reader)
    guard locations.count < mostRows else {
      throw reader.fault(.tooMany(RecordSubject.rows.plural, limit: mostRows), at: nil)
    }
    try reader.expectRoom(in: locations, hasRoom)
    if starts.last?.source != source { starts.append((locations.count, source)) }
    let range = row.rangeInSource(of: reader)
    locations.append(UInt64(range.lowerBound) << 24 | UInt64(range.count))
    return nil
  }

  /// Refuses a source whose only row says what is wrong with a query.
  mutating func end(_ reader: RowReader) throws(RecordFault) {
    if let errorAnswer, reader.rowCount == 1 { throw errorAnswer }
  }

  mutating func reserve(_ rows: Int) {
    locations.reserve(locations.count + rows, hasRoom)
  }

  mutating func add(_ other: inout TableNotes) -> Bool {
    let columns = union.columns(of: other.union.names)
    makeTallies()
    for (column, tally) in zip(columns, other.tallies) { tallies[column].add(tally) }
    if locations.isEmpty { nestedRows = other.nestedRows.map { columns[$0] } }
    separators.removeAll { !other.separators.contains($0) }
    if let gap = other.gaps.first, gap.position == 0, gaps.last?.position == locations.count {
      gaps.removeLast()
    }
    gaps += other.gaps.map { ($0.position + locations.count, $0.refused + refused) }
    refused += other.refused
    for start in other.starts where start.source != starts.last?.source {
      starts.append((start.position + locations.count, start.source))
    }
    locations.reserveCapacity(locations.count + other.locations.count)
    locations += other.locations
    other = TableNotes(hasRoom: hasRoom)
    return union.names.count <= RowHeader.columnLimit
  }

  /// Where a row is in its source.
  static func range(_ location: UInt64) -> Range<Int> {
    let start = Int(location >> 24)
    return start..<start + Int(location & (1 << 24 - 1))
  }

  private mutating func unite(_ header: RowHeader) {
    columns = union.columns(of: header.names)
    makeTallies()
  }

  private mutating func makeTallies() {
    let more = union.names.count - tallies.count
    tallies.append(contentsOf: repeatElement(ColumnTally(), count: more))
  }

  private mutating func note(
    _ layout: inout RowLayout, of row: RowReader.Found, in reader: inout RowReader
  ) {
    let start = row.range.lowerBound
    if !separators.isEmpty {
      let text = layout[0].range(from: start)
      let bytes = text.lowerBound == start ? reader.window.bytes[text] : []
      separators.removeAll { !bytes.contains($0.rawValue) }
    }
    for column in layout.cells.indices {
      if layout[column].hasEscapes { reader.unescape(&layout[column], of: row) }
      let text = layout[column].range(from: start)
      tallies[columns[column]].note(reader.window.bytes.span.extracting(text))
    }
  }
}
