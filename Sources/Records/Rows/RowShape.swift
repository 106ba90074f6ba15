/// The known facts about the rows of a source before it is read.
package struct RowShape: Sendable {
  /// The name of the rows in messages.
  let subject: RecordSubject

  /// The member with the list of rows, in an object around them.
  ///
  /// An object without it is a row like others.
  var list: [UInt8]?

  /// The members that stay JSON, also where they are objects.
  var kept: Set<[UInt8]> = []

  /// The delimiter of the cells in lines, if it is not to be detected.
  package var delimiter: Delimiter?

  /// Whether the first line, or the first list if it has strings only, names the columns.
  package var hasHeader = true

  /// The names of columns without a header, as far as they are given.
  var names: [[UInt8]] = []

  /// Whether a row may have fewer cells than there are columns: the others are empty.
  package var padsRows = false

  /// Whether the names of the columns are known.
  ///
  /// Then values other than objects are not rows, unless rows are lines, and names beyond the limit
  /// are ignored.
  var knowsNames = false

  /// Returns names for a number of columns without a header: empty if none is given.
  func names(ofColumns count: Int) -> [[UInt8]] {
    names.prefix(count) + Array(repeating: [], count: max(0, count - names.count))
  }
}
