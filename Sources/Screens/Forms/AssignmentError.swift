import Bytes

/// The reason why a value was not put into a form's model.
public struct AssignmentError: Error, Hashable, CustomStringConvertible {
  /// The title of the form.
  public let form: String

  /// The name of the row or section for the value.
  public let row: String
  public let value: FormValue
  public let reason: Reason

  public enum Reason: Hashable, Sendable {
    /// The form has no such row. These have values.
    case unknownRow(known: [String])

    /// The row takes something else. The words end the sentence "it takes …".
    case expected(String)

    /// The row's section is one that can be added, and was not.
    case absent

    /// The row was given a value before, together with this one.
    case repeated
  }

  public var description: String {
    let row = FormValue.quoted(row)
    return switch reason {
    case .unknownRow(let known) where known.isEmpty:
      "\(form): no row \(row); none of its rows has a value"
    case .unknownRow(let known):
      "\(form): no row \(row)\(Self.hint(self.row, known)) The rows are: \(Self.list(known))"
    case .expected(let expectation):
      "\(form): row \(row) can't be set to \(value): expected \(expectation)"
    case .absent:
      "\(form): row \(row) can't be set to \(value): its section was not added. Add it first."
    case .repeated:
      "\(form): row \(row) appears twice. Remove one of them."
    }
  }

  private static func hint(_ name: String, _ names: [String]) -> String {
    Spelling.nearest(to: name, among: names).map { "; did you mean \"\($0)\"?" } ?? "."
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

/// The values, of several, that were not put into a form's model.
public struct RefusedValues: Error, Hashable, CustomStringConvertible {
  /// The reason for each, in the order of the values.
  public let all: [AssignmentError]

  /// The reasons, a line each.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}
