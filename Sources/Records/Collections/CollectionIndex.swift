package import Bytes

/// An index of a collection: the position of every row in listing order, the columns, groups and
/// facets, without the rows themselves.
///
/// A ``CollectionPlan`` makes it in one pass that checks every byte. It takes some 8 bytes a row, and a few
/// more for its group, facets and name. Pages then read their own rows again, from any number of threads:
///
/// ```swift
/// for row in try index.rows(in: 0..<50) { … row.text(of: 0) … }
/// ```
package struct CollectionIndex: Sendable {
  /// The columns: those that are known, or of the data in the order in which they come first.
  package let columns: [TableColumn]

  /// Whether the columns are known beforehand, and not those of the data.
  package let hasKnownColumns: Bool

  /// Whether the rows are in another order than that of their source.
  package let hasOrder: Bool

  /// The facet that rows are grouped by, if any.
  package internal(set) var group: Facet?

  /// The facets of the rows, including the groups.
  package internal(set) var facets: [Facet] = []

  /// The facets whose values have lists of their own.
  package internal(set) var listed: [Facet] = []

  /// The columns that listings show, in order.
  package internal(set) var shown: [Int] = []

  /// The columns that are published, all but the hidden ones: those that a row's own page shows,
  /// and that rows are found by.
  package internal(set) var detailed: [Int] = []

  /// The column that names rows, if an option selects one.
  package internal(set) var titleColumn: Int?

  /// The column with names of rows, if no option selects one and there is one.
  package internal(set) var nameColumn: Int?

  /// The column with the date of a row, if there is a feed of the newest.
  package internal(set) var feedColumn: Int?

  /// The columns in whose orders the listing is there, too.
  package internal(set) var sorted: [SortedColumn] = []

  /// The totals of columns in each group.
  package private(set) var totals: [GroupTotal] = []

  /// The rows that are not listed.
  package let refusals: Refusals

  /// Notes on everything in the sources that was left out or repaired, other than refused rows.
  package let remarks: [ReadingRemark]

  /// The files that cells name; `nil` if there are none.
  package var files: CellFiles?

  /// Whether a column is hidden, so that nothing may quote the rows.
  package let hidesColumns: Bool

  /// The map cells with rows, from south to north and west to east; `nil` without coordinates.
  package internal(set) var places: [MapCell]?

  /// The columns with coordinates; `nil` if no row has a place.
  package internal(set) var placeColumns: (latitude: Int, longitude: Int)?

  /// The number of rows with a sound, if the schema names the column of sounds.
  package let withSound: Int?

  /// A delimiter in every cell of the only column, which may have been meant to separate several.
  package let overlookedDelimiter: Delimiter?

  /// The columns without any value, if nothing else is known about them.
  private let empty: Set<Int>
  private let isProfiled: Bool
  private var values: [String: FacetValues] = [:]
  private var kept: [KeptValues] = []

  /// The number of each row's combination of group texts, and the groups of these.
  private var grouped: (numbers: PackedNumbers, places: [Int32])?
  private var locations = LargeArray<UInt64>()
  private var sources = PackedNumbers()
  private var ids = LargeArray<UInt64>()
  var slugs: RowSlugs?

  /// The positions of the rows in the data, if they differ from those in the listing; `nil` also if
  /// rows have numbers of their own.
  private var order: LargeArray<UInt32>?
  private let gaps: [(position: Int, refused: Int)]
  private let store: CollectionStore

  /// Reads all sources, one after another; throws for a fault that makes one unreadable.
  package static func reading(
    _ sources: [any RecordSource], of schema: CollectionSchema,
    windowSize: Int = RowReading.windowSize,
    progress: @escaping ReadingProgress = { _, _ in true },
    hasRoom: @escaping MemoryCheck = { _ in true }
  ) throws(InputError) -> CollectionIndex {
    let plan = CollectionPlan(
      sources, of: schema, parts: 1, windowSize: windowSize, hasRoom: hasRoom)
    var parts = [plan.read(0, progress: progress)]
    return try plan.index(joining: &parts, progress: progress)
  }

  /// Builds the index from the first pass, whose notes are empty afterwards; throws if rows can't
  /// be compared, or a column of the options doesn't exist.
  init(_ part: inout RowPart, _ rows: RowStore) throws(InputError) {
    var notes = part.takeNotes()
    let schema = notes.schema
    let names = notes.columnNames
    var union = notes.union
    let maps = rows.headers.map { header in
      schema.columns == nil
        ? ColumnMap(to: names.count, union.columns(of: header.names)) : schema.map(header)
    }
    store = CollectionStore(rows, maps: maps, of: schema, columns: names.count)
    var refusals = part.refusals
    if let preference = schema.preference,
      let listed = try Repetitions(notes: notes, store: store, preference: preference)
        .listed(noting: &refusals)
    {
      notes.reorder(by: listed)
    }
    columns = try notes.columns(named: names, separatedBy: rows.delimiters)
    hasKnownColumns = schema.columns != nil
    if case .source = schema.order { hasOrder = false } else { hasOrder = true }
    hidesColumns = schema.hidesColumns
    overlookedDelimiter =
      notes.count == 0 || schema.columns != nil ? nil : notes.separators.first
    withSound = schema.sound.map { _ in
      (0..<notes.sounds.count).reduce(0) { $0 + notes.sounds[$1] }
    }
    empty = Set(notes.empty)
    isProfiled = schema.profilesColumns
    gaps = notes.gaps
    self.refusals = refusals.refusals(in: rows.sources, of: schema.shape.subject)
    remarks = part.remarks.remarks(in: rows.sources)
    let (order, totals) = try resolve(schema, names, notes)
    try notes.locate(columns, of: detailed, in: store)
    for facet in facets {
      values[facet.name] = notes.kept(of: facet).map {
        FacetValues(of: facet, in: $0, asGroups: facet == group)
      }
    }
    let listedOrder = notes.sort(
      groups: group.flatMap { facet in
        values[facet.name].flatMap { values in notes.kept(of: facet).map { ($0, values) } }
      }, by: order)
    for facet in facets {
      guard let own = notes.kept(of: facet) else { continue }
      let anchors = anchors(of: facet, schema.naming)
      values[facet.name]?.locate(own)
      values[facet.name]?.name(anchors)
    }
    places = notes.mapCells(
      columns, of: detailed,
      called: facets.compactMap { facet in values[facet.name].map { (facet, $0) } })
    placeColumns = places?.isEmpty == false ? notes.places : nil
    // Objects that are all empty, as an API answers where it has nothing, are no rows.
    if !columns.isEmpty { locations = notes.locations }
    kept = notes.kept
    grouped = group.flatMap { facet in
      notes.kept(of: facet).flatMap { kept in
        values[facet.name].map { (kept.numbers, $0.firstPlaces) }
      }
    }
    sources = notes.sources
    ids = notes.ids
    self.order = ids.isEmpty ? listedOrder : nil
    self.totals = try self.totals(of: totals)
  }
}

// MARK: - Rows

extension CollectionIndex {
  /// The number of rows.
  package var count: Int { locations.count }

  /// Whether rows are named by slugs, and not by numbers.
  package var hasSlugs: Bool { slugs != nil }

  /// The letters before a row's number in its anchor.
  package var anchorPrefix: StaticString { store.anchorPrefix }

  /// Returns a row's name for URLs; by default its number, from one, through all sources and
  /// including skipped rows.
  package func name(at position: Int) -> RowName {
    if !ids.isEmpty { return .number(ids[position]) }
    let row = order.map { Int($0[position]) } ?? position
    if let slugs { return .slug(slugs[row]) }
    return .number(UInt64(number(ofRow: row)))
  }

  /// Reads the rows at some positions within the collection; throws if a source has changed.
  ///
  /// Costs one read for each run of rows that are neighbours in a source, and one buffer for all.
  package func rows(in range: Range<Int>) throws(InputError) -> [TableRow] {
    try rows(at: Array(range.clamped(to: locations.indices)))
  }

  /// Visits all rows in their order, at most a thousand in memory; throws if a source has changed.
  package func visitRows(_ visit: (TableRow) -> Void) throws(InputError) {
    for start in stride(from: 0, to: count, by: 1_000) {
      try rows(in: start..<start + 1_000).forEach(visit)
    }
  }

  /// The rows at some positions, in their order; see ``rows(in:)``.
  package func rows(at positions: [Int]) throws(InputError) -> [TableRow] {
    try store.views(
      at: positions.map(place(of:)), listedAt: positions, called: positions.map(name(at:)))
  }

  /// Returns the name of the source of the row at a position, for messages.
  package func file(at position: Int) -> String { store.rows.sources[sources[position]].name }

  /// Returns the first bytes of rows that are not listed, as their sources have them, up to a limit
  /// of each that may be within a character; throws if a source has changed.
  package func texts(of refusals: [Refusal], upTo limit: Int) throws(InputError) -> [String] {
    var texts: [String] = []
    for place in refusals.map(\.row) {
      var bytes: [UInt8] = []
      if let place {
        let start = place.range.lowerBound
        try store.rows.sources[place.source]
          .readAgain(start..<min(place.range.upperBound, start + limit), into: &bytes)
      }
      texts.append(String(decoding: bytes, as: UTF8.self))
    }
    for source in Set(refusals.compactMap { $0.row?.source }).sorted() {
      try store.rows.sources[source].expectUnchanged()
    }
    return texts
  }

  /// The line from one of the row at a position, for errors: reads the source up to there; nil if
  /// it can't.
  package func line(at position: Int) -> Int? {
    let place = place(of: position)
    let source = store.rows.sources[place.source]
    return (try? Place.places(at: [place.range.lowerBound], in: source))?.first?.line
  }

  /// Whether some row has a value in a column.
  package func hasValues(in column: Int) -> Bool {
    isProfiled ? columns[column].values > 0 : !empty.contains(column)
  }

  /// Columns of each source whose meaning is unknown, and which are left out.
  package var unknownColumns: [UnknownColumns] {
    zip(store.rows.sources, zip(store.rows.headers, store.maps)).flatMap { source, rows in
      let (header, map) = rows
      guard case .delimited = header.form else { return [UnknownColumns]() }
      return [(map.unknown, false), (map.repeated, true)].filter { !$0.0.isEmpty }.map {
        columns, areRepeated in
        UnknownColumns(
          file: source.name, names: columns.map(header.shownName), areRepeated: areRepeated)
      }
    }
  }

  /// The columns that are known and that no source has.
  package var missingColumns: [String] {
    columns.indices.filter { column in !store.maps.contains { $0.has(column) } }
      .map { columns[$0].name }
  }

  private func place(of position: Int) -> RowPlace {
    RowPlace(source: sources[position], location: locations[position])
  }

  /// Returns the number of a row from its index: one more, and the skipped rows before it.
  private func number(ofRow row: Int) -> Int {
    let place = gaps.partitioningIndex { $0.position > row }
    return row + 1 + (place > 0 ? gaps[place - 1].refused : 0)
  }
}

// MARK: - Facets

extension CollectionIndex {
  /// The values of a facet that rows have, in the order of an index of them.
  ///
  /// Names by their letters and digits, whatever their case and accents; the unknown last. A
  /// value's anchor is that of its section where the rows are grouped by it, and otherwise the name
  /// of a folder. A row of several values is counted with each, but where the rows are grouped,
  /// with the first.
  package func values(of facet: Facet) -> [FacetValue] { values[facet.name]?.values ?? [] }

  /// Sets the title of each facet's value for rows without one; its anchor stays.
  package mutating func nameUnknown(_ title: (Facet) -> String) {
    for facet in facets { values[facet.name]?.nameUnknown(title(facet)) }
  }

  /// The groups, in the order of the listing; none if nothing is grouped.
  package var groups: [FacetValue] { group.map(values) ?? [] }

  /// The position in ``groups`` of a row's group; nil beyond the end, and if nothing is grouped.
  package func groupNumber(at position: Int) -> Int? {
    guard let grouped, locations.indices.contains(position) else { return nil }
    let place = grouped.places[grouped.numbers[position]]
    return place < 0 ? nil : Int(place)
  }

  /// Returns a number for each row, by its position, which rows share if their texts in some
  /// columns are equal; `nil` if that is not known without reading the rows.
  package func valueNumbers(of columns: [Int]) -> PackedNumbers? {
    kept.first { kept in !kept.isOverfull && columns.allSatisfy(kept.columns.contains) }?.numbers
  }

  /// The different texts of a column, and the number of each row's text among them; `nil` if they
  /// are not known without reading the rows.
  package func texts(keptOf column: Int) -> (numbers: PackedNumbers, texts: [[UInt8]])? {
    kept.first { !$0.isOverfull && $0.columns == [column] }.map { kept in
      (kept.numbers, (0..<kept.values.count).map { kept.values[$0][0] })
    }
  }

  /// The places in ``values(of:)`` of those of each text of ``texts(keptOf:)``, of a facet with one column.
  package func places(keptOf facet: Facet) -> [[Int32]] { values[facet.name]?.places ?? [] }

  /// The places in ``values(of:)`` of those that the row at a position has; `nil` if they are not
  /// known without reading the rows.
  package func valuePlaces(of facet: Facet) -> (@Sendable (_ position: Int) -> [Int32])? {
    guard let values = values[facet.name],
      let kept = kept.first(where: { $0.columns == facet.columns })
    else { return nil }
    return { position in values.places[kept.numbers[position]] }
  }

  /// Which rows have each value of a facet, in four bytes for each value of a row.
  package func positions(of facet: Facet) -> FacetPositions? {
    guard let values = values[facet.name],
      let kept = kept.first(where: { $0.columns == facet.columns })
    else { return nil }
    return FacetPositions(kept, in: values)
  }
}

/// The columns of lines that are checked and left out.
package struct UnknownColumns: Equatable, Sendable {
  package let file: String

  /// The names as they are in the file.
  package let names: [String]

  /// Whether other columns have the same fields, or else their names mean nothing to us.
  package let areRepeated: Bool
}

extension UnknownColumns: CustomStringConvertible {
  package var description: String {
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let isOne = names.count == 1
    let reason =
      switch (areRepeated, isOne) {
      case (false, true): "no field has this name"
      case (false, false): "no fields have these names"
      case (true, true): "another column has the same field"
      case (true, false): "other columns have the same fields"
      }
    return isOne
      ? "\(file): skipped the column \(list): \(reason)"
      : "\(file): skipped the columns \(list): \(reason)"
  }
}
