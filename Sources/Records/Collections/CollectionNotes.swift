import Bytes

/// The result of the first pass through a collection: the place of each row, its name and its
/// values in groups and facets.
struct CollectionNotes: Sendable {
  let schema: CollectionSchema

  /// The places of the rows: 40 bits each for the offset, and 24 for the length.
  var locations = LargeArray<UInt64>()

  /// The source of each row.
  var sources = PackedNumbers()

  /// The rows' own numbers, if they have such.
  var ids = LargeArray<UInt64>()

  /// The rank of each row in its group, if the schema orders rows so.
  var ranks = LargeArray<UInt64>()

  /// The values of the columns that form groups, facets, orders and names.
  var kept: [KeptValues] = []

  /// The number of the ``MapCell`` of each row, and whether it has a sound.
  var cells = PackedNumbers()
  var sounds = PackedNumbers()

  /// The rows that follow a refused one, and how many were refused before them.
  private(set) var gaps: [(position: Int, refused: Int)] = []
  private(set) var refused = 0

  /// The columns of the data, and the profiles of all columns, if the schema asks for them.
  private(set) var union = ColumnUnion()
  private(set) var tallies: [ColumnTally] = []

  /// The columns that no row has had a value in, where that is all that is known of them.
  private(set) var empty: [Int] = []

  /// The delimiters that every cell of an only column had: between quotes, before a quoted cell.
  private(set) var separators = Delimiter.allCases

  private let limits: ReadingLimits
  private let hasRoom: MemoryCheck
  private let asked: Set<String>

  /// The columns of the current source, mapped to the collection's.
  private var map = ColumnMap()
  private var targets: [Int] = []
  private var errorAnswer: InputError?

  /// The combinations to look up for the current row, with their indices in ``kept``.
  private var queries: [(place: Int, query: Combinations.Query)] = []
  var places: (latitude: Int, longitude: Int)?
  private var slugColumn: Int?

  var count: Int { locations.count }

  /// How many bytes a row hardly has fewer than.
  var smallestUsual: Int { schema.columns == nil ? 16 : 128 }

  init(_ schema: CollectionSchema, _ limits: ReadingLimits, hasRoom: @escaping MemoryCheck) {
    self.schema = schema
    self.limits = limits
    self.hasRoom = hasRoom
    asked = schema.askedColumns
    places = schema.places
    for facet in schema.facets where !kept.contains(where: { $0.columns == facet.columns }) {
      kept.append(KeptValues(of: facet.columns, after: 0))
    }
    if let columns = schema.columns { take(columns.map(\.name)) }
    if !schema.profilesColumns { empty = schema.columns.map { Array($0.indices) } ?? [] }
  }

  /// How many columns there are so far.
  private var columnCount: Int { schema.columns?.count ?? union.names.count }

  /// Starts the counters of new columns.
  private mutating func take(_ names: [String]) {
    if schema.profilesColumns {
      tallies.append(contentsOf: repeatElement(ColumnTally(), count: names.count))
    }
    let first = columnCount - names.count
    let known = Set(kept.map(\.columns))
    for (index, name) in names.enumerated() {
      let column = first + index
      if known.contains([column]) { continue }
      if asked.contains(ColumnName.plain(name)) {
        kept.append(KeptValues(of: [column], after: count))
      } else if schema.counted == .fewValues, schema.columns == nil || schema.facets.isEmpty {
        kept.append(KeptValues(of: [column], after: count, within: CollectionSchema.fewValues))
      }
    }
  }

  private mutating func take(_ header: RowHeader) {
    if schema.columns != nil {
      map = schema.map(header)
    } else {
      let known = union.names.count
      targets = union.columns(of: header.names)
      map = ColumnMap(to: union.names.count, targets)
      take(union.names[known...].map(RowHeader.title))
      findPlaces()
    }
    targets = Array(repeating: -1, count: header.names.count)
    for (column, source) in map.sources.enumerated() where source >= 0 { targets[source] = column }
    if let name = schema.identifier {
      let names = schema.columns?.map(\.name) ?? RowHeader.titles(of: union.names)
      let plain = ColumnName.plain(name)
      slugColumn = names.firstIndex(of: name) ?? names.firstIndex { ColumnName.plain($0) == plain }
    }
  }

  /// Finds the first columns whose names say that they are degrees.
  private mutating func findPlaces() {
    guard schema.columns == nil, places == nil else { return }
    let names = union.names.map { String(decoding: $0, as: UTF8.self) }
    if let coordinates = NameHint.coordinates(among: names) {
      places = coordinates
      cells.pad(to: count)
    }
  }
}

// MARK: - Reading

extension CollectionNotes {
  /// Begins a section of a source; throws if the column that names rows is missing.
  mutating func begin(_ reader: RowReader) throws(InputError) {
    errorAnswer = nil
    take(reader.header)
    guard case .delimited(let delimiter) = reader.header.form else {
      separators = []
      return
    }
    if reader.header.names.count == 1 {
      separators.removeAll { $0 == delimiter }
    } else {
      separators = []
    }
    if let name = schema.identifier, slugColumn == nil {
      throw .missing(name, RowHeader.titles(of: reader.header.names))
    }
    guard case .number(let columns, _, _) = schema.naming,
      !columns.indices.contains(where: { map.has(columns[$0]) })
    else { return }
    let names = reader.header.names.indices.map(reader.header.shownName)
    throw reader.fault(
      .noIdentifier(
        needed: schema.shape.subject.identifier, among: names, separatedBy: delimiter),
      at: reader.headerPosition)
  }

  /// Notes a row with a number, or returns why to skip it; throws if the source is unreadable.
  mutating func note(
    _ row: RowReader.Found, _ layout: inout RowLayout, of source: Int, in reader: inout RowReader
  ) throws(InputError) -> Refusal.Reason? {
    if map.count != reader.header.names.count { take(reader.header) }
    if let columns = schema.distinctive {
      if row.isAlone, case .objects = reader.header.form {
        try expect(oneOf: columns, row, layout, reader)
      }
    } else if row.number == 1, row.refusal == nil {
      errorAnswer = reader.errorAnswer(row)
    }
    if let reason = row.refusal {
      // A message must not quote a row that could contain a hidden column.
      return refuse(schema.hidesColumns ? reason.withoutContents : reason)
    }
    try expectRoom(reader)
    if let reason = take(row, &layout, &reader) { return refuse(reason) }
    guard locations.count < limits.rows else {
      throw reader.fault(.tooMany(schema.shape.subject.plural, limit: limits.rows), at: nil)
    }
    let range = row.rangeInSource(of: reader)
    locations.append(UInt64(range.lowerBound) << 24 | UInt64(range.count))
    sources.append(source)
    if let plural = tooMany { throw reader.fault(.tooMany(plural, limit: limits.values), at: nil) }
    return nil
  }

  /// Ends a source; throws if its only row is an API's error message.
  mutating func end(_ reader: RowReader) throws(InputError) {
    // A list of names alone is a header without rows.
    if map.count != reader.header.names.count { take(reader.header) }
    if let errorAnswer, reader.rowCount == 1 { throw errorAnswer }
  }

  /// Throws if an object outside of lists is an API's error, or at the beginning something else
  /// altogether: neither is a row that could be skipped.
  private func expect(
    oneOf columns: [Int], _ row: RowReader.Found, _ layout: RowLayout, _ reader: RowReader
  ) throws(InputError) {
    switch row.refusal {
    case nil:
      let isRow = columns.contains { map.range(of: $0, in: layout).kind != .absent }
      guard !isRow else { return }
      if let fault = reader.errorAnswer(row) { throw fault }
    case .notAnObject: break
    default: return
    }
    if row.isFirst { throw reader.fault(.noRows(schema.shape.subject), at: row.range.lowerBound) }
  }

  private mutating func refuse(_ reason: Refusal.Reason) -> Refusal.Reason {
    refused += 1
    if gaps.last?.position == locations.count { gaps.removeLast() }
    gaps.append((locations.count, refused))
    return reason
  }

  /// Notes the values of a row, or returns the reason why it is unusable.
  @inline(__always)
  private mutating func take(
    _ row: RowReader.Found, _ layout: inout RowLayout, _ reader: inout RowReader
  ) -> Refusal.Reason? {
    let start = row.range.lowerBound
    func text(_ column: Int) -> Range<Int> {
      var range = map.range(of: column, in: layout)
      if range.hasEscapes {
        reader.unescape(&range, of: row)
        map.replace(column, by: range, in: &layout)
      }
      return range.range(from: start)
    }
    if schema.profilesColumns {
      noteCells(&layout, of: row, in: &reader)
    } else if !empty.isEmpty {
      // Of most records nothing changes here.
      for place in empty.indices.reversed()
      where map.range(of: empty[place], in: layout).count > 0 {
        empty.remove(at: place)
      }
    }
    var named = InlineArray<3, Range<Int>>(repeating: 0..<0)
    var isOwn = true
    switch schema.naming {
    case .position: break
    case .slug: if let slugColumn { named[0] = text(slugColumn) }
    case .number(let columns, _, _):
      // Where there is no member or column with the number, an address may have it.
      isOwn = map.range(of: columns[0], in: layout).kind != .absent
      for place in isOwn ? 0..<1 : 1..<3 { named[place] = text(columns[place]) }
    }
    if let reason = name(named, isOwn: isOwn, in: reader.window.bytes) { return reason }
    queries.removeAll(keepingCapacity: true)
    for index in kept.indices where !kept[index].isOverfull {
      var ranges = Combinations.Ranges(repeating: 0..<0)
      for place in kept[index].columns.indices { ranges[place] = text(kept[index].columns[place]) }
      let bytes = reader.window.bytes.span
      queries.append((index, kept[index].values.query(bytes, ranges)))
    }
    for (index, query) in queries {
      let bytes = reader.window.bytes.span
      kept[index].note(bytes, query)
    }
    if case .rank(let columns, let rank, _) = schema.order {
      var ranges = InlineArray<3, Range<Int>>(repeating: 0..<0)
      for place in columns.indices { ranges[place] = text(columns[place]) }
      let bytes = reader.window.bytes.span
      ranks.append(rank(bytes, ranges))
    }
    if let places {
      let (latitude, longitude) = (text(places.latitude), text(places.longitude))
      let bytes = reader.window.bytes.span
      cells.append(MapCell.number(bytes.extracting(latitude), bytes.extracting(longitude)))
    }
    if let sound = schema.sound {
      let range = text(sound)
      let bytes = reader.window.bytes.span
      sounds.append(WebAddress.isAddress(bytes.extracting(range)) ? 1 : 0)
    }
    return nil
  }

  /// Notes the name of a row, made of texts in the ranges (the first alone, if it is the row's
  /// own), or returns the reason why it can't have one.
  @inline(__always)
  private mutating func name(
    _ ranges: InlineArray<3, Range<Int>>, isOwn: Bool, in bytes: [UInt8]
  ) -> Refusal.Reason? {
    switch schema.naming {
    case .position: return nil
    case .slug:
      return ValueIdentity(name: Array(bytes[ranges[0]])).isUnknown ? .noName : nil
    case .number(_, let own, let other):
      let span = bytes.span
      let number =
        isOwn
        ? own(span.extracting(ranges[0]))
        : other(span.extracting(ranges[1]), span.extracting(ranges[2]))
      guard let number else {
        let text = String(decoding: bytes[ranges[0]], as: UTF8.self)
        return text.isEmpty ? .noIdentifier : .badIdentifier(Excerpt.of(text))
      }
      ids.append(number)
      return nil
    }
  }

  /// Notes the text of every cell in the profile of its column.
  private mutating func noteCells(
    _ layout: inout RowLayout, of row: RowReader.Found, in reader: inout RowReader
  ) {
    let start = row.range.lowerBound
    if !separators.isEmpty {
      let text = layout[0].range(from: start)
      let bytes = reader.window.bytes[text]
      let quotes: [UInt8] = text.lowerBound == start ? [] : Array("\"\"".utf8)
      separators.removeAll {
        !bytes.contains($0.rawValue) || !quotes.isEmpty && !bytes.contains([$0.rawValue] + quotes)
      }
    }
    for column in layout.cells.indices {
      if layout[column].hasEscapes { reader.unescape(&layout[column], of: row) }
      guard targets[column] >= 0 else { continue }
      let text = layout[column].range(from: start)
      tallies[targets[column]].note(
        reader.window.bytes.span.extracting(text), missing: schema.missing)
    }
  }
}

// MARK: - Room

extension CollectionNotes {
  /// About how many bytes of memory a row takes.
  private var rowSize: Int {
    8 + (ids.isEmpty ? 0 : 8) + (ranks.isEmpty ? 0 : 8) + 2 * kept.count
      + (places == nil ? 0 : 2) + (schema.sound == nil ? 0 : 1)
  }

  /// How many bytes of memory all rows take.
  var memory: Int { count * rowSize }

  /// Reserves memory for more rows, if it can be had.
  mutating func reserve(_ rows: Int) {
    let total = count + rows
    guard hasRoom(total * rowSize) else { return }
    locations.reserveCapacity(total)
    if !ids.isEmpty { ids.reserveCapacity(total) }
    if !ranks.isEmpty { ranks.reserveCapacity(total) }
  }

  /// Makes room for one more row: a full list needs twice its memory for a moment to grow, and a
  /// failing allocation would end the process.
  @inline(__always)
  private func expectRoom(_ reader: RowReader) throws(InputError) {
    guard locations.isFull else { return }
    let bytes = 2 * memory
    guard bytes < InputError.leastMemory || hasRoom(bytes) else {
      throw reader.fault(.memory(bytes), at: nil)
    }
  }

  /// The name of the column or facet with too many distinct values, if any.
  private var tooMany: String? {
    for values in kept where values.values.count > limits.values + 1 {
      let facet = schema.facets.first { $0.columns == values.columns }
      return facet?.plural ?? "different values of one column"
    }
    return nil
  }
}

// MARK: - Joining

extension CollectionNotes {
  /// Appends the notes of another worker, which are empty afterwards; returns false for too many
  /// distinct values, or other columns of coordinates.
  mutating func add(_ other: inout CollectionNotes) -> Bool {
    var columns = Array(0..<columnCount)
    if schema.columns == nil {
      let known = union.names.count
      columns = union.columns(of: other.union.names)
      take(union.names[known...].map(RowHeader.title))
      findPlaces()
    }
    for (column, tally) in zip(columns, other.tallies) { tallies[column].add(tally) }
    empty.removeAll { !other.empty.contains($0) }
    separators.removeAll { !other.separators.contains($0) }
    if let gap = other.gaps.first, gap.position == 0, gaps.last?.position == count {
      gaps.removeLast()
    }
    gaps += other.gaps.map { ($0.position + count, $0.refused + refused) }
    refused += other.refused
    let keptPlaces = Dictionary(zip(kept.map(\.columns), kept.indices)) { first, _ in first }
    for values in other.kept {
      guard let place = keptPlaces[values.columns.map { columns[$0] }] else { continue }
      kept[place].add(values)
    }
    let total = count + other.count
    for place in kept.indices { kept[place].pad(to: total) }
    // Whoever has read both pairs of columns of places from the beginning has taken the first.
    var arePlacesAlike = true
    if let places {
      if let others = other.places {
        arePlacesAlike = (columns[others.latitude], columns[others.longitude]) == places
        cells.append(other.cells)
      }
      cells.pad(to: total)
    }
    sounds.append(other.sounds)
    sources.append(other.sources)
    ids.append(contentsOf: other.ids)
    ranks.append(contentsOf: other.ranks)
    locations.append(contentsOf: other.locations)
    other = CollectionNotes(schema, limits, hasRoom: hasRoom)
    return union.names.count <= RowHeader.columnLimit && tooMany == nil && arePlacesAlike
  }
}

/// The limits of an index.
struct ReadingLimits: Sendable {
  /// The most rows.
  var rows = RowPlace.rowLimit

  /// The most distinct values in columns that group, count or name rows.
  var values = (1 << 22) - 1
}

/// The union of several sources' columns by name, in the order in which they are first seen; the
/// second of a name is united with the second of another source, and so on.
struct ColumnUnion: Sendable {
  private(set) var names: [[UInt8]] = []
  private var columns: [[UInt8]: [Int]] = [:]

  /// Returns the index in the union of each column of a source, after adding the new ones at the
  /// end.
  mutating func columns(of others: [[UInt8]]) -> [Int] {
    var uses: [[UInt8]: Int] = [:]
    return others.map { name in
      let use = uses[name, default: 0]
      uses[name] = use + 1
      if let known = columns[name], use < known.count { return known[use] }
      names.append(name)
      columns[name, default: []].append(names.count - 1)
      return names.count - 1
    }
  }
}
