/// Called with the number of bytes and records read since the last call; returns whether to go on.
package typealias ReadingProgress = @Sendable (_ bytes: Int, _ records: Int) -> Bool

/// Returns whether a number of bytes can be allocated at once; called before an index grows.
package typealias MemoryCheck = @Sendable (_ bytes: Int) -> Bool

/// Reports the progress of reading one source, after each window.
struct ReadingMeter {
  private let progress: ReadingProgress
  private var position: Int
  private var records = 0

  /// - Parameters:
  ///   - progress: Called while reading.
  ///   - start: The offset in the source at which reading begins.
  init(_ progress: @escaping ReadingProgress, from start: Int) {
    self.progress = progress
    position = start
  }

  /// Reports the progress since the last call, if there is any.
  ///
  /// Called for every record, and a comparison for all but one of a window.
  ///
  /// - Parameters:
  ///   - position: The offset of the window in the source, or its end when all is read.
  ///   - records: How many records were found so far.
  /// - Returns: Whether to go on.
  @inline(__always)
  mutating func note(position: Int, records: Int) -> Bool {
    guard position != self.position else { return true }
    defer { (self.position, self.records) = (position, records) }
    return progress(position - self.position, records - self.records)
  }
}
