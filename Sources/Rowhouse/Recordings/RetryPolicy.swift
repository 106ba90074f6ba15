/// How long a server is waited for, and how often it is asked.
struct Patience: Sendable {
  /// The time from the beginning of one question to that of the next, which the API asks for.
  var pause = Duration.seconds(1)

  /// The wait after a question that was not answered; it doubles with each, up to the longest.
  var wait = Duration.seconds(2)
  var longestWait = Duration.seconds(60)

  /// The longest wait that a server may ask for.
  var longestAsked = Duration.seconds(900)

  /// The seconds in which nothing comes of an answer, after which it is none, and those that it may
  /// take at all.
  var silence = 60
  var longestAnswer = 600

  /// How often a page is asked for, and how often all of them are, where they change meanwhile.
  var tries = 6
  var rounds = 3

  /// The wait before the next try.
  ///
  /// - Parameters:
  ///   - tries: How many there were.
  ///   - asked: What the server asks for at least, if it does.
  /// - Returns: The wait; nil, where that is too long.
  func wait(after tries: Int, asked: Duration?) -> Duration? {
    let usual = min(longestWait, wait * (1 << min(tries - 1, 20)))
    guard let asked else { return usual }
    return asked <= longestAsked ? max(asked, usual) : nil
  }
}
