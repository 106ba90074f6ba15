package import Bytes

/// Options for tables that may not have all of the named columns.
extension CollectionSchema {
  /// The columns that options name.
  package var askedNames: [String] {
    countedNames + totals.map(\.name) + hidden + said.map(\.name)
      + [identifier, sortColumn, title].compactMap(\.self) + (shown ?? []) + sorted
  }

  /// Keeps only the options whose columns a table has, or else the defaults; throws if a name is
  /// ambiguous.
  package mutating func keep(columns names: [String]) throws(InputError) {
    let places = ColumnName.Places(of: names)
    func isThere(_ name: String) throws(InputError) -> Bool {
      do throws(InputError) {
        _ = try places.place(of: name)
        return true
      } catch {
        guard error.missingColumn != nil else { throw error }
        return false
      }
    }
    func those(_ asked: [String]) throws(InputError) -> [String] {
      var there: [String] = []
      for name in asked where try isThere(name) { there.append(name) }
      return there
    }
    /// Returns an empty list if the option says so, and `nil` if none of the named columns exists.
    func some(_ asked: [String]?) throws(InputError) -> [String]? {
      guard let asked else { return nil }
      let there = try those(asked)
      return there.isEmpty && !asked.isEmpty ? nil : there
    }
    if let name = identifier, try !isThere(name) { naming = .position }
    if let name = sortColumn, try !isThere(name) { order = .source }
    if let name = group, try !isThere(name) { (group, totals) = (nil, []) }
    if let name = title, try !isThere(name) { title = nil }
    if let name = feed, try !isThere(name) { feed = nil }
    if case .these(let asked) = counted {
      counted = try some(asked).map(Counted.these) ?? .fewValues
    }
    (shown, sorted, hidden) = (try some(shown), try those(sorted), try those(hidden))
    let columns = Set(try those(said.map(\.name)))
    let sums = Set(try those(totals.map(\.name)))
    said.removeAll { !columns.contains($0.name) }
    totals.removeAll { !sums.contains($0.name) }
  }
}
