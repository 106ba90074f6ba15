import Foundation

/// The steps that were measured, as a table in Markdown.
struct StepTable: CustomStringConvertible {
  /// How many recordings each step was done to.
  let records: Int

  private var rows: [String] = []

  init(records: Int) {
    self.records = records
  }

  /// Notes how long a step took.
  ///
  /// - Parameters:
  ///   - step: What was done.
  ///   - bytes: How many bytes it read or wrote.
  ///   - time: How long it took.
  mutating func note(_ step: String, bytes: Int, _ time: Duration) {
    let seconds = time / .seconds(1)
    let rate = Int(Double(records) / seconds).formatted(.number.locale(Locale(identifier: "en")))
    let cells = [
      step, "\(Int((seconds * 1_000).rounded())) ms", rate, "\(Int(Double(bytes) / seconds / 1e6))",
      "\(Self.peak)",
    ]
    rows.append("| \(cells.joined(separator: " | ")) |")
  }

  var description: String {
    """
    | step | time | recordings/s | MB/s | peak MB so far |
    |---|--:|--:|--:|--:|
    \(rows.joined(separator: "\n"))
    """
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
}
