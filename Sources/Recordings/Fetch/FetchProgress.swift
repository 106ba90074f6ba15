import Commands
import Files
import Screens

/// How far a fetch is, in words.
struct FetchProgress {
  private let page: Int
  private let whole: Fetch.Whole?
  private let recordings: Int

  /// - Parameters:
  ///   - page: The page that is being fetched.
  ///   - whole: The number of recordings and pages, once they are known.
  ///   - recordings: How many recordings have come.
  init(page: Int, of whole: Fetch.Whole?, recordings: Int) {
    (self.page, self.whole, self.recordings) = (page, whole, recordings)
  }

  /// The progress for the terminal itself.
  var progress: TerminalProgress {
    whole.map { .percent(100 * (page - 1) / max(1, $0.pages)) } ?? .unknown
  }

  /// The parts of the line: `fetching page 3 of 12`, `1,000 of 5,612 recordings`.
  var parts: [String] {
    guard let whole else { return ["fetching page \(GroupedNumber(page))"] }
    return [
      "fetching page \(GroupedNumber(page)) of \(GroupedNumber(whole.pages))",
      "\(GroupedNumber(recordings)) of \(Quantity(whole.recordings, of: "recording"))",
    ]
  }
}
