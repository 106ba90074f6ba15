/// One row of a table as a view on bytes.
///
/// The rows of a page share one object, so that making a view allocates nothing.
public struct TableRow: Sendable {
  /// The row, from one, counted through all sources.
  public let number: Int

  /// The page's own bytes, held here too: a span of them can then be lent without counting.
  private let bytes: [UInt8]
  private let page: TablePage
  private let index: Int

  init(_ index: Int, of page: TablePage, number: Int) {
    self.index = index
    self.page = page
    self.number = number
    bytes = page.bytes
  }

  /// The text of a cell, UTF-8 with escapes replaced; empty where the row has none, or `null`.
  ///
  /// A value of JSON that is no string is its JSON.
  public func text(of column: Int) -> ArraySlice<UInt8> { bytes[range(of: column)] }

  /// Lends the text of a cell; see ``text(of:)``.
  ///
  /// Cheaper where a million texts are passed on: nothing is counted.
  public func withText<Result>(of column: Int, _ body: (Span<UInt8>) -> Result) -> Result {
    body(bytes.span.extracting(range(of: column)))
  }

  /// What the value of a cell is.
  func kind(of column: Int) -> FieldRange.Kind { cell(column).kind }

  private func range(of column: Int) -> Range<Int> {
    cell(column).range(from: page.starts[index])
  }

  private func cell(_ column: Int) -> FieldRange {
    page.cells[index * page.columns + column]
  }
}
