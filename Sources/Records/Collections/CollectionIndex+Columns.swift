import Bytes

/// The groups, facets and order of a collection, resolved to the columns that exist.
extension CollectionIndex {
  /// Resolves the names in the options; returns the order of the rows, and the columns to sum up.
  mutating func resolve(
    _ schema: CollectionSchema, _ names: [String], _ notes: CollectionNotes
  ) throws(InputError) -> (
    order: CollectionNotes.Order, totals: [(column: Int, measure: GroupTotal.Measure)]
  ) {
    var order = CollectionNotes.Order.source
    var totals: [(column: Int, measure: GroupTotal.Measure)] = []
    // A table without rows may have no columns to be found.
    guard !columns.isEmpty else { return (order, totals) }
    let places = ColumnName.Places(of: names)
    func place(_ name: String) throws(InputError) -> Int { try places.place(of: name) }
    var folders = Slugs("column")
    let folderNames = names.map { folders.slug(for: $0) }
    var hidden = Set(columns.indices.filter { schema.columns?[$0].isHidden == true })
    /// The place of a column whose values pages would show, whatever they show of it.
    func place(_ name: String, for option: String) throws(InputError) -> Int {
      let column = try place(name)
      guard !hidden.contains(column) else { throw .hidden(name, option) }
      return column
    }
    func facet(_ name: String, for option: String) throws(InputError) -> Facet {
      if let known = schema.facets.first(where: { $0.name == name }) { return known }
      let column = try place(name, for: option)
      return Facet(of: columns[column], at: column, in: folderNames[column])
    }
    for name in schema.hidden { hidden.insert(try place(name)) }
    if let name = schema.group { group = try facet(name, for: "--group-by") }
    switch schema.counted {
    case .nothing: break
    case .fewValues:
      facets = schema.facets
      if facets.isEmpty {
        for (index, column) in columns.enumerated()
        where facets.count < CollectionSchema.maximumFacets && !hidden.contains(index)
          && notes.hasFewValues(index, column)
        {
          facets.append(Facet(of: column, at: index, in: folderNames[index]))
        }
      }
    case .these(let names):
      facets = schema.facets
      for name in names {
        let own = try facet(name, for: "--facet")
        if !facets.contains(own) { facets.append(own) }
        if own != group, !listed.contains(own) { listed.append(own) }
      }
    }
    if let group, !facets.contains(group) { facets.insert(group, at: 0) }
    if let name = schema.identifier {
      let column = try place(name, for: "--id")
      slugs = notes.kept.first { $0.columns == [column] }.map(RowSlugs.init)
    }
    switch schema.order {
    case .source: break
    case .values(let name, let isDescending):
      let column = try place(name)
      if let values = notes.kept.firstIndex(where: { $0.columns == [column] }) {
        let combinations = notes.kept[values].values
        let texts = (0..<combinations.count).map { combinations[$0][0] }
        order = .values(
          values, ranks: columns[column].format.ranks(of: texts, descending: isDescending))
      }
    case .rank(_, _, let isAscending): order = .noted(isAscending: isAscending)
    }
    titleColumn = try schema.title.map { (name) throws(InputError) in
      try place(name, for: "--title-column")
    }
    feedColumn = try schema.feed.map { (name) throws(InputError) in try place(name, for: "--feed") }
    if let wanted = schema.shown {
      for name in wanted {
        let column = try place(name)
        if !shown.contains(column) { shown.append(column) }
      }
    } else {
      shown = columns.indices.filter { schema.columns?[$0].isDetail != true }
    }
    shown.removeAll { hidden.contains($0) }
    // The columns of an enum and those of `--columns` stay in their order.
    let isOrdered = schema.columns != nil || schema.shown != nil
    if titleColumn == nil {
      let names = shown.filter { $0 != group?.onlyColumn }
      nameColumn = TitleColumn.place(among: names, of: columns, rows: notes.count)
    }
    if let first = isOrdered ? titleColumn : titleColumn ?? nameColumn {
      shown.removeAll { $0 == first }
      shown.insert(first, at: 0)
    }
    if !isOrdered {
      var kept = Set([titleColumn, nameColumn, group?.onlyColumn].compactMap(\.self))
      for name in schema.listedNames { kept.insert(try place(name)) }
      shown = Self.narrowed(shown, of: columns, rows: notes.count, keeping: kept)
    }
    for name in schema.sorted {
      let column = try place(name, for: "--sortable")
      if !sorted.contains(where: { $0.column == column }) {
        sorted.append(SortedColumn(column: column, folder: folderNames[column]))
      }
    }
    for (name, measure) in schema.totals {
      let column = try place(name, for: "--total")
      let kind = columns[column].kind
      let hasTotal =
        measure.addsUp ? kind.hasSum : columns[column].format.hasAmounts && kind != .objects
      // Of a column without values nobody knows what they would be.
      guard hasTotal || columns[column].values == 0 else { throw .noTotal(name, measure, kind) }
      totals.append((column, measure))
    }
    detailed = columns.indices.filter { !hidden.contains($0) }
    return (order, totals)
  }

  /// Returns the columns of a listing that visitors and browsers can handle: up to 20 as they are;
  /// of more, those to keep, and the first up to 20 with values in two fifths of the rows.
  private static func narrowed(
    _ shown: [Int], of columns: [TableColumn], rows count: Int, keeping kept: Set<Int>
  ) -> [Int] {
    guard shown.count(where: { columns[$0].values > 0 }) > maximumShown else { return shown }
    let kept = kept.intersection(shown)
    let full = shown.filter { !kept.contains($0) && 5 * columns[$0].values >= 2 * count }
    let all = kept.union(full.prefix(max(0, maximumShown - kept.count)))
    return shown.filter(all.contains)
  }

  private static let maximumShown = 20

  /// Gives out the names for links of the values of a facet, beside those of rows.
  func anchors(of facet: Facet, _ naming: CollectionSchema.Naming) -> (FacetValue) -> String {
    if facet == group {
      let sharesHyphens = if case .number = naming { false } else { true }
      var anchors = Anchors(of: facet, besidesSlugs: sharesHyphens)
      return {
        anchors.anchor(for: $0.subtitle.isEmpty ? $0.title : $0.subtitle, or: $0.title)
      }
    }
    // The index by the second name is in a folder beside those of the values.
    let word = Anchors.slug(facet.singular, UInt8(ascii: "-"))
    var slugs = Slugs(
      word.isEmpty ? "value" : word,
      besides: facet.subtitle.isEmpty ? [] : [facet.subtitleFolder])
    return { slugs.slug(for: $0.subtitle.isEmpty ? $0.title : $0.subtitle) }
  }
}

/// A column that a listing can be sorted by.
package struct SortedColumn: Equatable, Sendable {
  package let column: Int

  /// The name of the folder of its orders.
  package let folder: String
}

extension CollectionNotes {
  /// More distinct numbers are better shown as ranges.
  private static let fewNumbers = 12

  /// Whether a column has few enough different values to be looked up by them.
  fileprivate func hasFewValues(_ index: Int, _ column: TableColumn) -> Bool {
    // An address is looked up by no one, though several rows may have the same picture.
    let isLookedUp = ![.sound, .picture, .address, .place, .objects].contains(column.kind)
    guard isLookedUp, let kept = kept.first(where: { $0.columns == [index] }), !kept.isOverfull,
      column.numbers == nil || column.kind == .wholeNumber && column.different <= Self.fewNumbers,
      column.days.map({ $0.lowerBound.quotient(by: 372) < $0.upperBound.quotient(by: 372) }) ?? true
    else { return false }
    // There are few years or decades.
    if column.kind == .approximateDate { return true }
    let different = column.kind == .list ? column.different : kept.values.count - 1
    guard 2...CollectionSchema.fewValues.count ~= different else { return false }
    guard column.kind == .list else { return 2 * column.different <= column.values }
    let listed = kept.parts(in: column.format.list).reduce(0) { $0 + $1.count }
    return 3 * different <= 2 * listed
  }
}
