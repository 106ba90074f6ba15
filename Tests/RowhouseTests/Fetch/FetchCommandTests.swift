import Foundation
import TestSupport
import Testing

@testable import Recordings

@testable import Commands

/// The command `fetch`, from the outside.
@Suite struct FetchCommandTests {
  private typealias Run = (output: String, error: String, status: Int32)

  private let sandbox: Sandbox

  init() throws { sandbox = try Sandbox() }

  /// Fetches with a key that only the user can read.
  private func fetch(from server: LocalServer, _ words: String...) throws -> Child {
    try sandbox.put(FetchSandbox.key + "\n", at: "key")
    sandbox.setPermissions(0o600, of: "key")
    let usual = [
      "fetch", "--query", "gen:Turdus", "--output", "data", "--key-file", "key", "--api",
      server.address(FetchSandbox.path),
    ]
    return try Child(product: "rowhouse", usual + words, in: sandbox.path)
  }

  @Test func `what is fetched is read as it is`() throws {
    defer { sandbox.remove() }
    let server = try LocalServer { _, _ in
      .answer(FetchSandbox.page(1, of: 1, total: 2, 11, 12))
    }
    defer { server.close() }
    #expect(
      try fetch(from: server).result()
        == ("fetched 2 recordings into data/recordings.ndjson\n", "", 0))
    let site = try Child(
      product: "rowhouse", ["recordings", "data", "--output", "site", "--strict"], in: sandbox.path
    ).result()
    #expect(site.output.hasPrefix("2 recordings on "))
    #expect(site.status == 0)
  }

  @Test func `Ctrl-C keeps what has come, and the same command goes on from there`() throws {
    defer { sandbox.remove() }
    let server = try FetchSandbox.server { _, question in question == 2 ? .silence : nil }
    defer { server.close() }
    let first = try fetch(from: server)
    #expect(server.hearsAnother() && server.hearsAnother())
    first.signal(SIGINT)
    #expect(
      first.result() == ("", "interrupted: run the same command to continue from page 2\n", 130))
    let second = try fetch(from: server).result()
    #expect(second.output == "fetched 5 recordings into data/recordings.ndjson\n")
    #expect(second.error == "note: continuing from page 2 of 3\n")
    #expect(server.pages == [1, 2, 2, 3])
    // From the beginning of one question to that of the next.
    let times = server.questions.map(\.time)
    #expect(times[2].duration(to: times[3]) >= .milliseconds(950))
  }

  @Test func `of nothing there is no file, which is an error unless it may be so`() throws {
    defer { sandbox.remove() }
    let server = try LocalServer { _, _ in .answer(FetchSandbox.page(1, of: 1, total: 0)) }
    defer { server.close() }
    #expect(
      try fetch(from: server).result()
        == ("", "error: no recordings match \"gen:Turdus\". Change the --query.\n", 1))
    #expect(
      try fetch(from: server, "--since", "2026-11-20").result()
        == ("no new recordings since 2026-11-20\n", "", 0))
    #expect(try sandbox.tree("data").map { $0.prefix { $0 != " " } } == [".rowhouse-fetch/query"])
  }

  @Test func `a key comes from the environment, and is seen nowhere`() throws {
    defer { sandbox.remove() }
    let seen = KeySearch()
    let server = try LocalServer { _, _ in
      seen.look()
      return .answer(FetchSandbox.page(1, of: 1, total: 1, 11))
    }
    defer { server.close() }
    try sandbox.put(FetchSandbox.key, at: "key")
    let words = [
      Child.path(of: "rowhouse"), "fetch", "--query", "gen:Turdus", "--output", "data", "--api",
      server.address(FetchSandbox.path),
    ]
    let script = "XENO_CANTO_KEY=$(cat key) exec \"$0\" \"$@\""
    #expect(
      try Child(program: "/bin/sh", ["-c", script] + words, in: sandbox.path).result()
        == ("fetched 1 recording into data/recordings.ndjson\n", "", 0))
    #expect(server.questions.allSatisfy { $0.target.hasSuffix("&key=\(FetchSandbox.key)") })
    #expect(seen.found == [])
    #if os(Linux)
      #expect(seen.curls > 0)
    #endif
    #expect(try sandbox.tree("data").allSatisfy { !$0.contains(FetchSandbox.key) })
  }

  @Test func `of a file with a key that others can read there is a warning`() throws {
    defer { sandbox.remove() }
    let server = try LocalServer { _, _ in
      .answer(FetchSandbox.page(1, of: 1, total: 1, 11))
    }
    defer { server.close() }
    try sandbox.put(FetchSandbox.key, at: "my key")
    sandbox.setPermissions(0o644, of: "my key")
    let words = [
      "fetch", "--query", "gen:Turdus", "--output", "data", "--api",
      server.address(FetchSandbox.path), "--key-file", "my key",
    ]
    #expect(
      try Child(product: "rowhouse", words, in: sandbox.path).result()
        == (
          "fetched 1 recording into data/recordings.ndjson\n",
          "warning: other users can read my key. Run: chmod 600 'my key'\n", 0
        ))
    #expect(server.questions.map { $0.target.hasSuffix("&key=\(FetchSandbox.key)") } == [true])
  }

  @Test func `without curl it says so`() throws {
    defer { sandbox.remove() }
    try sandbox.put(FetchSandbox.key, at: "key")
    sandbox.setPermissions(0o600, of: "key")
    let words = [
      "PATH=/nonexistent", Child.path(of: "rowhouse"), "fetch", "--query", "gen:Turdus", "--output",
      "data", "--key-file", "key",
    ]
    #expect(
      try Child(program: "/usr/bin/env", words, in: sandbox.path).result()
        == (
          "",
          "error: cannot start \"curl\": no such file or directory. Install curl, which fetch "
            + "needs.\n", 3
        ))
  }

  @Test(
    arguments: [
      (
        [],
        "error: missing --query. Usage: fetch --query 'gen:Turdus cnt:Sweden' --output DIR"
      ),
      (["--query", "gen:Turdus"], "error: missing --output DIR (the folder for the recordings)"),
      (
        ["--query", " ", "--output", "a"],
        "error: --query is blank. Pass a query such as "
          + "gen:Turdus."
      ),
      (
        ["--query", "gen:Turdus", "--output", "a", "--since", "yesterday"],
        "error: invalid value \"yesterday\" for --since. Use a date such as 2026-11-22."
      ),
      (
        ["--query", "since:7", "--output", "a", "--since", "2026-11-22"],
        "error: --query already has since:. Remove it, or leave out --since."
      ),
      (
        ["--query", "gen:Turdus", "--output", "a", "--api", "http://a.example/"],
        "error: invalid value \"http://a.example/\" for --api. Use an https URL without a "
          + "query, such as "
          + "https://xeno-canto.org/api/3/recordings, or http to 127.0.0.1."
      ),
      (
        ["--query", "gen:Turdus", "--output", "a"],
        "error: missing API key. Get one at https://xeno-canto.org/account, and set "
          + "XENO_CANTO_KEY or pass --key-file FILE."
      ),
      (
        ["--query", "gen:Turdus", "--output", "a", "--key-file", "/dev/null/key"],
        "error: cannot open \"/dev/null/key\": not a directory"
      ),
    ])
  func `what cannot be fetched is said, and nothing is made`(words: [String], message: String)
    throws
  {
    defer { sandbox.remove() }
    let command = ["-u", "XENO_CANTO_KEY", Child.path(of: "rowhouse"), "fetch"] + words
    let run = try Child(program: "/usr/bin/env", command, in: sandbox.path).result()
    #expect(run.error == message + "\n")
    #expect(run.status == (words.last == "/dev/null/key" ? 3 : 2))
    #expect(try sandbox.tree() == [])
  }

  @Test func `a file without a key is named, and what is in it is not`() throws {
    defer { sandbox.remove() }
    try sandbox.put("two words", at: "key")
    sandbox.setPermissions(0o600, of: "key")
    let words = ["fetch", "--query", "gen:Turdus", "--output", "a", "--key-file", "key"]
    #expect(
      try Child(product: "rowhouse", words, in: sandbox.path).result()
        == ("", "error: key contains no key. Expected one word in ASCII.\n", 2))
  }
}

/// What takes seconds, since it waits as the command does.
@Suite struct SlowFetchCommandTests {
  @Test func `each wait is said, and so is the end of them`() throws {
    try Sandbox.use { sandbox in
      let server = try LocalServer { _, question in
        question < 3
          ? .answer(503, "", "Retry-After: 1") : .answer(FetchSandbox.page(1, of: 1, total: 1, 11))
      }
      defer { server.close() }
      try sandbox.put(FetchSandbox.key, at: "key")
      sandbox.setPermissions(0o600, of: "key")
      let words = [
        "fetch", "--query", "gen:Turdus", "--output", "data", "--key-file", "key", "--api",
        server.address(FetchSandbox.path),
      ]
      #expect(
        try Child(product: "rowhouse", words, in: sandbox.path).result()
          == (
            "fetched 1 recording into data/recordings.ndjson\n",
            """
            note: the server returned status 503, and asks to wait 1 s; retrying in 2 s
            note: the server returned status 503, and asks to wait 1 s; retrying in 4 s

            """, 0
          ))
    }
  }

  @Test func `a server that says nothing is not waited for longer than that`() async throws {
    let folder = try FetchSandbox()
    defer { folder.sandbox.remove() }
    let server = try LocalServer { _, _ in .silence }
    defer { server.close() }
    var retries = FetchSandbox.quick
    retries.timeout = 1
    let outcome = try await folder.fetch(from: server, retries)
    #expect(
      outcome.hasPrefix(
        "machine: error: API: Operation too slow. Less than 1 bytes/sec transferred the last 1 seconds"
      ))
    #expect(server.pages == [1, 1, 1])
  }

  @Test func `an answer without an end is cut`() async throws {
    let folder = try FetchSandbox()
    defer { folder.sandbox.remove() }
    let endless = "HTTP/1.1 200 OK\r\n\r\n" + String(repeating: " ", count: 70 << 20)
    let server = try LocalServer { _, _ in .raw(endless) }
    defer { server.close() }
    #expect(
      try await folder.fetch(from: server)
        == "findings: error: API: the response has more than 64 MB. Narrow the --query.")
  }
}
