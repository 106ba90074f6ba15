/// A place in a source where a record begins, as far as that can be told from what is around it.
///
/// Who reads the source from its beginning and comes here in the same state has proved it; until then
/// it is a guess.
struct RecordBoundary: Sendable {
  let offset: Int

  /// What a reader is about to do here.
  let stateBefore: RecordReader.State

  /// What it is about to do when it has read the record.
  let stateAfter: RecordReader.State

  /// The columns, when the source is a table.
  let table: Table?
}
