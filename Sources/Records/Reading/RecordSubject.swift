/// The words for the rows of a source in messages, and the command that reads them.
package struct RecordSubject: Equatable, Sendable {
  /// The verb of the command.
  let verb: String
  let singular: String
  let plural: String

  /// The text before the number of a row.
  let numberPrefix: String

  /// The name of a column.
  let field: String

  /// The expected JSON, where other objects than rows are found.
  let shape: String

  /// The column of the rows' numbers, where a table needs one.
  let identifier: String

  /// The fix for a row that is too long.
  let remedy: String

  /// The fix for a row that looks like an API's error.
  let errorRemedy: String

  /// The fix for a row with too few cells.
  let shortRemedy: String

  /// The file to save instead of a web page.
  let answer: String

  package init(
    readBy verb: String, singular: String, plural: String, numberPrefix: String = "",
    field: String, shape: String = "", identifier: String = "", remedy: String,
    errorRemedy: String = "", shortRemedy: String, answer: String
  ) {
    self.verb = verb
    self.singular = singular
    self.plural = plural
    self.numberPrefix = numberPrefix
    self.field = field
    self.shape = shape
    self.identifier = identifier
    self.remedy = remedy
    self.errorRemedy = errorRemedy
    self.shortRemedy = shortRemedy
    self.answer = answer
  }

  /// Rows of any kind, with the columns of the source.
  package static let rows = RecordSubject(
    readBy: "table", singular: "row", plural: "rows", field: "column",
    remedy: "Put the rows in a list, or one on each line.",
    errorRemedy: ", or put it in a list if it is a row",
    shortRemedy: "Fix the row, or pass --pad to accept short rows.", answer: "the data")
}
