/// The columns of lines that are checked and left out.
package struct UnknownColumns: Equatable, Sendable {
  package let file: String

  /// The names as they are in the file.
  package let names: [String]

  /// Whether other columns have the same fields, or else their names mean nothing to us.
  package let areRepeated: Bool
}

extension UnknownColumns: CustomStringConvertible {
  package var description: String {
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    let isOne = names.count == 1
    let reason =
      switch (areRepeated, isOne) {
      case (false, true): "no field has this name"
      case (false, false): "no fields have these names"
      case (true, true): "another column has the same field"
      case (true, false): "other columns have the same fields"
      }
    return isOne
      ? "\(file): skipped the column \(list): \(reason)"
      : "\(file): skipped the columns \(list): \(reason)"
  }
}
