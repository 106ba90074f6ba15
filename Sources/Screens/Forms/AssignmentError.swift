/// The reason why a value was not put into a form's model.
public struct AssignmentError: Error, Hashable {
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
}

extension AssignmentError: CustomStringConvertible {
  public var description: String {
    let row = FormValue.quoted(row)
    return switch reason {
    case .unknownRow(let known) where known.isEmpty:
      "\(form): there is no row \(row) to give \(value) to; no row of it has a value"
    case .unknownRow(let known):
      "\(form): there is no row \(row) to give \(value) to; there are \(Self.list(known))"
    case .expected(let expectation):
      "\(form): the row \(row) cannot have \(value): it takes \(expectation)"
    case .absent:
      "\(form): the row \(row) cannot have \(value): its section is not there; add it first"
    case .repeated:
      "\(form): the row \(row) is there twice; leave out one of them"
    }
  }

  private static func list(_ names: [String]) -> String {
    names.map { "\"\($0)\"" }.joined(separator: ", ")
  }
}

/// The values, of several, that were not put into a form's model.
public struct RefusedValues: Error, Hashable {
  /// The reason for each, in the order of the values.
  public let all: [AssignmentError]
}

extension RefusedValues: CustomStringConvertible {
  /// The reasons, a line each.
  public var description: String { all.map(\.description).joined(separator: "\n") }
}
