import Bytes
package import Commands
import Files

extension Verb {
  /// `fetch`: downloads recordings from xeno-canto's API.
  package static let fetch = Verb(
    name: "fetch",
    summary: "Download recordings from the xeno-canto API",
    options: [.query, .since, .output, .keyFile, .api, .quiet, .help],
    required: [.query, .output],
    group: .building,
    examples: [
      "rowhouse fetch --query 'gen:Turdus cnt:Sweden' -o data",
      "rowhouse recordings data -o birds",
    ],
    summaries: [
      .output: "Folder for the recordings (required)",
      .query: "Search of the API, such as 'gen:Turdus cnt:Sweden' (required)",
      .since: "Only recordings uploaded since a day: 2026-11-22",
      .keyFile: "File with the API key (default: the variable XENO_CANTO_KEY)",
    ],
    notes: """
      The folder gets one file, recordings.ndjson, with a recording on each line. It appears when \
      all pages are there. If the download is interrupted or fails, run the same command again to \
      continue. --since DATE writes a second file beside it. Sounds are not downloaded.

      Get a key at https://xeno-canto.org/account. It is read from the variable XENO_CANTO_KEY, or \
      from a file that only you can read; it is sent to the API alone and never printed.

      Requests are made with curl, at most one a second. A request that fails is retried up to \
      five times, after 2, 4, 8, 16 and 32 seconds or the time that the server asks for.
      """
  ) { arguments, console in
    guard let text = arguments[.query] else {
      throw CommandFailure.usage(
        "missing --query. Usage: fetch --query 'gen:Turdus cnt:Sweden' --output DIR")
    }
    guard let output = arguments[.output] else {
      throw CommandFailure.usage("missing --output DIR (the folder for the recordings)")
    }
    let query = try arguments.recordingQuery(text)
    let api = try arguments.fetchAddress()
    let key = try arguments.fetchKey(console)
    Interrupt.install()
    defer { Interrupt.uninstall() }
    var fetch = Fetch(
      query: query, curl: Curl(api: api, key: key, retries: RetryPolicy()),
      folder: try FetchFolder(output, for: query, at: api), console: console,
      isInterrupted: { Interrupt.isRequested })
    let fetched = try await fetch.run()
    guard fetched.recordings > 0 else {
      if let day = query.since { return try console.result("no new recordings since \(day)") }
      throw CommandFailure.findings(
        "error: no recordings match \"\(query.text)\". Change the --query.")
    }
    let words = "\(Quantity(fetched.recordings, of: "recording"))"
    try console.result("fetched \(words) into \(fetch.folder.file)")
  }
}

extension Arguments {
  fileprivate func recordingQuery(_ text: String) throws(CommandFailure) -> RecordingQuery {
    if let day = self[.since], !RecordingQuery.isDay(day) {
      throw .invalid(.since, day, use: "a date such as 2026-11-22")
    }
    do throws(InputError) {
      return try RecordingQuery(text, since: self[.since])
    } catch {
      throw .usage("--query \(error)")
    }
  }

  fileprivate func fetchAddress() throws(CommandFailure) -> FetchAddress {
    let remedy =
      "an https URL without a query, such as \(FetchAddress.usual.text), or http to 127.0.0.1"
    return try value(.api, use: remedy) { FetchAddress($0) } ?? .usual
  }

  /// Returns the key, which is never printed.
  fileprivate func fetchKey(_ console: Console) throws -> FetchKey {
    let place: String
    let bytes: [UInt8]
    if let file = self[.keyFile] {
      (place, bytes) = (file, try SmallFile.bytes(of: file))
      let permissions = (try? FileStatus(of: FilePath(file)).permissions) ?? 0
      if permissions & 0o044 != 0 {
        console.note("warning: other users can read \(file). Run: chmod 600 \(ShellWord(file))")
      }
    } else if let text = environment(FetchKey.variable) {
      (place, bytes) = (FetchKey.variable, Array(text.utf8))
    } else {
      throw CommandFailure.usage(
        "missing API key. Get one at https://xeno-canto.org/account, and set \(FetchKey.variable) "
          + "or pass --key-file FILE.")
    }
    guard let key = FetchKey(bytes) else {
      throw CommandFailure.usage("\(place) contains no key. Expected one word in ASCII.")
    }
    return key
  }
}
