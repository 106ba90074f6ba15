/// A part of a source, or all of it.
struct RowSection: Sendable {
  /// The number of the source.
  let source: Int

  /// The start of the section, unless it is that of the source.
  var start: RowBoundary?

  /// The start of the next section, unless this one ends with the source.
  var end: RowBoundary?
}
