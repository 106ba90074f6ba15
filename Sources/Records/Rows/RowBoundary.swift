/// A tentative row start in the middle of a source, confirmed when a reader from the beginning
/// reaches it in the same state.
struct RowBoundary: Sendable {
  let offset: Int
  let stateBefore: RowReader.State
  let stateAfter: RowReader.State

  /// How rows are written, and the columns of the first row that can be used.
  let header: RowHeader

  /// Whether rows are lists outside of other lists.
  let areRowsTexts: Bool

  /// The byte before the row.
  let byteBefore: UInt8
}
