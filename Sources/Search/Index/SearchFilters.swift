import Bytes

/// The file with what rows can be narrowed by: for each column that has choices, each value, how many
/// rows have it and, for a part of the sort key, the ranks of those rows.
///
/// A range of numbers or dates is some runs of an order, too: of ranks, if the sort key begins with
/// it, or else of a file that has the rows in the order of that column.
struct SearchFilters {
  let file: SearchFile

  /// The columns that have choices.
  let columns: Set<Int>

  /// The most values of a filter: a list that nobody could choose from would only cost.
  private static let most = 500

  private typealias Values = [(title: [UInt8], count: Int, runs: [Range<Int>])]

  init(_ parts: [IndexPart], of index: SearchIndex) {
    let orders = index.orders
    var filters: [(place: Int, json: JSONText)] = []
    for (place, column) in index.schema.columns.enumerated() {
      guard let filter = column.filter else { continue }
      let values: Values =
        switch filter {
        case .order(let part, let title):
          Self.runs(of: part, in: orders).map { part, runs in
            (Array(title(part).utf8), runs.reduce(0) { $0 + $1.count }, runs)
          }
        case .values, .pieces: Self.values(of: place, parts)
        case .listed(let titles):
          titles.flatMap { title in
            Self.values(of: place, parts).filter { $0.title.elementsEqual(title.utf8) }
          }
        }
      guard !values.isEmpty else { continue }
      filters.append((place, .list([.string(column.name), .list(values.map(Self.json))])))
    }
    columns = Set(filters.map(\.place))
    file = SearchFile("filters", JSONText.list(filters.map(\.json)).bytes())
  }

  private static func json(of value: Values.Element) -> JSONText {
    let runs = value.runs.flatMap { [$0.lowerBound, $0.upperBound] }
    return .list(
      [.string(String(decoding: value.title, as: UTF8.self))]
        + ([value.count] + runs).map(JSONText.number))
  }

  /// The values of a column, those with the most rows first.
  private static func values(of column: Int, _ parts: [IndexPart]) -> Values {
    parts.flatMap(\.choices).filter { $0.column == column }
      .sorted { first, second in
        first.count != second.count
          ? first.count > second.count : first.value.lexicographicallyPrecedes(second.value)
      }
      .prefix(most).map { ($0.value, $0.count, []) }
  }

  /// The ranks of each part of the sort key.
  private static func runs(
    of part: (UInt32) -> Int?, in orders: LargeArray<UInt32>
  ) -> [(part: Int, runs: [Range<Int>])] {
    var runs: [Int: [Range<Int>]] = [:]
    var start = 0
    while start < orders.count {
      let own = part(orders[start])
      var end = start + 1
      while end < orders.count, part(orders[end]) == own { end += 1 }
      if let own { runs[own, default: []].append(start..<end) }
      start = end
    }
    return runs.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
