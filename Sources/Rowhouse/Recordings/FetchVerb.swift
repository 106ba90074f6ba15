import Files
import Records

extension Verb {
  /// `fetch`: asks xeno-canto's API for recordings.
  package static let fetch = Verb(
    name: "fetch",
    summary: "fetches what xeno-canto knows of recordings, for the command recordings",
    options: [.query, .since, .output, .keyFile, .api, .quiet, .help],
    summaries: [
      .output: "the folder for the recordings; needed",
      .keyFile: "the file that has the key (default: what the variable XENO_CANTO_KEY says)",
    ],
    notes: """
      DIR gets one file, recordings.ndjson, with a recording on each line as version 3 of the API
      sends it. It is made when all pages are there. What is interrupted, or fails, goes on where it
      stopped when the same is asked for again. With --since DATE only recordings that were uploaded
      since that day are fetched, into a file of their own beside the other. The sounds stay where
      they are.
      The key is at https://xeno-canto.org/account. It is read from the variable XENO_CANTO_KEY, or
      from a file that only you can read, is sent to the API alone, and is never printed.
      The program curl asks the server, once a second at most. What fails is tried six times, with
      longer and longer waits, or with those that the server asks for.
      """
  ) { arguments, console throws(CommandFailure) in
    guard let text = arguments[.query] else {
      throw .usage("say what to fetch: fetch --query 'gen:Turdus cnt:Sweden' --output DIR")
    }
    guard let output = arguments[.output] else { throw .usage("say where to: --output DIR") }
    let query = try arguments.recordingQuery(text)
    let api = try arguments.fetchAddress()
    let key = try arguments.fetchKey(console)
    Interrupt.install()
    defer { Interrupt.uninstall() }
    var fetch = Fetch(
      query: query, curl: Curl(api: api, key: key, patience: Patience()),
      folder: try FetchFolder(output, for: query, at: api), console: console,
      isInterrupted: { Interrupt.isRequested })
    let fetched = try await fetch.run()
    guard fetched.recordings > 0 else {
      if let day = query.since { return try console.result("nothing is new since \(day)") }
      throw .findings("error: there are no recordings of \"\(query.text)\"; ask for something else")
    }
    let words = "\(Quantity(fetched.recordings, of: "recording"))"
    try console.result("fetched \(words) into \(fetch.folder.file)")
  }
}

extension Arguments {
  fileprivate func recordingQuery(_ text: String) throws(CommandFailure) -> RecordingQuery {
    if let day = self[.since], !RecordingQuery.isDay(day) {
      throw .usage("--since is \"\(day)\"; it takes a day such as 2026-11-22")
    }
    do throws(RecordingQuery.Fault) {
      return try RecordingQuery(text, since: self[.since])
    } catch {
      throw .usage("--query \(error.words)")
    }
  }

  fileprivate func fetchAddress() throws(CommandFailure) -> FetchAddress {
    guard let text = self[.api] else { return .usual }
    guard let address = FetchAddress(text) else {
      throw .usage(
        "--api is \"\(text)\"; it takes an https address without a question, such as "
          + "\(FetchAddress.usual.text), or http to 127.0.0.1")
    }
    return address
  }

  /// The key, of which nothing is ever said.
  fileprivate func fetchKey(_ console: Console) throws(CommandFailure) -> FetchKey {
    let place: String
    let bytes: [UInt8]
    if let file = self[.keyFile] {
      (place, bytes) = (file, try SmallFile.bytes(of: file))
      let permissions = (try? FileStatus(of: FilePath(file)).permissions) ?? 0
      if permissions & 0o044 != 0 {
        console.note("warning: others can read \(file): chmod 600 \(ShellWord(file))")
      }
    } else if let text = environment(FetchKey.variable) {
      (place, bytes) = (FetchKey.variable, Array(text.utf8))
    } else {
      throw .usage(
        "the API wants a key, which is at https://xeno-canto.org/account: set "
          + "\(FetchKey.variable), or give --key-file FILE")
    }
    guard let key = FetchKey(bytes) else {
      throw .usage("\(place) has no key, which is one word of ASCII")
    }
    return key
  }
}
