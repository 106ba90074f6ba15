/// What the header of a table says: what each column means to us.
struct Table {
  let delimiter: Delimiter

  /// The names of the columns, as messages show them.
  let names: [String]

  /// The fields that the columns hold.
  let slots: [FieldSlot]

  /// The most columns that a table may have; xeno-canto's recordings have some forty fields.
  static let columnLimit = 1_024

  /// The names of the columns that hold nothing we know.
  var unknownNames: [String] { zip(names, slots).filter { $1 == .unknown }.map(\.0) }

  /// Reads the names of the columns.
  init(_ header: [ArraySlice<UInt8>], separatedBy delimiter: Delimiter) throws(HeaderFault) {
    guard header.count <= Self.columnLimit else { throw .tooManyColumns(limit: Self.columnLimit) }
    self.delimiter = delimiter
    names = header.map { Excerpt.of(String(decoding: $0, as: UTF8.self), limit: 40) }
    slots = header.map(ColumnNames.slot)
    var columns: [FieldSlot: Int] = [:]
    for (column, slot) in slots.enumerated() where slot != .unknown {
      guard let first = columns.updateValue(column, forKey: slot) else { continue }
      throw .repeatedField(first: names[first], second: names[column])
    }
    guard columns[FieldSlot(.id)] != nil else {
      throw .noIdentifier(found: names, separatedBy: delimiter)
    }
  }
}
