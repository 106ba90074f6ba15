/// The reason a table's first row cannot be its header.
package enum HeaderFault: Error, Equatable, Sendable {
  /// No column has the numbers of the recordings; these are the columns there are, with this between.
  case noIdentifier(found: [String], separatedBy: Delimiter)
}

extension HeaderFault: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noIdentifier(let found, let delimiter):
      "the first line is not the header of a table of recordings: it needs a column with their "
        + "numbers, such as \"id\" or \"source_id\", and \(Self.words(found)): "
        + Self.mend(found, separatedBy: delimiter)
    }
  }

  /// Returns the existing columns, as the second half of a sentence.
  private static func words(_ names: [String]) -> String {
    let named = names.filter { $0.contains { $0 != " " } }
    guard !named.isEmpty else { return "its columns have no names" }
    let shown = named.prefix(12).map { "\"\($0)\"" }.joined(separator: ", ")
    return named.count > 12 ? "has \(shown) and \(named.count - 12) more" : "has \(shown)"
  }

  private static func mend(_ names: [String], separatedBy delimiter: Delimiter) -> String {
    guard names.count == 1,
      let other = Delimiter.allCases.first(where: { names[0].utf8.contains($0.rawValue) })
    else { return "mend the header or give another file" }
    // No tab is found where there is none, but by the file's name; and what is found most often in the
    // line separates it, but for what is in quotes.
    let mend =
      delimiter == .tab
      ? "let the file's name end in .csv" : "take away the quotes around the whole line"
    return "if \(other.words) separates the columns, \(mend)"
  }
}
