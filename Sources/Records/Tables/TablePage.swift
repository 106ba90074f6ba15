/// The rows of one page, shared by the views on them: to hand one on costs a single count.
final class TablePage: Sendable {
  let rows: TableRows

  init(_ rows: TableRows) {
    self.rows = rows
  }
}
