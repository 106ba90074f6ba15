/// A part of a source, or all of it.
struct IndexSection: Sendable {
  /// The number of the source.
  let source: Int

  /// Where it begins, unless it does with the source.
  var start: RecordBoundary?

  /// Where the next one begins, unless it ends with the source.
  var end: RecordBoundary?
}
