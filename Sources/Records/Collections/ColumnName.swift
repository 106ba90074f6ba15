package import Bytes

/// Finds columns by the names that people type.
package enum ColumnName {
  /// The place of a column, by its exact name, or else without regard to case, spaces, `_`, `-` and
  /// `.`; throws if no column matches, or more than one.
  package static func place(of name: String, in names: [String]) throws(InputError) -> Int {
    try Places(of: names).place(of: name)
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
    package func place(of name: String) throws(InputError) -> Int {
      if let place = exact[name] { return place }
      let places = plain[ColumnName.plain(name)] ?? []
      guard let place = places.first else { throw .missing(name, names) }
      guard places.count == 1 else { throw .ambiguous(name, places.map { names[$0] }) }
      return place
    }
  }

  /// Returns a name without the characters that matching ignores.
  package static func plain(_ name: String) -> String {
    String(name.lowercased().filter { !" _-.".contains($0) })
  }
}

/// The words for options and roles that the columns do not fit.
extension InputError {
  /// No column has this name; these are the columns.
  package static func missing(_ name: String, _ names: [String]) -> Self {
    Self(
      Reason(
        .noColumn(name, among: names),
        "no column named \"\(Excerpt.of(name))\"\(ColumnName.suggestion(for: name, among: names))"))
  }

  /// Several are, but for capitals, spaces and signs.
  static func ambiguous(_ name: String, _ names: [String]) -> Self {
    ofColumn(
      "\"\(Excerpt.of(name))\" matches several columns: \(list(names)). Pass the exact name.")
  }

  /// Several have a role that one can have.
  static func repeated(_ role: ColumnRole, _ names: [String]) -> Self {
    ofColumn(
      "only one column can have the role \"\(role)\", found \(list(names)). Remove it from the "
        + "others.")
  }

  /// One is hidden, and an option names it that would show its values.
  static func hidden(_ name: String, _ option: String) -> Self {
    ofColumn(
      "\(option) shows the column \"\(Excerpt.of(name))\", which --hide leaves out. Remove it from "
        + "\(option) or from --hide.")
  }

  /// One is hidden, and has a role that would show its values.
  static func hiddenRole(_ role: ColumnRole, _ name: String) -> Self {
    ofColumn(
      "the column \"\(name)\" has the roles \"\(role)\" and \"hidden\". Remove one of them.")
  }

  /// The values of one are of a type that cannot be summed up so.
  static func noTotal(_ name: String, _ measure: GroupTotal.Measure, _ kind: ColumnType) -> Self {
    ofColumn(
      "no \(measure.rawValue) of the column \"\(Excerpt.of(name))\": its type is "
        + "\"\(kind.rawValue)\". "
        + "A sum or mean needs numbers; smallest and largest also work for dates and times.")
  }

  private static func ofColumn(_ words: String) -> Self { Self(Reason(.choice, words)) }

  /// The first names of some in a sentence.
  private static func list(_ names: [String]) -> String {
    var shown = names.prefix(24).map { "\"\($0)\"" }
    if names.count > shown.count { shown.append("\(names.count - shown.count) more") }
    return shown.list()
  }
}

extension ColumnName {
  /// The end of a message about a name that no column has, with the nearest name and the first of
  /// all: `; did you mean "born"? The columns are: name, born`.
  package static func suggestion(
    for name: String, among names: [String], noun: String = "columns"
  ) -> String {
    guard !names.isEmpty else { return "; there are no \(noun)" }
    let plains = names.map(plain)
    // Among names of one letter, each is as near as the others.
    let nearest =
      plain(name).count > 1
      ? Spelling.nearest(to: plain(name), among: plains).flatMap(plains.firstIndex) : nil
    let hint = nearest.map { "; did you mean \"\(names[$0])\"?" } ?? "."
    var shown = names.prefix(24).map { $0.contains(",") ? "\"\($0)\"" : $0 }
    if names.count > shown.count { shown.append("and \(names.count - shown.count) more") }
    return "\(hint) The \(noun) are: \(shown.joined(separator: ", "))"
  }
}
