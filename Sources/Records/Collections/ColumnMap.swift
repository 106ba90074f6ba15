/// A map from the columns of a source to those of a collection; of two for one column, the
/// preferred one counts, and the other in rows without a value there.
package struct ColumnMap: Sendable {
  /// The column of the source for each of the collection; none if it is -1.
  package private(set) var sources: [Int]

  /// The columns of the source that are one with a better one, the better first.
  private var others: [(column: Int, source: Int)] = []

  /// How many columns of the source were looked at.
  let count: Int

  /// The columns of the source that are not in the collection.
  private(set) var unknown: [Int] = []

  /// A map of nothing, before there is a source.
  init() {
    sources = []
    count = -1
  }

  /// Maps the columns of a source to a number of columns, or to none; the one with the lowest rank
  /// is preferred.
  package init(to count: Int, _ targets: [Int?], by ranks: [Int]? = nil) {
    self.count = targets.count
    sources = Array(repeating: -1, count: count)
    let order =
      ranks.map { ranks in targets.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) } }
      ?? Array(targets.indices)
    for source in order {
      guard let target = targets[source] else {
        unknown.append(source)
        continue
      }
      if sources[target] >= 0 {
        others.append((target, source))
      } else {
        sources[target] = source
      }
    }
    unknown.sort()
  }

  /// The columns of the source that are hardly read, because a better one is the same.
  var repeated: [Int] { others.map(\.source).sorted() }

  package func has(_ column: Int) -> Bool { column < sources.count && sources[column] >= 0 }

  /// Takes a column for one that the source does not have.
  package mutating func remove(_ column: Int) { sources[column] = -1 }

  /// The range of a column's value.
  @inline(__always)
  func range(of column: Int, in layout: RowLayout) -> FieldRange {
    guard column < sources.count else { return .absent }
    let source = sources[column]
    guard source >= 0 else { return .absent }
    let range = layout[source]
    guard range.kind == .absent, !others.isEmpty else { return range }
    return other(for: column, in: layout).map { layout[$0] } ?? .absent
  }

  /// Adds where the values of the first columns are.
  func ranges(of columns: Int, in layout: RowLayout, into ranges: inout [FieldRange]) {
    for column in 0..<columns { ranges.append(range(of: column, in: layout)) }
  }

  /// Notes where the text of a value is, once its escapes are replaced.
  func replace(_ column: Int, by range: FieldRange, in layout: inout RowLayout) {
    let source = sources[column]
    if source >= 0, layout[source].kind != .absent {
      layout[source] = range
    } else if let other = other(for: column, in: layout) {
      layout[other] = range
    }
  }

  private func other(for column: Int, in layout: RowLayout) -> Int? {
    others.first { $0.column == column && layout[$0.source].kind != .absent }?.source
  }
}
