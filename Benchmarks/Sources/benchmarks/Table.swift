import Foundation

/// The steps that were measured, as a table in Markdown.
struct Table: CustomStringConvertible {
  private var rows: [String] = []

  /// Notes how long a step took.
  ///
  /// - Parameters:
  ///   - step: What was done.
  ///   - records: How many records it was done to.
  ///   - bytes: How many bytes it read or wrote.
  ///   - start: When it began.
  mutating func note(
    _ step: String, records: Int, bytes: Int, since start: ContinuousClock.Instant
  ) {
    let seconds = (ContinuousClock.now - start) / .seconds(1)
    let time = "\(Int(seconds * 1_000)) ms"
    let rate = Int(Double(records) / seconds)
    let megabytes = Int(Double(bytes) / seconds / 1e6)
    rows.append("| \(step) | \(time) | \(rate) | \(megabytes) | \(Self.peak) |")
  }

  /// The most memory the process has had so far, in megabytes.
  private static var peak: Int {
    var usage = rusage()
    #if canImport(Darwin)
      _ = getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1_000_000
    #else
      _ = getrusage(RUSAGE_SELF.rawValue, &usage)
      return usage.ru_maxrss / 1_000
    #endif
  }

  var description: String {
    """
    | step | time | records/s | MB/s | peak MB |
    |---|--:|--:|--:|--:|
    \(rows.joined(separator: "\n"))
    """
  }
}
