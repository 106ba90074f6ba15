import Bytes

/// Puts rows in the order of the listing.
extension CollectionNotes {
  func kept(of facet: Facet) -> KeptValues? {
    kept.first { $0.columns == facet.columns && !$0.isOverfull }
  }

  func place(of row: Int) -> RowPlace {
    RowPlace(source: sources[row], location: locations[row])
  }

  /// The order of the rows within groups, from the numbers of their combinations of values.
  enum Order {
    case source

    /// By the ranks of a column's values.
    case values(Int, ranks: [UInt32])

    /// By the ranks that were noted, and then by the rows' numbers.
    case noted(isAscending: Bool)
  }

  /// Sorts the rows by group, and within groups; returns their old positions if the order changed.
  mutating func sort(
    groups: (kept: KeptValues, values: FacetValues)?, by order: Order
  ) -> LargeArray<UInt32>? {
    if groups == nil, case .source = order { return nil }
    // Rows go to their groups first: what is to be sorted then is short.
    func group(of row: Int) -> Int {
      groups.map { max(0, Int($0.values.firstPlaces[$0.kept.numbers[row]])) } ?? 0
    }
    var ends = Array(repeating: 0, count: 1 + max(1, groups?.values.values.count ?? 1))
    for row in 0..<count { ends[group(of: row) + 1] += 1 }
    for group in ends.indices.dropFirst() { ends[group] += ends[group - 1] }
    var keys = LargeArray(repeating: SortKey(row: 0, rank: 0), count: count)
    var keySpan = keys.mutableSpan
    for row in 0..<count {
      let rank: UInt64 =
        switch order {
        case .source: 0
        case .values(let place, let ranks): UInt64(ranks[kept[place].numbers[row]])
        case .noted: ranks[row]
        }
      let group = group(of: row)
      keySpan[ends[group]] = SortKey(row: UInt32(row), rank: rank)
      ends[group] += 1
    }
    ranks = LargeArray()
    var start = 0
    for end in ends {
      sort(&keys, start..<end, by: order)
      start = end
    }
    let rows = LargeArray(keys.lazy.map(\.row))
    keys = LargeArray()
    reorder(by: rows)
    return rows
  }

  /// Sorts the rows of a group.
  private func sort(_ keys: inout LargeArray<SortKey>, _ range: Range<Int>, by order: Order) {
    switch order {
    case .source: break
    case .values: keys.sort(range) { ($0.rank, $0.row) < ($1.rank, $1.row) }
    case .noted(let isAscending):
      keys.sort(range) { first, second in
        if first.rank != second.rank { return first.rank < second.rank }
        let (one, other) = (ids[Int(first.row)], ids[Int(second.row)])
        return isAscending ? one < other : one > other
      }
    }
  }

  /// Puts the rows in another order, of which some may be left out.
  mutating func reorder(by order: LargeArray<UInt32>) {
    locations = locations.reordered(by: order)
    sources = sources.reordered(by: order)
    if !ids.isEmpty { ids = ids.reordered(by: order) }
    if !ranks.isEmpty { ranks = ranks.reordered(by: order) }
    if cells.count > 0 { cells = cells.reordered(by: order) }
    if sounds.count > 0 { sounds = sounds.reordered(by: order) }
    for place in kept.indices where !kept[place].isOverfull { kept[place].reorder(by: order) }
  }

  /// The cells of the rows' places, if their columns are published and have nothing but degrees.
  func mapCells(
    _ columns: [TableColumn], of published: [Int], called values: [(Facet, FacetValues)]
  ) -> [MapCell]? {
    guard let places, published.contains(places.latitude), published.contains(places.longitude)
    else { return nil }
    if schema.columns == nil, columns[places.latitude].kind != .place {
      guard columns[places.latitude].kind == .latitude,
        columns[places.longitude].kind == .longitude
      else { return nil }
    }
    var counts = Array(repeating: (count: 0, first: 0), count: MapCell.numberCount)
    for row in 0..<cells.count {
      let cell = cells[row]
      if counts[cell].count == 0 { counts[cell].first = row }
      counts[cell].count += 1
    }
    let facets = values.compactMap { facet, values in
      kept(of: facet).map { (facet: facet, kept: $0, values: values) }
    }
    let names = CellNames(facets, in: cells)?.names(in: cells) ?? [:]
    return counts.indices.dropFirst().filter { counts[$0].count > 0 }.map { number in
      MapCell(
        number: number, count: counts[number].count, first: counts[number].first,
        name: names[number])
    }
  }

  var columnNames: [String] {
    schema.columns?.map(\.name) ?? RowHeader.titles(of: union.names)
  }

  /// Returns the columns, with their contents; throws for a title or type of a missing column.
  func columns(
    named names: [String], separatedBy delimiters: Set<Delimiter>
  ) throws(InputError) -> [TableColumn] {
    var said = schema.columns?.map(\.metadata) ?? names.map { ColumnMetadata($0) }
    // A table without rows may have no columns to be found.
    if !names.isEmpty {
      let places = ColumnName.Places(of: names)
      for column in schema.said {
        said[try places.place(of: column.name)].add(column)
      }
    }
    for index in columnsWithCommas(separatedBy: delimiters) where said[index].mark == nil {
      said[index].mark = .comma
    }
    func column(_ index: Int, alone isAlone: Bool = false) -> TableColumn {
      let isKnown = schema.columns != nil && !schema.profilesColumns
      let tally = isKnown ? ColumnTally() : tallies[index]
      return tally.column(
        named: names[index], saidToBe: said[index], missing: schema.missing,
        kept: kept.first { $0.columns == [index] && !$0.isOverfull }, naming: schema.isFile,
        alone: isAlone)
    }
    var columns = names.indices.map { column($0) }
    // Without the other coordinate, a latitude or longitude is a number.
    for (kind, other) in [(ColumnType.latitude, ColumnType.longitude), (.longitude, .latitude)] {
      let others = columns.indices.filter { columns[$0].kind == other }
      for index in columns.indices where columns[index].kind == kind && said[index].kind == nil {
        let object = NameHint.object(of: names[index])
        if !others.contains(where: { NameHint.object(of: names[$0]) == object }) {
          columns[index] = column(index, alone: true)
        }
      }
    }
    return columns
  }

  /// Notes the places of all rows, read once, by a published column that has both coordinates,
  /// unless two columns have them.
  mutating func locate(
    _ columns: [TableColumn], of published: [Int], in store: CollectionStore
  ) throws(InputError) {
    if schema.places != nil { return }
    if let places, columns[places.latitude].kind == .latitude,
      columns[places.longitude].kind == .longitude
    {
      return
    }
    guard let column = published.first(where: { columns[$0].kind == .place }) else { return }
    places = (column, column)
    cells = PackedNumbers()
    for start in stride(from: 0, to: count, by: 1_000) {
      let rows = Array(start..<min(start + 1_000, count))
      let names = rows.map { RowName.number(UInt64($0)) }
      for row in try store.views(at: rows.map(place(of:)), listedAt: rows, called: names) {
        cells.append(row.withText(of: column, MapCell.number))
      }
    }
  }

  /// Returns the columns of numbers that could be read with either decimal mark, and have a comma.
  ///
  /// A comma separates cells where the decimal mark is a point; so the other columns of lines with another
  /// separator decide. If they do not, a semicolon does, as spreadsheet programs write it where the decimal
  /// mark is a comma.
  private func columnsWithCommas(separatedBy delimiters: Set<Delimiter>) -> [Int] {
    let proven = tallies.compactMap(\.numbers.provenMark)
    guard !delimiters.isEmpty, !delimiters.contains(.comma), !proven.contains(.point) else {
      return []
    }
    return tallies.indices.filter { index in
      let numbers = tallies[index].numbers
      return numbers.isAmbiguous
        && (proven.contains(.comma) || delimiters == [.semicolon] && numbers.hasOnlyCommaFractions)
    }
  }
}

/// The sort key of a row in its group: its rank, the lowest first.
struct SortKey {
  /// Its index in the notes.
  let row: UInt32
  let rank: UInt64
}
