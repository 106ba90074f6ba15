/// What whoever reads a source knows of its rows beforehand.
struct RowShape: Sendable {
  /// What messages call the rows.
  let subject: RecordSubject

  /// The member whose list the rows are, of an object that stands by itself around them.
  ///
  /// Where there is none, such an object is a row like others.
  var list: [UInt8]?

  /// The members that stay JSON, also where they are objects.
  var kept: Set<[UInt8]> = []

  /// Whether the names of the columns are known: what is no object is then no row, unless rows are
  /// lines, and more names than there may be are passed over.
  var knowsNames = false
}
