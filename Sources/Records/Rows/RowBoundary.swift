/// A place in a source where a row begins, as far as that can be told from what is around it.
///
/// Who reads the source from its beginning and comes here in the same state has proved it; until then
/// it is a guess.
struct RowBoundary: Sendable {
  let offset: Int

  /// What a reader is about to do here.
  let stateBefore: RowReader.State

  /// What it is about to do when it has read the row.
  let stateAfter: RowReader.State

  /// How rows are written, and the columns of the first row that can be used.
  let header: RowHeader

  /// Whether rows are lists that stand by themselves.
  let areRowsTexts: Bool

  /// The byte before the row.
  let byteBefore: UInt8
}
