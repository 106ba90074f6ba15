/// A part of a source, or all of it.
struct RowSection: Sendable {
  /// The number of the source.
  let source: Int

  /// Where it begins, unless it does with the source.
  var start: RowBoundary?

  /// Where the next one begins, unless it ends with the source.
  var end: RowBoundary?
}
