extension Screen {
  /// Finds a row by its index, as a table view does.
  ///
  /// - Parameters:
  ///   - index: The row's number in its section, from zero.
  ///   - section: The section's number on the screen, from zero.
  /// - Returns: The row.
  /// - Throws: ``RowLookupError`` when there is no such place, however far off it is.
  /// - Complexity: That of asking the screen for its sections and for one section's rows.
  package func row(at index: Int, inSection section: Int) throws(RowLookupError) -> Row {
    let sections = sections
    guard sections.indices.contains(section) else {
      throw .noSection(section, count: sections.count)
    }
    let rows = rows(in: sections[section])
    guard rows.indices.contains(index) else {
      throw .noRow(index, section: section, count: rows.count)
    }
    return rows[index]
  }
}

/// The reason a row was not found.
package enum RowLookupError: Error, Hashable {
  /// There are only `count` sections.
  case noSection(Int, count: Int)

  /// The section has only `count` rows.
  case noRow(Int, section: Int, count: Int)
}

extension RowLookupError: CustomStringConvertible {
  package var description: String {
    switch self {
    case .noSection(let section, let count):
      "no section \(section): \(Self.numbering(count, of: "section"))"
    case .noRow(let row, let section, let count):
      "no row \(row) in section \(section): \(Self.numbering(count, of: "row"))"
    }
  }

  private static func numbering(_ count: Int, of noun: String) -> String {
    switch count {
    case 0: "there are no \(noun)s"
    case 1: "the only \(noun) is 0"
    default: "\(noun)s go from 0 to \(count - 1)"
    }
  }
}
