/// The reason a table's first row cannot be its header.
package enum HeaderFault: Error, Equatable, Sendable {
  /// No column has the numbers of the rows: the needed column, those that were found, and their separator.
  case noIdentifier(needed: String, found: [String], separatedBy: Delimiter)
}

extension HeaderFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noIdentifier(let needed, let found, let delimiter):
      "the first line names no column of \(needed); found \(Self.words(found)). "
        + Self.fix(found, separatedBy: delimiter)
    }
  }

  /// The names of the existing columns.
  private static func words(_ names: [String]) -> String {
    let named = names.filter { $0.contains { $0 != " " } }
    guard !named.isEmpty else { return "no names" }
    let shown = named.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return named.count > 12 ? "\(shown) and \(named.count - 12) more" : shown
  }

  private static func fix(_ names: [String], separatedBy delimiter: Delimiter) -> String {
    guard names.count == 1,
      let other = Delimiter.allCases.first(where: { names[0].utf8.contains($0.rawValue) })
    else { return "Fix the header or pass another file." }
    // No tab is found where there is none, but by the file's name; and what is found most often in the
    // line separates it, but for what is in quotes.
    let fix =
      delimiter == .tab ? "rename the file to .csv" : "remove the quotes around the whole line"
    return "If \(other.words) separates the columns, \(fix)."
  }
}
