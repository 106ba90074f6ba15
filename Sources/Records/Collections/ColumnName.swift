import Bytes

/// Finds columns by the names that people type.
package enum ColumnName {
  /// The place of a column among all.
  ///
  /// The exact name comes first; then capitals, spaces and the signs `_`, `-` and `.` make no
  /// difference.
  ///
  /// - Throws: ``ColumnFault`` if no column matches, or more than one.
  package static func place(of name: String, in names: [String]) throws(ColumnFault) -> Int {
    if let place = names.firstIndex(of: name) { return place }
    let plain = plain(name)
    let places = names.indices.filter { Self.plain(names[$0]) == plain }
    guard let place = places.first else { throw .missing(name, names) }
    guard places.count == 1 else { throw .ambiguous(name, places.map { names[$0] }) }
    return place
  }

  /// Finds many columns in a table, with one pass through its names.
  package struct Places {
    private let names: [String]
    private let exact: [String: Int]
    private let plain: [String: [Int]]

    package init(of names: [String]) {
      self.names = names
      exact = Dictionary(zip(names, names.indices)) { first, _ in first }
      plain = Dictionary(grouping: names.indices) { ColumnName.plain(names[$0]) }
    }

    /// The place of a column, as ``ColumnName/place(of:in:)``.
    package func place(of name: String) throws(ColumnFault) -> Int {
      if let place = exact[name] { return place }
      let places = plain[ColumnName.plain(name)] ?? []
      guard let place = places.first else { throw .missing(name, names) }
      guard places.count == 1 else { throw .ambiguous(name, places.map { names[$0] }) }
      return place
    }
  }

  /// Returns a name without the characters that matching ignores.
  static func plain(_ name: String) -> String {
    String(name.lowercased().filter { !" _-.".contains($0) })
  }
}

/// The reason why a requested column can't be found.
package enum ColumnFault: Error, Equatable, Sendable {
  /// No column has this name; these are the columns.
  case missing(String, [String])

  /// Several are, but for capitals, spaces and signs.
  case ambiguous(String, [String])

  /// Several have a role that one can have.
  case repeated(ColumnRole, [String])

  /// One is hidden, and an option names it that would show its values.
  case hidden(String, String)

  /// One is hidden, and has a role that would show its values.
  case hiddenRole(ColumnRole, String)

  /// The values of one are of a type that cannot be summed up so.
  case noTotal(String, GroupTotal.Measure, ColumnType)
}

extension ColumnFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .missing(let name, let names):
      "there is no column \"\(Excerpt.of(name))\"; there are \(Self.list(names, and: "and"))"
    case .ambiguous(let name, let names):
      "the column \"\(Excerpt.of(name))\" could be \(Self.list(names, and: "or")); give the exact name"
    case .repeated(let role, let names):
      "the columns \(Self.list(names, and: "and")) have the role \"\(role)\", which one can have"
    case .hidden(let name, let option):
      "\(option) would show the column \"\(Excerpt.of(name))\", which --hide leaves out of the site; take it "
        + "out of \(option) or of --hide"
    case .hiddenRole(let role, let name):
      "the column \"\(name)\" has the role \"\(role)\", which would show it, and the role \"hidden\"; take "
        + "out one of them"
    case .noTotal(let name, let measure, let kind):
      "the column \"\(Excerpt.of(name))\" has values of the type \"\(kind.rawValue)\", of which there is "
        + "no \(measure.rawValue); a sum and a mean are of numbers, the smallest and the largest of "
        + "days and times too"
    }
  }

  /// The first names of some in a sentence.
  private static func list(_ names: [String], and word: String) -> String {
    var shown = names.prefix(24).map { "\"\($0)\"" }
    if names.count > shown.count { shown.append("\(names.count - shown.count) more") }
    return shown.isEmpty ? "none" : shown.list(joinedBy: word)
  }
}
