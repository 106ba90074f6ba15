import Files
import Foundation
import TestSupport
import Testing

@testable import Recordings

@testable import Commands

/// What comes of the API's answers, right and wrong, from a server of this machine and by curl.
@Suite struct FetchTests {
  private let folder: FetchSandbox

  init() throws { folder = try FetchSandbox() }

  @Test func `all pages become one file, and each is asked for once`() async throws {
    defer { folder.sandbox.remove() }
    let server = try FetchSandbox.server()
    defer { server.close() }
    #expect(
      try await folder.fetch(from: server, query: "gen:Turdus cnt:\"South Korea\"") == "5 on 3")
    #expect(
      try server.tree(of: folder) == [
        ".rowhouse-fetch/query = gen:Turdus cnt:\"South Korea\"\nAPI\n",
        FetchSandbox.whole[1],
      ])
    #expect(
      server.questions.map(\.target)
        == (1...3).map {
          "/api/3/recordings?query=gen%3ATurdus%20cnt%3A%22South%20Korea%22&per_page=500&page=\($0)"
            + "&key=\(FetchSandbox.key)"
        })
    let question = try #require(server.questions.first?.text.lowercased())
    #expect(question.contains("\r\nuser-agent: rowhouse\r\n"))
    #expect(question.contains("\r\naccept-encoding: "))
  }

  @Test func `a second question waits its turn`() async throws {
    defer { folder.sandbox.remove() }
    let server = try FetchSandbox.server()
    defer { server.close() }
    var retries = FetchSandbox.quick
    retries.pause = .milliseconds(120)
    #expect(try await folder.fetch(from: server, retries) == "5 on 3")
    let times = server.questions.map(\.time)
    #expect(times[0].duration(to: times[2]) >= .milliseconds(230))
  }

  @Test(
    arguments: [
      (
        .answer(429, "", "Retry-After: 0"), "the server returned status 429, and asks to wait 0 s",
        3
      ),
      (
        .answer(503, #"{"error": "busy", "message": "Later."}"#),
        "the server returned status 503: busy: Later.", 3
      ),
      (.answer(500, "<html></html>"), "the server returned status 500", 3),
      (.raw(""), "Empty reply from server", 3),
      (.answer("<html>Maintenance</html>"), "the response is a web page, expected JSON", 1),
      (.answer(""), "the response is empty", 1),
      (.answer(#"{"numRecordings": "5", "pa"#), "the response is truncated after 26 bytes", 1),
      (
        .answer(FetchSandbox.page(3, of: 3, total: 5, 31)),
        "the response is page 3, expected page 2", 1
      ),
      (
        .raw("HTTP/1.1 200 OK\r\nContent-Length: 100\r\n\r\n{}"),
        "transfer closed with 98 bytes remaining to read", 3
      ),
      (
        .answer(#"{"page": 2}"#), #"the response has no "numRecordings""#, 1
      ),
    ] as [(LocalServer.Reply, String, Int32)])
  func `what may pass is asked for again, and then the fetch goes on from there`(
    reply: LocalServer.Reply, words: String, status: Int32
  ) async throws {
    defer { folder.sandbox.remove() }
    // The second page fails three times, after which it is given up, and twice more.
    let server = try FetchSandbox.server { _, question in 2...6 ~= question ? reply : nil }
    defer { server.close() }
    let outcome = try await folder.fetch(from: server)
    let name = status == 3 ? "machine" : "findings"
    #expect(
      outcome
        == "\(name): error: API: \(words); tried 3 times. Run the same command to continue from "
        + "page 2.")
    let names = try folder.tree().map { String($0.prefix { $0 != " " }) }
    #expect(names == [".rowhouse-fetch/all/page-1.json", ".rowhouse-fetch/query"])
    #expect(try await folder.fetch(from: server) == "5 on 3")
    #expect(server.pages == [1, 2, 2, 2, 2, 2, 2, 3])
    #expect(try server.tree(of: folder) == FetchSandbox.whole)
  }

  @Test(
    arguments: [
      (
        .answer(
          401,
          #"{"error": "client_error", "message": "Missing or invalid 'key' parameter. Visit"#
            + #" https://xeno-canto.org/account to retrieve your API key."}"#),
        "usage: error: the API does not accept the key (get one at "
          + "https://xeno-canto.org/account): "
          + "client_error: Missing or invalid 'key' parameter. Visit "
          + "https://xeno-canto.org/account to "
          + "retrieve your API key."
      ),
      (
        .answer(
          400,
          #"{"error":"client_error","message":"Xeno-canto API v3 only accepts queries using tags."}"#
        ),
        "usage: error: the API does not accept the --query: client_error: Xeno-canto API v3 only "
          + "accepts queries using tags."
      ),
      (.answer(404, "<html></html>"), "machine: error: API: not found (404). Check --api."),
      (.answer(418, ""), "machine: error: API: the server returned status 418"),
      (
        .answer(
          301, "", "Location: https://elsewhere.example/recordings?key=\(FetchSandbox.key)"),
        "machine: error: API: the API has moved to https://elsewhere.example/recordings, where "
          + "the key is not sent. Pass it with --api if you trust it."
      ),
      (
        .answer(#"{"error": "no", "message": "The key \#(FetchSandbox.key) is old."}"#),
        "findings: error: API: the response contains the key. It was not saved."
      ),
      (
        .answer(403, #"{"message": "The key \#(FetchSandbox.key) is old."}"#),
        "usage: error: the API does not accept the key (get one at "
          + "https://xeno-canto.org/account): The key (key) is old."
      ),
      (
        .answer(#"{"error": "no"}"#), "findings: error: API: the API returned an error: no"
      ),
      (
        .answer(429, "", "Retry-After: 3600"),
        "machine: error: API: the server returned status 429, and asks to wait 60 min; which is "
          + "too long to "
          + "wait for"
      ),
      (
        .answer(503, "", "Retry-After: 99999999999999999999"),
        "machine: error: API: the server returned status 503, and asks to wait more than a "
          + "year; which is too "
          + "long to wait for"
      ),
      (
        .raw("HTTP/1.1 200 OK\r\nContent-Length: 99999999\r\n\r\n"),
        "findings: error: API: the response has more than 64 MB. Narrow the --query."
      ),
    ] as [(LocalServer.Reply, String)])
  func `what will not pass is said at once`(reply: LocalServer.Reply, words: String) async throws {
    defer { folder.sandbox.remove() }
    let server = try LocalServer { _, _ in reply }
    defer { server.close() }
    #expect(try await folder.fetch(from: server) == words)
    #expect(server.pages == [1])
    #expect(try server.tree(of: folder) == [".rowhouse-fetch/all/", FetchSandbox.whole[0]])
  }

  @Test(
    arguments: [
      // One more meanwhile, or fewer pages, or other recordings than the API tells of.
      .answer(FetchSandbox.page(2, of: 3, total: 6, 21, 22)),
      .answer(400, #"{"error": "client_error", "message": "No such page."}"#),
      .answer(FetchSandbox.page(2, of: 3, total: 5)),
      .answer(FetchSandbox.page(2, of: 3, total: 5, 21, 22, 23)),
    ] as [LocalServer.Reply])
  func `what changes meanwhile is fetched from the beginning`(reply: LocalServer.Reply) async throws
  {
    defer { folder.sandbox.remove() }
    let server = try FetchSandbox.server { _, question in question == 2 ? reply : nil }
    defer { server.close() }
    #expect(try await folder.fetch(from: server) == "5 on 3")
    #expect(server.pages.suffix(3) == [1, 2, 3])
    #expect(try server.tree(of: folder) == FetchSandbox.whole)
  }

  @Test(
    arguments: [
      (
        FetchSandbox.page(2, of: 3, total: 6, 21, 22),
        "there were 5 recordings on 3 pages, and now there are 6 recordings on 3 pages"
      ),
      (
        FetchSandbox.page(2, of: 3, total: 5),
        "the API announced 5 recordings on 3 pages, and has sent 2 by page 2"
      ),
      (
        FetchSandbox.page(2, of: 3, total: 5, 21),
        "the API announced 5 recordings on 3 pages, and has sent 4 by page 3"
      ),
    ])
  func `what is never whole is no file`(page: String, words: String) async throws {
    defer { folder.sandbox.remove() }
    let server = try FetchSandbox.server { number, _ in number == 2 ? .answer(page) : nil }
    defer { server.close() }
    #expect(
      try await folder.fetch(from: server)
        == "findings: error: API: \(words), 2 times in a row. Try again later.")
    #expect(try server.tree(of: folder) == [".rowhouse-fetch/all/", FetchSandbox.whole[0]])
  }

  @Test func `an interrupt keeps whole pages, and what comes next goes on from there`() async throws
  {
    defer { folder.sandbox.remove() }
    let server = try FetchSandbox.server { _, question in question == 2 ? .silence : nil }
    defer { server.close() }
    let outcome = try await folder.fetch(from: server) { server.questions.count == 2 }
    #expect(outcome == "interrupted: interrupted: run the same command to continue from page 2")
    #expect(try await folder.fetch(from: server) == "5 on 3")
    #expect(server.pages == [1, 2, 2, 3])
    #expect(try server.tree(of: folder) == FetchSandbox.whole)
  }

  @Test func `a wait is interrupted`() async throws {
    defer { folder.sandbox.remove() }
    let server = try LocalServer { _, _ in .answer(503, "") }
    defer { server.close() }
    var retries = FetchSandbox.quick
    retries.wait = .seconds(60)
    retries.longestWait = .seconds(60)
    let outcome = try await folder.fetch(from: server, retries) { !server.questions.isEmpty }
    #expect(outcome == "interrupted: interrupted: nothing was fetched")
  }

  @Test func `pages of another day, and those that were changed, are asked for again`() async throws
  {
    defer { folder.sandbox.remove() }
    let server = try FetchSandbox.server { _, question in
      question == 2 || question == 4 ? .answer(418, "") : nil
    }
    defer { server.close() }
    _ = try await folder.fetch(from: server)
    let page = folder.sandbox("data/.rowhouse-fetch/all/page-1.json")
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSinceNow: -90_000)], ofItemAtPath: page)
    _ = try await folder.fetch(from: server)
    try folder.sandbox.put("{", at: "data/.rowhouse-fetch/all/page-1.json")
    #expect(try await folder.fetch(from: server) == "5 on 3")
    #expect(server.pages == [1, 2, 1, 2, 1, 2, 3])
  }

  @Test func `what is new since a day is beside the rest, until all is fetched again`() async throws
  {
    defer { folder.sandbox.remove() }
    let server = try LocalServer { question, _ in
      guard let day = question.target.firstMatch(of: /since%3A([\d-]+)/)?.1 else {
        return .answer(FetchSandbox.page(1, of: 1, total: 1, 11))
      }
      return day == "2026-11-20"
        ? .answer(FetchSandbox.page(1, of: 1, total: 1, 12))
        : .answer(FetchSandbox.page(1, of: 1, total: 0))
    }
    defer { server.close() }
    #expect(try await folder.fetch(from: server) == "1 on 1")
    #expect(try await folder.fetch(from: server, since: "2026-11-20") == "1 on 1")
    #expect(try await folder.fetch(from: server, since: "2026-11-25") == "0 on 1")
    let both = [
      FetchSandbox.whole[0],
      "recordings-since-2026-11-20.ndjson = " + FetchSandbox.lines(12),
      "recordings.ndjson = " + FetchSandbox.lines(11),
    ]
    #expect(try server.tree(of: folder) == both)
    #expect(try await folder.fetch(from: server) == "1 on 1")
    #expect(try server.tree(of: folder) == [both[0], both[2]])
  }

  @Test func `a folder is of one question`() async throws {
    defer { folder.sandbox.remove() }
    let server = try FetchSandbox.server()
    defer { server.close() }
    #expect(try await folder.fetch(from: server) == "5 on 3")
    #expect(
      try await folder.fetch(from: server, query: "gen:Parus")
        == "usage: error: data belongs to another fetch: \"gen:Turdus\" from API. Use another "
        + "folder."
    )
    try folder.sandbox.remove("data/.rowhouse-fetch")
    #expect(
      try await folder.fetch(from: server)
        == "machine: error: cannot write \"data/recordings.ndjson\": it already exists and is "
        + "not from a fetch. Choose a new folder.")
    #expect(try server.tree(of: folder) == [FetchSandbox.whole[1]])
  }

  @Test func `a folder is of one process`() async throws {
    defer { folder.sandbox.remove() }
    try folder.sandbox.makeFolder("data/.rowhouse-fetch")
    let other = try Folder(FilePath(folder.sandbox("data/.rowhouse-fetch")))
    try other.lock()
    let server = try FetchSandbox.server()
    defer { server.close() }
    #expect(
      try await folder.fetch(from: server)
        == "machine: error: cannot write to \"data\": another fetch is running there. Wait for "
        + "it to finish."
    )
    withExtendedLifetime(other) {}
  }
}
