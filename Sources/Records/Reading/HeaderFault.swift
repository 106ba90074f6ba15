import Bytes

extension InputError.Reason {
  /// No column of a table has the numbers of the rows: the needed column, the columns, and their separator.
  static func noIdentifier(
    needed: String, among names: [String], separatedBy delimiter: Delimiter
  ) -> Self {
    .invalid(
      "the first line names no column of \(needed); found \(words(names)). "
        + fix(names, separatedBy: delimiter))
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
