/// The first pass: reads a source once, and notes where each row is and what the columns are like.
struct TableBuilder {
  private(set) var locations: [RowLocation] = []
  private(set) var refusals = RefusalTally()

  /// The rows that follow a refused one, and how many were refused before them.
  private(set) var gaps: [(position: Int, refused: Int)] = []

  private var tallies: [ColumnTally] = []

  /// The column of the first row that has a list of objects in it.
  private(set) var nestedRows: Int?

  /// The delimiters that every cell of the only column of lines has had in it, and no quotes around.
  private(set) var separators: [Delimiter] = []

  /// How many rows are read before it is guessed how many there will be.
  private static let sample = 10_000

  /// What a row hardly has fewer bytes than.
  private static let smallestUsual = 16

  /// The most rows there may be.
  var mostRows = IndexEntry.recordLimit

  /// Reads all of a source.
  ///
  /// - Parameters:
  ///   - reader: Is at the end afterwards, and knows the columns.
  ///   - progress: Told with every window how many bytes and rows more were read, and asked whether
  ///     to go on.
  ///   - hasRoom: Asked before much memory is taken.
  /// - Throws: What makes the source unreadable as a whole.
  mutating func read(
    _ reader: inout RowReader, progress: @escaping ReadingProgress, hasRoom: MemoryCheck
  ) throws(RecordFault) {
    let byteCount = reader.window.source.byteCount
    var meter = ReadingMeter(progress, from: 0)
    var layout = RowLayout()
    var errorAnswer: RecordFault?
    if case .delimited(let delimiter) = reader.header.form, reader.header.names.count == 1 {
      separators = Delimiter.allCases.filter { $0 != delimiter }
    }
    while let found = try reader.next(&layout) {
      if !meter.note(position: reader.window.base, records: reader.recordCount) {
        throw reader.fault(.calledOff, at: nil)
      }
      let start = reader.window.base + found.range.lowerBound
      if let reason = found.refusal {
        let refused = found.number - locations.count
        if gaps.last?.position == locations.count { gaps.removeLast() }
        gaps.append((locations.count, refused))
        refusals.add(
          RefusalDraft(source: 0, record: found.number, offset: start, reason: reason))
        continue
      }
      if locations.isEmpty {
        nestedRows = layout.columnOfObjects(found.range, reader.window.bytes)
        errorAnswer = reader.errorAnswer(found)
      }
      note(&layout, of: found, in: &reader)
      guard locations.count < mostRows else {
        throw reader.fault(.tooMany(RecordSubject.rows.plural, limit: mostRows), at: nil)
      }
      try reader.expectRoom(in: locations, hasRoom)
      locations.append(RowLocation(start..<start + found.range.count))
      if locations.count == Self.sample {
        // Growing step by step would hold everything twice at the last step.
        let size = max((start + found.range.count) / Self.sample, Self.smallestUsual)
        locations.reserve(byteCount / size + byteCount / size / 100, hasRoom)
      }
    }
    if let errorAnswer, locations.count == 1, refusals.isEmpty { throw errorAnswer }
    if !meter.note(position: byteCount, records: reader.recordCount) {
      throw reader.fault(.calledOff, at: nil)
    }
  }

  /// The columns, with their names in words.
  func columns(named titles: [String]) -> [TableColumn] {
    titles.enumerated().map { index, title in
      (index < tallies.count ? tallies[index] : ColumnTally()).column(named: title)
    }
  }

  private mutating func note(
    _ layout: inout RowLayout, of found: RowReader.Found, in reader: inout RowReader
  ) {
    let start = found.range.lowerBound
    if !separators.isEmpty {
      let text = layout[0].range(from: start)
      let bytes = text.lowerBound == start ? reader.window.bytes[text] : []
      separators.removeAll { !bytes.contains($0.rawValue) }
    }
    for column in layout.cells.indices {
      if column == tallies.count { tallies.append(ColumnTally()) }
      if layout[column].hasEscapes { reader.unescape(&layout[column], of: found) }
      let text = layout[column].range(from: start)
      tallies[column].note(reader.window.bytes.span.extracting(text))
    }
  }
}
