/// Told how many bytes and records more were read, and asked whether to go on.
package typealias ReadingProgress = @Sendable (_ bytes: Int, _ records: Int) -> Bool

/// Asked whether so many bytes of memory can be had at once, before an index grows by them.
package typealias MemoryCheck = @Sendable (_ bytes: Int) -> Bool

/// Notices where the reading of one source has come a window further, and says so.
struct ReadingMeter {
  private let progress: ReadingProgress
  private var position: Int
  private var records = 0

  /// - Parameters:
  ///   - progress: Told of what is read.
  ///   - start: Where in the source reading begins.
  init(_ progress: @escaping ReadingProgress, from start: Int) {
    self.progress = progress
    position = start
  }

  /// Says how much more was read, if it was.
  ///
  /// Called for every record, and a comparison for all but one of a window.
  ///
  /// - Parameters:
  ///   - position: Where the window begins in the source, or its end when all is read.
  ///   - records: How many records were found so far.
  /// - Returns: Whether to go on.
  @inline(__always)
  mutating func note(position: Int, records: Int) -> Bool {
    guard position != self.position else { return true }
    defer { (self.position, self.records) = (position, records) }
    return progress(position - self.position, records - self.records)
  }
}
