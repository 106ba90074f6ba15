import Bytes

/// The file of filters: for each column that has one, each value, and its number of rows.
struct SearchFilters {
  let file: SearchFile

  /// The columns that have choices.
  let columns: Set<Int>

  /// The most values of a filter: a longer list is useless to visitors.
  private static let most = 500

  init(_ parts: [IndexPart], of index: SearchIndex) {
    var filters: [(place: Int, json: JSONText)] = []
    for (place, column) in index.schema.columns.enumerated() where column.filter != nil {
      let values = Self.values(of: place, parts)
      guard !values.isEmpty else { continue }
      filters.append((place, .list([.string(column.name), .list(values)])))
    }
    columns = Set(filters.map(\.place))
    file = SearchFile("filters", JSONText.list(filters.map(\.json)).bytes())
  }

  /// The values of a column, those with the most rows first.
  private static func values(of column: Int, _ parts: [IndexPart]) -> [JSONText] {
    parts.flatMap(\.choices).filter { $0.column == column }
      .sorted { first, second in
        first.count != second.count
          ? first.count > second.count : first.value.lexicographicallyPrecedes(second.value)
      }
      .prefix(most)
      .map { .list([.string(String(decoding: $0.value, as: UTF8.self)), .number($0.count)]) }
  }
}
