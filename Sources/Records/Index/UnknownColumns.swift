/// The columns of a table whose names mean nothing to us: they are checked and left out.
public struct UnknownColumns: Equatable, Sendable {
  public let file: String

  /// The names as they are in the table.
  public let names: [String]
}

extension UnknownColumns: CustomStringConvertible {
  public var description: String {
    let list = names.map { "\"\($0)\"" }.joined(separator: ", ")
    return names.count == 1
      ? "\(file): the column \(list) is left out: no field has that name"
      : "\(file): the columns \(list) are left out: no fields have these names"
  }
}
