package import Screens

/// A table of a summary: how much there is of everything, with a bar beside each number.
package struct SummaryTable: Sendable {
  /// A line of the table.
  package struct Row: Sendable {
    let title: String
    let number: Number
    let link: Link?
    let query: Reference.Query?

    /// - Parameters:
    ///   - title: What is counted.
    ///   - number: How much there is of it.
    ///   - link: Where it is, if it is somewhere.
    ///   - query: What is asked there, if that has to be.
    package init(
      _ title: String, _ number: Number, to link: Link? = nil, asking query: Reference.Query? = nil
    ) {
      (self.title, self.number, self.link, self.query) = (title, number, link, query)
    }
  }

  /// What a line says.
  package enum Number: Sendable {
    /// A number of recordings, which has a bar.
    case bar(Int)

    /// A number of something else.
    case count(Int)

    /// Words, such as the first and the last year.
    case words(String)
  }

  let title: String
  let anchor: String?
  let note: String
  let columns: (title: String, value: String)
  let rows: [Row]
  let more: ListingLink?

  /// Describes a table.
  ///
  /// - Parameters:
  ///   - title: The heading above it.
  ///   - anchor: What leads to that, if something does.
  ///   - note: What the rows are, in a sentence.
  ///   - columns: The words at the heads of the columns.
  ///   - rows: The lines.
  ///   - more: Where the rest of it is, if it was shortened.
  package init(
    titled title: String, at anchor: String? = nil, note: String,
    columns: (title: String, value: String),
    rows: [Row], more: ListingLink? = nil
  ) {
    self.title = title
    self.anchor = anchor
    self.note = note
    self.columns = columns
    self.rows = rows
    self.more = more
  }
}
