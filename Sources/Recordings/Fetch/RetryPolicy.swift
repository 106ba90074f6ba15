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

  /// Returns the delay before the next try.
  ///
  /// - Parameters:
  ///   - tries: How many there were.
  ///   - asked: The delay that the server requests, if any.
  /// - Returns: The delay; `nil` if it would be too long.
  func wait(after tries: Int, asked: Duration?) -> Duration? {
    let usual = min(longestWait, wait * (1 << min(tries - 1, 20)))
    guard let asked else { return usual }
    return asked <= longestAsked ? max(asked, usual) : nil
  }
}
