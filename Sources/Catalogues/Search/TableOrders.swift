import Bytes
package import Records
package import Search

/// The orders of a table's columns: of columns with few values from the index of the table, of others where
/// many rows have the same from the notes of the search, and of the rest from one reading of the rows.
struct TableOrders: Sendable {
  private let index: CollectionIndex
  private let columns: [Int]

  /// The columns that were read, by their places in the table.
  private var read: [Int: ColumnOrder] = [:]

  /// The texts that the search has noted, and of which columns.
  private var noted: (columns: [Int], texts: NotedColumns)?

  /// Takes the columns' places in the table; throws if a source can't be read or has changed.
  init(
    of columns: [Int], in index: CollectionIndex, _ found: FoundColumns,
    notedBy search: SearchIndex?
  ) throws(InputError) {
    self.index = index
    self.columns = columns
    var unknown = columns.filter { index.texts(keptOf: $0) == nil }
    if let search {
      let places = unknown.compactMap { column -> (column: Int, place: Int)? in
        // The search has the number of objects in a list as people read it.
        guard index.columns[column].kind != .objects,
          let place = found.columns.firstIndex(of: column), search.hasNoted(place)
        else { return nil }
        return (column, place)
      }
      noted = (places.map(\.column), search.noted(of: places.map(\.place)))
      unknown.removeAll { column in places.contains { $0.column == column } }
    }
    guard !unknown.isEmpty else { return }
    var orders = unknown.map { ColumnOrder(of: index.columns[$0].format, rows: index.count) }
    try index.visitRows { row in
      for (place, column) in unknown.enumerated() {
        row.withText(of: column) { orders[place].append($0) }
      }
    }
    read = Dictionary(uniqueKeysWithValues: zip(unknown, orders))
  }

  /// The codes of one of the columns, by its place among them; the memory of its values is freed.
  mutating func takeCodes(_ place: Int) -> OrderCodes {
    let column = columns[place]
    if let order = read.removeValue(forKey: column) { return OrderCodes(of: order) }
    var order = ColumnOrder(of: index.columns[column].format)
    if let noted, let place = noted.columns.firstIndex(of: column) {
      noted.texts.visitTexts(of: place) { order.append($0.span) }
      let known = OrderCodes(of: order)
      let codes = noted.texts.codes(of: place, known.codes)
      return OrderCodes(codes, upTo: known.count, amounts: known.amounts)
    }
    guard let (numbers, texts) = index.texts(keptOf: column) else {
      return OrderCodes(LargeArray(), upTo: 0)
    }
    if let facet = index.facet(chosenBy: column) {
      return OrderCodes(texts, of: facet, in: index).ofRows(numbers)
    }
    for text in texts { order.append(text.span) }
    return OrderCodes(of: order).ofRows(numbers)
  }
}

extension OrderCodes {
  package init(of order: ColumnOrder) {
    let (codes, count, amounts) = order.codes()
    self.init(codes, upTo: count, amounts: amounts)
  }

  /// The codes of texts that rows are narrowed by: those of one value have one.
  package init(_ texts: [[UInt8]], of facet: Facet, in index: CollectionIndex) {
    let values = index.values(of: facet)
    let known = values.count { !$0.isUnknown }
    var spellings = values.map { _ in Set<String>() }
    let sets = index.places(keptOf: facet).map { places in
      places.map(Int.init).filter { $0 < known }
    }
    for (text, set) in zip(texts, sets) where !set.isEmpty {
      // The spellings of one value, where a list has several, come with the value.
      for (part, place) in facet.parts(of: text, at: set) {
        let written = String(decoding: SearchNotes.parted(part.span), as: UTF8.self)
        if written != values[place].title { spellings[place].insert(written) }
      }
    }
    let titled = zip(values, spellings).prefix(known).map {
      OrderCodes.Value($0.title, written: $1.sorted())
    }
    guard facet.isMultiple else {
      let codes = LargeArray(sets.lazy.map { UInt32($0.first.map { $0 + 1 } ?? 0) })
      self.init(codes, upTo: known, values: titled)
      return
    }
    // Sets follow each other as their first values do.
    let different = Set(sets.map { $0.sorted() }).subtracting([[]])
      .sorted { $0.lexicographicallyPrecedes($1) }
    let numbers = Dictionary(uniqueKeysWithValues: zip(different, 1...))
    let codes = LargeArray(sets.lazy.map { UInt32(numbers[$0.sorted(), default: 0]) })
    self.init(codes, upTo: different.count, values: titled, in: different)
  }

  /// The codes of rows, where these are the codes of the different texts of a column.
  package func ofRows(_ numbers: PackedNumbers) -> OrderCodes {
    var rows = LargeArray<UInt32>()
    rows.reserveCapacity(numbers.count)
    for row in 0..<numbers.count { rows.append(codes[numbers[row]]) }
    return OrderCodes(rows, upTo: count, amounts: amounts, values: values, in: sets)
  }
}
