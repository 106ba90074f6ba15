import Foundation
import Records
import TestSupport
import Testing

@testable import Recordings

@testable import Commands

/// A folder to fetch into, and what is fetched by a program in this process that waits for nobody.
struct FetchSandbox {
  let sandbox: Sandbox

  static let key = "0123456789abcdef0123456789abcdef01234567"
  static let path = "/api/3/recordings"

  /// How quickly a test gives up.
  static let quick = RetryPolicy(
    pause: .zero, wait: .milliseconds(1), longestWait: .milliseconds(4),
    longestAsked: .milliseconds(500), timeout: 20, longestAnswer: 20, tries: 3, rounds: 2)

  init() throws { sandbox = try Sandbox() }

  /// Fetches; what is wrong is its exit status and its words.
  ///
  /// Of the server its words tell as of `API`.
  func fetch(
    from server: LocalServer, query: String = "gen:Turdus", since: String? = nil,
    _ retries: RetryPolicy = Self.quick, isInterrupted: @escaping @Sendable () -> Bool = { false }
  ) async throws -> String {
    let address = server.address(Self.path)
    let api = try #require(FetchAddress(address))
    let key = try #require(FetchKey(Array(Self.key.utf8)))
    var console = Console()
    console.isQuiet = true
    let query = try RecordingQuery(query, since: since)
    do {
      var fetch = Fetch(
        query: query, curl: Curl(api: api, key: key, retries: retries),
        folder: try FetchFolder(sandbox("data"), for: query, at: api), console: console,
        isInterrupted: isInterrupted)
      let whole = try await fetch.run()
      return "\(whole.recordings) on \(whole.pages)"
    } catch {
      let failure = CommandFailure(error)
      return "\(failure.status): \(failure)".replacing(address, with: "API")
        .replacing(sandbox("data"), with: "data")
    }
  }

  /// What is in the folder.
  func tree() throws -> [String] { try sandbox.tree("data") }

  /// The text that is there once a page with these recordings has come.
  static func lines(_ numbers: Int...) -> String {
    numbers.map { "{\"id\":\"\($0)\",\"gen\":\"Turdus\"}\n" }.joined()
  }

  /// A page as the API answers with.
  static func page(_ page: Int, of count: Int, total: Int, _ numbers: Int...) -> String {
    let recordings = numbers.map {
      "    {\n      \"id\": \"\($0)\",\n      \"gen\": \"Turdus\"\n    }"
    }
    return """
      {
        "numRecordings": "\(total)", "numSpecies": "1", "page": \(page), "numPages": \(count),
        "recordings": [
      \(recordings.joined(separator: ",\n"))
        ]
      }
      """
  }

  /// The number of the page that is asked for.
  static func page(in target: String) -> Int {
    target.firstMatch(of: /&page=(\d+)&/).flatMap { Int($0.1) } ?? 0
  }

  /// A server that has five recordings on three pages, unless something else is answered.
  static func server(
    _ reply: @escaping @Sendable (_ page: Int, _ question: Int) -> LocalServer.Reply? = { _, _ in
      nil
    }
  ) throws -> LocalServer {
    try LocalServer { question, number in
      let page = page(in: question.target)
      if let reply = reply(page, number) { return reply }
      switch page {
      case 1: return .answer(Self.page(1, of: 3, total: 5, 11, 12))
      case 2: return .answer(Self.page(2, of: 3, total: 5, 21, 22))
      case 3: return .answer(Self.page(3, of: 3, total: 5, 31))
      default: return .answer(404, "<html></html>")
      }
    }
  }

  /// What the folder has when all of that has come.
  static let whole = [
    ".rowhouse-fetch/query = gen:Turdus\nAPI\n",
    "recordings.ndjson = " + lines(11, 12, 21, 22, 31),
  ]
}

extension LocalServer {
  /// The pages that were asked for, in order.
  var pages: [Int] { questions.map { FetchSandbox.page(in: $0.target) } }

  /// What a folder has, with this server called `API`.
  func tree(of sandbox: FetchSandbox) throws -> [String] {
    try sandbox.tree().map { $0.replacing(address(FetchSandbox.path), with: "API") }
  }
}
