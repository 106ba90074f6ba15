package import Bytes

/// A record that is not listed, and why; the others go on.
package struct Refusal: Equatable, Sendable {
  package let file: String

  /// The record, from one, counted within the file.
  package let record: Int

  /// The start of the record; `nil` if the file could not be read again to find its line.
  package let place: Place?

  /// The field as it is spelled in the file, when it is a single one.
  package let field: String?

  package let reason: Reason

  /// The kind of records in the file, for messages.
  package let subject: RecordSubject

  /// The bytes of the record, for its text.
  let row: RowPlace?

  /// Why a record is not listed.
  package enum Reason: Equatable, Sendable {
    /// It is a number, a text or a list.
    case notAnObject

    /// It has no `id`, or an empty one.
    case noIdentifier

    /// Its `id` is something else than a number.
    case badIdentifier(String)

    /// It has no value that it could be called by.
    case noName

    /// It is there already, equal in every field.
    case same(id: UInt64, file: String, record: Int)

    /// Another record with its `id` is listed.
    case conflicting(id: UInt64, file: String, record: Int)

    /// A row of a table has another number of cells than the table has columns.
    case cellCount(expected: Int, found: Int)

    /// It is not a row of this table, for the expected reason.
    case notARow(expected: String)

    /// A line of a table has a quote that does not close where a cell ends.
    case quotes(field: String?)

    /// It is a line that is not valid JSON from some byte on.
    case malformed(expected: String, found: String, field: String?)

    /// The reason without a name or a value of the record.
    var withoutContents: Reason {
      if case .quotes = self { return .quotes(field: nil) }
      guard case .malformed(let expected, _, _) = self else { return self }
      return .malformed(expected: expected, found: "something else", field: nil)
    }

    /// The reason without the details of the record.
    package var kind: Kind {
      switch self {
      case .notAnObject: .notAnObject
      case .noIdentifier: .noIdentifier
      case .badIdentifier: .badIdentifier
      case .noName: .noName
      case .same: .same
      case .conflicting: .conflicting
      case .cellCount: .cellCount
      case .notARow: .notARow
      case .quotes: .quotes
      case .malformed: .malformed
      }
    }
  }

  /// The kind of a refusal, by which they are counted and which a report names.
  package enum Kind: String, CaseIterable, Sendable, BitwiseCopyable {
    case notAnObject, noIdentifier, badIdentifier, noName, same, conflicting, cellCount, notARow
    case quotes, malformed

    /// Whether something that is in the data is not in the listing: not so, if it is there already.
    package var isLoss: Bool { self != .same }

    /// The reason for skipping records that are not listed one by one, as the end of a sentence.
    package var summary: String {
      switch self {
      case .notAnObject: "not an object"
      case .noIdentifier: "no \"id\""
      case .badIdentifier: "an \"id\" that is not up to 12 digits"
      case .noName: "no value in the column of --id"
      case .same: "identical to an earlier record"
      case .conflicting: "the number of another record that differs"
      case .cellCount: "wrong number of cells"
      case .notARow: "not a row of this table"
      case .quotes: "quotation marks that do not close where a cell ends"
      case .malformed: "invalid syntax"
      }
    }
  }
}

extension Refusal: CustomStringConvertible {
  package var description: String {
    let place = place.map { ":\($0)" } ?? ""
    return "\(file)\(place): skipped \(subject.singular) \(record): \(summary)"
  }

  private var summary: String {
    switch reason {
    case .notAnObject: "not an object. Remove it from the list."
    case .noIdentifier: "no \"id\". Add its number."
    case .badIdentifier(let text):
      "its \"id\" is \"\(text)\", expected up to 12 digits. Write only the digits."
    case .noName: "no value in the column of --id. Add one, or choose another column."
    case .same(let id, let file, let record):
      "\(subject.numberPrefix)\(id) is identical to record \(record) of \(file)"
    case .conflicting(let id, let file, let record):
      "\(subject.numberPrefix)\(id) differs from record \(record) of \(file). Keep one of the two."
    case .cellCount(let expected, let found):
      "\(found == 1 ? "1 cell" : "\(found) cells"), expected \(expected). "
        + (found < expected
          ? subject.shortRemedy
          : "Fix the row: a cell that contains the separator needs quotes around it.")
    case .notARow(let expected): "expected \(expected). Fix or remove it."
    case .quotes(let field):
      (field.map { "\(subject.field) \"\($0)\": " } ?? "")
        + "this quotation mark does not close where a cell ends. Close it or double it, or pass --quote "
        + "none to read quotation marks as text."
    case .malformed(let expected, let found, let field):
      (field.map { "\(subject.field) \"\($0)\": " } ?? "")
        + "expected \(expected), found \(found). "
        + (expected == SyntaxFault.encoding
          ? "Pass --encoding windows-1252 for text from Windows or in Latin-1."
          : "Fix or remove the line.")
    }
  }
}
