import Bytes
import Commands
import Files

extension Fetch {
  /// Requests a page until it arrives, and keeps it; `nil` if the answer has fewer pages now.
  ///
  /// Throws where asking again would be of no use, or was not.
  mutating func ask(for page: Int) async throws -> RecordingAnswer? {
    var tries = 0
    while true {
      let trouble: Trouble
      try await waitForTurn(page)
      let address = query.address(at: curl.api.text, page: page, key: curl.key.text)
      switch try curl.get(address, isInterrupted: isInterrupted) {
      case .interrupted: throw interrupted(before: page)
      case .nothing(let words): trouble = Trouble(words: words, status: .machine)
      case .answer(let answer):
        switch try read(answer, page) {
        case .page(let recordings):
          try folder.keep(answer.body, asPage: page)
          return recordings
        case .gone: return nil
        case .trouble(let other): trouble = other
        }
      }
      tries += 1
      let wait = curl.retries.wait(after: tries, asked: trouble.asked)
      guard tries < curl.retries.tries, let wait else {
        let end =
          wait == nil ? "which is too long to wait for" : "tried \(curl.retries.tries) times"
        let further = page > 1 ? ". Run the same command to continue from page \(page)." : ""
        throw CommandFailure(
          status: trouble.status,
          ["error: \(curl.api.text): \(trouble.words); \(end)\(further)"])
      }
      console.note("note: \(trouble.words); retrying in \(Self.words(for: wait))")
      try await sleep(wait, before: page)
    }
  }

  /// An error after which a retry may succeed.
  private struct Trouble {
    let words: String

    /// How the command ends if it does not.
    let status: ExitStatus

    /// The delay that the server's Retry-After requests, if any.
    var asked: Duration?
  }

  private enum Reading {
    case page(RecordingAnswer)
    case gone
    case trouble(Trouble)
  }

  /// Reads an answer to the question for a page.
  private func read(_ answer: HTTPAnswer, _ page: Int) throws(CommandFailure) -> Reading {
    switch answer.status {
    case 200: return try read(page: answer.body, page)
    case 400, 404, 422:
      // The first page has come, of the same question.
      if page > 1 { return .gone }
      guard answer.status != 404 else {
        throw .machine("\(curl.api.text): not found (404). Check --api.")
      }
      throw .usage("the API does not accept the --query\(said(by: answer))")
    case 401, 403:
      throw .usage(
        "the API does not accept the key (get one at https://xeno-canto.org/account)"
          + said(by: answer))
    case 408, 425, 429, 500...599:
      let asked = answer.retryAfter
      let wish = asked.map { ", and asks to wait \(Self.words(for: $0))" } ?? ""
      let words = "the server returned status \(answer.status)\(said(by: answer))\(wish)"
      return .trouble(Trouble(words: words, status: .machine, asked: asked))
    case 300..<400:
      // Behind the question mark is the key.
      let place = answer["location"]?.prefix { $0 != "?" } ?? "nowhere"
      throw .machine(
        "\(curl.api.text): the API has moved to \(Excerpt.of(curl.key.hidden(in: String(place)))), "
          + "where the key is not sent. Pass it with --api if you trust it.")
    default:
      throw .machine(
        "\(curl.api.text): the server returned status \(answer.status)\(said(by: answer))")
    }
  }

  private func read(page body: [UInt8], _ page: Int) throws(CommandFailure) -> Reading {
    guard !curl.key.isTold(by: body) else {
      throw .findings("error: \(curl.api.text): the response contains the key. It was not saved.")
    }
    do throws(InputError) {
      let answer = try RecordingAnswer(body)
      guard answer.page == page || answer.total == 0 else {
        let words = "the response is page \(answer.page), expected page \(page)"
        return .trouble(Trouble(words: words, status: .findings))
      }
      return .page(answer)
    } catch {
      let words = curl.key.hidden(in: error.reason.words)
      guard error.reason.kind == .choice else {
        return .trouble(Trouble(words: "the response \(words)", status: .findings))
      }
      throw .findings("error: \(curl.api.text): the API returned an error: \(words)")
    }
  }

  /// Returns the API's own error message after a colon; empty if it has none.
  private func said(by answer: HTTPAnswer) -> String {
    RecordingAnswer.refusal(in: answer.body).map { ": \(curl.key.hidden(in: $0))" } ?? ""
  }

  /// Waits until the last question is long enough ago.
  private mutating func waitForTurn(_ page: Int) async throws(CommandFailure) {
    if let watch { try await sleep(curl.retries.pause - watch.elapsed, before: page) }
    watch = Stopwatch()
  }

  /// Waits, in short pieces, so that an interrupt ends it soon.
  private func sleep(_ duration: Duration, before page: Int) async throws(CommandFailure) {
    let watch = Stopwatch()
    while true {
      guard !isInterrupted() else { throw interrupted(before: page) }
      let rest = duration - watch.elapsed
      guard rest > .zero else { return }
      // It ends too soon for a task that is cancelled, which has been interrupted then.
      try? await Task.sleep(for: min(rest, .milliseconds(100)))
    }
  }

  private func interrupted(before page: Int) -> CommandFailure {
    let words =
      page > 1 ? "run the same command to continue from page \(page)" : "nothing was fetched"
    return CommandFailure(status: .interrupted, ["interrupted: \(words)"])
  }

  /// A wait in words: `4 s`, `15 min`, `30 days`.
  private static func words(for wait: Duration) -> String {
    guard wait <= HTTPAnswer.year else { return "more than a year" }
    let seconds = Int((wait / .seconds(1)).rounded(.up))
    let (minutes, days) = ((seconds + 59) / 60, (seconds + 86_399) / 86_400)
    if seconds < 120 { return "\(seconds) s" }
    return days <= 2 ? "\(minutes) min" : "\(days) days"
  }
}

/// The timeouts and the number of retries of requests to a server.
struct RetryPolicy: Sendable {
  /// The minimum time between the starts of two requests, which the API demands.
  var pause = Duration.seconds(1)

  /// The wait after a question that was not answered; it doubles with each, up to the longest.
  var wait = Duration.seconds(2)
  var longestWait = Duration.seconds(60)

  /// The longest wait that a server may ask for.
  var longestAsked = Duration.seconds(900)

  /// The seconds without data after which a response counts as failed, and the most seconds it may
  /// take in all.
  var timeout = 60
  var longestAnswer = 600

  /// The most requests for a page, and the most fetches of all pages if these change during the
  /// run.
  var tries = 6
  var rounds = 3

  /// Returns the delay before the next try; `nil` if the server asks for too long a one.
  func wait(after tries: Int, asked: Duration?) -> Duration? {
    let usual = min(longestWait, wait * (1 << min(tries - 1, 20)))
    guard let asked else { return usual }
    return asked <= longestAsked ? max(asked, usual) : nil
  }
}
