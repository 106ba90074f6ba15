/// A chart of a column or a facet: the number of rows of each value or range.
package struct SummaryTable: Sendable {
  package enum Chart: Sendable {
    /// A list of names, each with a bar behind it.
    case bars

    /// Columns on an axis, which has some texts below it, and a table of the same numbers.
    case columns(axis: [String])
  }

  let title: String
  let anchor: String?
  let note: String
  let columns: (title: String, value: String)
  let chart: Chart
  let rows: [Bar]
  let more: ListingLink?

  package init(
    titled title: String, at anchor: String? = nil, note: String,
    columns: (title: String, value: String), as chart: Chart = .bars, rows: [Bar],
    more: ListingLink? = nil
  ) {
    self.title = title
    self.anchor = anchor
    self.note = note
    self.columns = columns
    self.chart = chart
    self.rows = rows
    self.more = more
  }
}
