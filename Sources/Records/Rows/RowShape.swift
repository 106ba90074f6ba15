/// What whoever reads a source knows of its rows beforehand.
package struct RowShape: Sendable {
  /// What messages call the rows.
  let subject: RecordSubject

  /// The member whose list the rows are, of an object that stands by itself around them.
  ///
  /// Where there is none, such an object is a row like others.
  var list: [UInt8]?

  /// The members that stay JSON, also where they are objects.
  var kept: Set<[UInt8]> = []

  /// What separates the cells of lines, if it is not to be recognised.
  package var delimiter: Delimiter?

  /// Whether the first line, or the first list if it has strings only, names the columns.
  package var hasHeader = true

  /// What columns are called where no line or list names them, as far as somebody has said it.
  var names: [[UInt8]] = []

  /// Whether a row may have fewer cells than there are columns: the others are empty.
  package var padsRows = false

  /// Whether the names of the columns are known: what is no object is then no row, unless rows are
  /// lines, and more names than there may be are passed over.
  var knowsNames = false

  /// What so many columns are called that nothing in the data names: empty where nobody has said it.
  func names(ofColumns count: Int) -> [[UInt8]] {
    names.prefix(count) + Array(repeating: [], count: max(0, count - names.count))
  }
}
