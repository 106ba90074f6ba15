package import Bytes

/// The known facts about the rows of a source before it is read.
package struct RowShape: Sendable {
  /// The name of the rows in messages.
  let subject: RecordSubject

  /// The member with the list of rows, in an object around them; an object without it is a row.
  package var list: [UInt8]?

  /// The members that stay JSON, also where they are objects.
  package var kept: Set<[UInt8]> = []

  /// The delimiter of the cells in lines, if it is not to be detected.
  package var delimiter: Delimiter?

  /// Whether the first line, or the first list if it has strings only, names the columns.
  package var hasHeader = true

  /// The names of columns without a header, as far as they are given.
  var names: [[UInt8]] = []

  /// Whether a row may have fewer cells than there are columns: the others are empty.
  package var padsRows = false

  /// Whether to read rows that RFC 4180 does not allow, if a reading fits the columns, and to recognise
  /// titles, comments and notes around a table.
  package var isLenient = false

  /// The quotation mark; `nil` if quotation marks are text.
  package var quote: UInt8? = UInt8(ascii: "\"")

  /// The number of lines to skip above the header; `nil` to recognise title lines.
  package var skippedLines: Int?

  /// The number of lines that name the columns; `nil` to recognise those of surveys, and 1 otherwise.
  package var headerLines: Int?

  package var comments = Comments.recognised

  /// Whether to read notes below the last row as rows.
  package var keepsNotes = false

  /// A rule for comments.
  package enum Comments: Equatable, Sendable {
    /// Lines that begin with `#` are comments above the header, and below it unless they are rows.
    case recognised

    /// No lines are comments.
    case none

    /// All lines with this prefix are comments.
    case prefix([UInt8])
  }

  /// Whether the names of the columns are known.
  ///
  /// Then values other than objects are not rows, unless rows are lines, and names beyond the limit
  /// are ignored.
  package var knowsNames = false

  package init(subject: RecordSubject) { self.subject = subject }

  /// Returns names for a number of columns without a header: empty if none is given.
  func names(ofColumns count: Int) -> [[UInt8]] {
    names.prefix(count) + Array(repeating: [], count: max(0, count - names.count))
  }
}

extension RowShape {
  /// Whether a line has the prefix of comments.
  @inline(__always)
  func isComment(_ bytes: [UInt8], at position: Int) -> Bool {
    guard case .prefix(let prefix) = comments else { return false }
    return bytes[position...].starts(with: prefix)
  }

  /// Whether a line that is not a row is recognised as a comment.
  func isTakenForComment(_ bytes: [UInt8], at position: Int) -> Bool {
    isLenient && comments == .recognised && bytes[position] == UInt8(ascii: "#")
  }
}
