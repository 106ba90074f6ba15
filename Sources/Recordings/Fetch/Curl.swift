import Bytes
import Commands
import Files

/// The program `curl`, which requests one URL at a time.
///
/// The key is in the URL. So curl gets the URL by standard input, since every user of the machine
/// can read the arguments of programs; the user's settings of curl are ignored, which might log it;
/// and no redirection is followed, which could send it elsewhere.
struct Curl: Sendable {
  let api: FetchAddress
  let key: FetchKey

  let retries: RetryPolicy

  /// How it went.
  enum Outcome {
    case answer(HTTPAnswer)

    /// The request failed, for this reason; a retry may succeed.
    case nothing(String)
    case interrupted
  }

  /// The most bytes of an answer; a page of 500 recordings has one megabyte.
  private static let limit = 64 << 20

  /// The reasons to end with that pass: no way to the server, or no more of an answer.
  ///
  /// Source: https://everything.curl.dev/cmdline/exitcode.html
  private static let passing: Set<Int32> = [5, 6, 7, 16, 18, 28, 35, 52, 55, 56, 92, 95, 96]

  /// Requests a URL, percent-encoded, and throws if a retry can't help.
  func get(_ address: String, isInterrupted: () -> Bool) throws(CommandFailure) -> Outcome {
    let run: Program.Outcome?
    do throws(FileError) {
      run = try Program("curl").run(
        ["--disable", "--config", "-"], input: Array(settings(for: address).utf8),
        limit: Self.limit + (1 << 16), hiding: [FetchKey.variable], isInterrupted: isInterrupted)
    } catch {
      guard error.isMissing else { throw .machine("\(error)") }
      throw .machine("\(error). Install curl, which fetch needs.")
    }
    guard let run else { return .interrupted }
    if run.isTooLong { throw tooLarge }
    let words = said(run.messages)
    switch run.status {
    case 0:
      guard let answer = HTTPAnswer(run.output) else { return .nothing("the response is not HTTP") }
      return .answer(answer)
    case 63: throw tooLarge
    case ..<0: return .nothing("curl was ended by signal \(-run.status)")
    case let status where Self.passing.contains(status): return .nothing(words)
    default: throw .machine("\(api.text): curl failed: \(words)")
    }
  }

  private var tooLarge: CommandFailure {
    .findings(
      "error: \(api.text): the response has more than \(Self.limit >> 20) MB. Narrow the --query.")
  }

  /// The settings of one request, a line each.
  private func settings(for address: String) -> String {
    var settings = """
      url = "\(address)"
      globoff
      include
      suppress-connect-headers
      silent
      show-error
      compressed
      user-agent = "rowhouse"
      proto = "=\(api.text.prefix { $0 != ":" })"
      max-filesize = \(Self.limit)
      connect-timeout = \(retries.timeout)
      speed-limit = 1
      speed-time = \(retries.timeout)
      max-time = \(retries.longestAnswer)

      """
    // A proxy is another machine.
    if api.isLocal { settings += "noproxy = \"*\"\n" }
    return settings
  }

  /// Returns curl's own error message: the end of `curl: (6) Could not resolve host: a.example`.
  private func said(_ messages: [UInt8]) -> String {
    let text = String(decoding: messages, as: UTF8.self)
    let lines = text.split(whereSeparator: \.isNewline)
    let fault = lines.first { $0.hasPrefix("curl: (") }?.drop { $0 != ")" }.dropFirst(2)
    let words = fault ?? lines.first ?? "nothing"
    return Excerpt.of(key.hidden(in: String(words)), limit: 300)
  }
}
