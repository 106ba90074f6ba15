import Commands
import Files
import Screens

/// Downloads all pages of an API's answer, one after another, into a folder.
struct Fetch {
  let query: RecordingQuery
  let curl: Curl
  let folder: FetchFolder
  let console: Console
  let isInterrupted: @Sendable () -> Bool

  /// The time since the last request.
  var watch: Stopwatch?

  /// How many recordings there are, on how many pages.
  struct Whole: Equatable {
    let recordings: Int
    let pages: Int

    var words: String {
      "\(Quantity(recordings, of: "recording")) on \(Quantity(pages, of: "page"))"
    }
  }

  /// Fetches the missing pages, and joins all of them into the file of recordings; no file is made
  /// if there are no recordings.
  ///
  /// After an error, pages that have arrived are kept, and the next fetch continues from there.
  mutating func run() async throws -> Whole {
    defer { folder.release() }
    if try folder.forgetOldPages() {
      console.note("note: the pages fetched so far are older than a day; starting again")
    }
    var round = 1
    while true {
      switch try await pages() {
      case .all(let whole):
        try whole.recordings > 0 ? folder.publish(whole.pages) : folder.forget()
        return whole
      case .changed(let words):
        try folder.forgetPages()
        guard round < curl.retries.rounds else {
          throw CommandFailure.findings(
            "error: \(curl.api.text): \(words), \(round) times in a row. Try again later.")
        }
        console.note("note: \(words); starting again")
        round += 1
      }
    }
  }

  private enum Round {
    case all(Whole)

    /// The pages belong to different answers, for the given reason.
    case changed(String)
  }

  /// Goes through all pages, from the first on.
  private mutating func pages() async throws -> Round {
    var (number, count, kept) = (1, 0, 0)
    var whole: Whole?
    while true {
      let answer: RecordingAnswer
      if let page = try folder.page(number) {
        answer = page
        kept += 1
      } else {
        if let whole, kept == number - 1, kept > 0 {
          console.note("note: continuing from page \(number) of \(GroupedNumber(whole.pages))")
        }
        let progress = FetchProgress(page: number, whole: whole, recordings: count)
        console.show(progress.parts, progress.progress)
        guard let page = try await ask(for: number) else {
          return .changed("page \(number) no longer exists")
        }
        answer = page
      }
      let now = Whole(recordings: answer.total, pages: answer.pageCount)
      let first = whole ?? now
      guard now == first else {
        return .changed("there were \(first.words), and now there are \(now.words)")
      }
      whole = first
      count += answer.count
      let isLast = number >= first.pages
      guard isLast ? count == first.recordings : answer.count > 0 && count < first.recordings else {
        return .changed(
          "the API announced \(first.words), and has sent \(GroupedNumber(count)) by page \(number)"
        )
      }
      if isLast { return .all(first) }
      number += 1
    }
  }
}

/// How far a fetch is, in words.
struct FetchProgress {
  /// The page that is being fetched.
  let page: Int

  /// The number of recordings and pages, once they are known.
  let whole: Fetch.Whole?

  /// How many recordings have come.
  let recordings: Int

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
