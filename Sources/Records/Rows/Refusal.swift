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

  package init(
    file: String, record: Int, place: Place?, field: String?, reason: Reason,
    of subject: RecordSubject = .recordings
  ) {
    self.file = file
    self.record = record
    self.place = place
    self.field = field
    self.reason = reason
    self.subject = subject
  }

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

    /// It is a line that is not valid JSON from some byte on.
    case malformed(expected: String, found: String, field: String?)

    /// The reason without a name or a value of the record.
    var withoutContents: Reason {
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
      case .malformed: .malformed
      }
    }
  }

  /// The kind of a refusal, by which they are counted and which a report names.
  package enum Kind: String, CaseIterable, Sendable, BitwiseCopyable {
    case notAnObject, noIdentifier, badIdentifier, noName, same, conflicting, cellCount, notARow
    case malformed

    /// Whether something that is in the data is not in the listing: not so, if it is there already.
    package var isLoss: Bool { self != .same }

    /// The reason for skipping records that are not listed one by one, as the end of a sentence.
    package var summary: String {
      switch self {
      case .notAnObject: "not an object with fields"
      case .noIdentifier: "no \"id\""
      case .badIdentifier: "an \"id\" that is not a number of up to 12 digits"
      case .noName: "no value in the column of --id"
      case .same: "listed already, and nothing differs"
      case .conflicting: "another record with the same number is listed, and differs"
      case .cellCount: "another number of cells than the table has columns"
      case .notARow: "not a row of this table"
      case .malformed: "not well-formed"
      }
    }
  }
}

extension Refusal: CustomStringConvertible {
  package var description: String {
    let place = place.map { ":\($0)" } ?? ""
    return "\(file)\(place): \(subject.singular) \(record) is left out: \(summary)"
  }

  private var summary: String {
    switch reason {
    case .notAnObject:
      "it is not an object with fields; take it out of the list"
    case .noIdentifier:
      "it has no \"id\", and without its number nothing can refer to it; add the number"
    case .badIdentifier(let text):
      "its \"id\" is \"\(text)\", which is not a number of up to 12 digits; write the digits only"
    case .noName:
      "it has no value in the column that rows are called by; add it, or choose another column"
    case .same(let id, let file, let record):
      "\(subject.numberPrefix)\(id) is listed already, from record \(record) of \(file), and nothing differs"
    case .conflicting(let id, let file, let record):
      "\(subject.numberPrefix)\(id) is listed from record \(record) of \(file), which differs; keep one of the two"
    case .cellCount(let expected, let found):
      "it has \(found == 1 ? "1 cell" : "\(found) cells"), and the table has "
        + "\(expected == 1 ? "1 column" : "\(expected) columns"); mend it or take it out"
    case .notARow(let expected):
      "it is not \(expected); mend it or take it out"
    case .malformed(let expected, let found, let field):
      (field.map { "\(subject.field) \"\($0)\": " } ?? "")
        + "expected \(expected), found \(found); mend the line or take it out"
    }
  }
}
