import Bytes
@testable import Records

/// An index of one table.
func table(
  _ text: String, _ schema: CollectionSchema = .table, name: String = "in.csv",
  windowSize: Int = 64
) throws(InputError) -> CollectionIndex {
  try CollectionIndex.reading([source(text, name: name)], of: schema, windowSize: windowSize)
}

/// The message of the fault that a table is refused with; nil when it is not.
func tableFault(
  in text: String, name: String = "in.csv", windowSize: Int = 64
) -> String? {
  do throws(InputError) {
    _ = try table(text, name: name, windowSize: windowSize)
    return nil
  } catch {
    return error.description
  }
}

extension CollectionIndex {
  /// The texts of all cells.
  var texts: [[String]] {
    get throws(InputError) {
      try rows(in: 0..<count).map { row in columns.indices.map { row.text(of: $0).text } }
    }
  }

  var names: [String] { columns.map(\.name) }

  /// The numbers of all rows.
  var numbers: [Int] { ids.map(Int.init) }
}
