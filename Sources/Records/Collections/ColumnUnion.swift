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
