import Files
import Foundation
import Synchronization
import TestSupport
import Testing

@testable import Serving

/// What a client sees of a served folder.
@Suite struct ServerTests {
  /// Lends a server of a folder to a test.
  private func serving(
    _ files: [String: String], live: LivePages? = nil, atMost count: Int? = nil,
    by clock: (@Sendable () -> Duration)? = nil, _ body: (Sandbox, _ port: Int) throws -> Void
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("site")
      for (file, text) in files { try sandbox.put(text, at: "site/\(file)") }
      let server = try Server(of: FilePath(sandbox("site")), port: 0, live: live, atMost: count)
      let isStopped = Flag()
      Threads.run { try? server.run(by: clock) { isStopped.value.load(ordering: .relaxed) } }
      defer { isStopped.value.store(true, ordering: .relaxed) }
      try body(sandbox, try #require(Int(server.address.split(separator: ":")[2].dropLast())))
    }
  }

  private final class Flag: Sendable { let value = Atomic(false) }
  private final class Count: Sendable { let value = Atomic(0) }

  private static let always =
    "X-Content-Type-Options: nosniff\nCross-Origin-Resource-Policy: same-origin\n"
    + "Content-Security-Policy: frame-ancestors 'none'\nX-Frame-Options: DENY\n"

  private static func whole(_ type: String, _ text: String) -> String {
    """
    HTTP/1.1 200 OK
    Content-Type: \(type)
    Cache-Control: no-cache
    Accept-Ranges: bytes
    Content-Length: \(text.utf8.count)
    \(always)Connection: close

    \(text)
    """
  }

  private static func own(_ status: Status, _ words: String, _ field: String = "") -> String {
    let reason = status.reason
    let page = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(reason)</title></head>
      <body><h1>\(reason)</h1><p>\(words)</p></body></html>

      """
    return """
      HTTP/1.1 \(status.rawValue) \(reason)
      Content-Type: text/html; charset=utf-8
      \(field)Content-Length: \(page.utf8.count)
      \(always)Connection: close

      \(page)
      """
  }

  @Test func `files are what paths name`() throws {
    let files = ["index.html": "<p>front", "a b/index.html": "<p>b", "x.JS": "1;", "data": "?"]
    try serving(files) { _, port in
      let html = "text/html; charset=utf-8"
      for (path, answer) in [
        ("/", Self.whole(html, "<p>front")),
        ("/?q=1", Self.whole(html, "<p>front")),
        ("/a%20b/", Self.whole(html, "<p>b")),
        ("/x.JS", Self.whole("text/javascript; charset=utf-8", "1;")),
        ("/data", Self.whole("application/octet-stream", "?")),
        ("/a%20b?q", Self.own(.moved, "Moved to /a%20b/?q", "Location: /a%20b/?q\n")),
        ("/<b>", Self.own(.notFound, "Nothing at /&lt;b>.")),
      ] {
        let found = try WebClient.answer(path, port: port)
        #expect(found == answer)
      }
    }
  }

  @Test func `what is not there is 404 with the site's own page`() throws {
    try serving(["404.html": "<p>gone"]) { sandbox, port in
      #expect(
        try WebClient.answer("/x", port: port) == """
          HTTP/1.1 404 Not Found
          Content-Type: text/html; charset=utf-8
          Cache-Control: no-cache
          Content-Length: 7
          \(Self.always)Connection: close

          <p>gone
          """)
      try sandbox.remove("site")
      #expect(
        try WebClient.answer("/x", port: port)
          == Self.own(.unavailable, "No site in \(sandbox("site")) yet."))
    }
  }

  @Test(
    arguments: [
      "/../secret", "/%2e%2e/secret", "/..%2fsecret", "/a/../../secret", "/a/%2E./%2e%2e/secret",
      "/%2fetc/passwd", "//etc/passwd", "/./a/x", "/a//x", "/link", "/out/secret", "/a/x/",
      "/a/x%00", "/a%00/x", "/.hidden", "/.git/config", "/%2egit/config", "/pipe", "/a/x%",
      "/\(String(repeating: "a", count: 300))",
    ])
  func `nothing outside is reached, and nothing that is hidden`(path: String) throws {
    try serving(["a/x": "x", ".hidden": "x", ".git/config": "x"]) { sandbox, port in
      try sandbox.put("secret", at: "secret")
      try sandbox.makeLink(at: "site/link", to: "../secret")
      try sandbox.makeLink(at: "site/out", to: "..")
      sandbox.makePipe(at: "site/pipe")
      let answer = try WebClient.answer(path, port: port)
      #expect(answer == Self.own(.notFound, "Nothing at \(path)."))
    }
  }

  @Test func `a client that has a file is not sent it again`() throws {
    try serving(["a.ogg": "0123456789"]) { _, port in
      let client = try WebClient(port: port)
      client.send("HEAD /a.ogg HTTP/1.0\r\n\r\n")
      let head = client.heard()
      let tag = try #require(head.firstMatch(of: /ETag: (".+")/)?.1)
      let date = try #require(head.firstMatch(of: /Last-Modified: (.+ GMT)/)?.1)
      #expect(try date.wholeMatch(of: Regex(#"\w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d GMT"#)) != nil)
      let known = """
        HTTP/1.1 304 Not Modified
        Content-Type: audio/ogg
        Cache-Control: no-cache
        Accept-Ranges: bytes
        \(Self.always)Connection: close


        """
      for field in [
        "If-None-Match: \(tag)", "If-None-Match: \"x\", W/\(tag)", "If-None-Match: *",
        "If-Modified-Since: \(date)",
      ] {
        #expect(try WebClient.answer("/a.ogg", port: port, field) == known)
      }
      let whole = Self.whole("audio/ogg", "0123456789")
      for fields in [
        ["If-None-Match: \"x\"", "If-Modified-Since: \(date)"], ["If-Modified-Since: yesterday"],
        ["Range: bytes=2-4", "If-Range: \"x\""], ["Range: bytes=2-4,6-7"],
      ] {
        let lines = fields.joined(separator: "\r\n")
        #expect(try WebClient.answer("/a.ogg", port: port, lines) == whole)
      }
      let part = """
        HTTP/1.1 206 Partial Content
        Content-Type: audio/ogg
        Cache-Control: no-cache
        Accept-Ranges: bytes
        Content-Range: bytes 2-4/10
        Content-Length: 3
        \(Self.always)Connection: close

        234
        """
      for field in ["Range: bytes=2-4", "Range: bytes=2-4\r\nIf-Range: \(tag)"] {
        #expect(try WebClient.answer("/a.ogg", port: port, field) == part)
      }
      #expect(
        try WebClient.answer("/a.ogg", port: port, "Range: bytes=10-")
          == Self.own(.badRange, "The file has 10 bytes.", "Content-Range: bytes */10\n"))
    }
  }

  @Test func `requests that come at once are answered in their order on one connection`() throws {
    let large = String(repeating: "x", count: 3_000_000)
    try serving(["a.txt": "aaa", "b.txt": "bbbb", "large": large]) { _, port in
      let client = try WebClient(port: port)
      let host = "HTTP/1.1\r\nHost: 127.0.0.1\r\n"
      client.send("GET /a.txt \(host)\r\nHEAD /b.txt \(host)\r\nPOST /a.txt \(host)\r\n")
      client.send("GET /large \(host)\r\nGET /a.txt \(host)")
      client.send("\r\nGET /b.txt \(host)Connection: close\r\n\r\n")
      let answer = client.heard().replacingOccurrences(of: large, with: "[large]")
      let answers = WebClient.settled(answer).split(separator: "HTTP/1.1 ").map { answer in
        (answer.prefix(3), answer.split(separator: "\n\n", omittingEmptySubsequences: false).last)
      }
      #expect(answers.map(\.0) == ["200", "200", "405", "200", "200", "200"])
      let bodies = answers.map { $0.1.map { $0.hasPrefix("<!DOCTYPE") ? "page" : $0 } }
      #expect(bodies == ["aaa", "", "page", "[large]", "aaa", "bbbb"])
      #expect(
        answer.matches(of: /Content-Length: (\d+)/).map(\.1)
          == ["3", "4", "188", "3000000", "3", "4"])
    }
  }

  @Test func `slow clients keep nobody out`() throws {
    try serving(["index.html": "<p>front"]) { _, port in
      // More than there is room for, each with half a request.
      var slow: [WebClient] = []
      for _ in 0..<450 {
        slow.append(try WebClient(port: port))
        slow.last?.send("GET / HTTP/1.1\r\nX-")
      }
      for _ in 0..<20 {
        #expect(try WebClient.answer("/", port: port).hasSuffix("\n\n<p>front"))
      }
      // The last of them have their place still.
      slow.last?.send("Slow: yes\r\nHost: localhost\r\nConnection: close\r\n\r\n")
      #expect(slow.last?.heard().hasSuffix("\r\n\r\n<p>front") == true)
    }
  }

  @Test func `clients that read nothing of an answer make room, while time stands still`() throws {
    let large = String(repeating: "x", count: 4_000_000)
    try serving(["index.html": "<p>front", "large": large], atMost: 3, by: { .zero }) { _, port in
      var deaf: [WebClient] = []
      for _ in 0..<8 {
        deaf.append(try WebClient(port: port))
        deaf.last?.send("GET /large HTTP/1.1\r\nHost: localhost\r\n\r\n")
      }
      for _ in 0..<5 {
        #expect(try WebClient.answer("/", port: port).hasSuffix("\n\n<p>front"))
      }
    }
  }

  @Test func `a client that goes on keeps its place before one that has stopped`() throws {
    let large = String(repeating: "x", count: 24_000_000)
    let time = Count()
    let clock: @Sendable () -> Duration = { .seconds(time.value.load(ordering: .relaxed)) }
    try serving(["a": "a", "large": large], atMost: 2, by: clock) { _, port in
      let (slow, deaf) = (try WebClient(port: port), try WebClient(port: port))
      for client in [slow, deaf] {
        client.send("GET /large HTTP/1.0\r\n\r\n")
        // Not within the macro: Swift 6.3.1 takes its closure for the one below.
        let answer = client.heard { !$0.isEmpty }
        #expect(answer.hasPrefix("HTTP/1.1 200"))
      }
      // More than the system keeps between the two: the other has got all that it ever will.
      var count = slow.heard { $0.utf8.count > 8_000_000 }.utf8.count
      time.value.store(20, ordering: .relaxed)
      count += slow.heard { $0.utf8.count > 8_000_000 }.utf8.count
      #expect(try WebClient.answer("/a", port: port).hasSuffix("\n\na"))
      count += slow.heard().utf8.count
      #expect(count > 23_900_000)
    }
  }

  @Test func `a page gets its script before its end, or at its end, however large it is`() throws {
    let live = try LivePages(script: [])
    let text = String(repeating: "<p>x</p>", count: 40_000)
    let pages = ["a.html": "<body>\(text)</body></html>", "b.html": text, "c.html": ""]
    try serving(pages, live: live) { _, port in
      let script = "<script src=\"/.rowhouse/watch.js?site=\(live.latest.site)\"></script>"
      for (path, page) in [
        ("/a.html", "<body>\(text)\(script)</body></html>"), ("/b.html", text + script),
        ("/c.html", script),
      ] {
        let answer = try WebClient.answer(path, port: port)
        #expect(answer.hasSuffix("\n\n\(page)"))
        #expect(answer.contains("Content-Length: \(page.utf8.count)\n"))
        let client = try WebClient(port: port)
        client.send("HEAD \(path) HTTP/1.0\r\n\r\n")
        #expect(client.heard().hasSuffix("\r\n\r\n"))
      }
    }
  }

  @Test func `pages that wait for news keep nobody out`() throws {
    let live = try LivePages(script: [])
    try serving(["a.txt": "a"], live: live) { _, port in
      var pages: [WebClient] = []
      for _ in 0..<420 {
        pages.append(try WebClient(port: port))
        pages.last?.send("GET /.rowhouse/news HTTP/1.1\r\nHost: localhost\r\n\r\n")
        _ = pages.last?.heard { $0.hasSuffix("}\n\n") }
      }
      #expect(try WebClient.answer("/a.txt", port: port).hasSuffix("\n\na"))
      live.announceFault("x")
      #expect(pages.last?.heard { $0.hasSuffix("}\n\n") }.contains("\"fault\":\"x\"") == true)
    }
  }

  @Test func `200 clients are served at once`() throws {
    let text = String(repeating: "x", count: 20_000)
    try serving(["x.txt": text]) { _, port in
      let clients = try (0..<200).map { _ in try WebClient(port: port) }
      for client in clients { client.send("GET /x.txt HTTP/1.0\r\n\r\n") }
      for client in clients.reversed() { #expect(client.heard().hasSuffix("\r\n\r\n\(text)")) }
    }
  }

  @Test func `what is no request is said and ends the connection`() throws {
    try serving([:]) { _, port in
      let client = try WebClient(port: port)
      client.send("GET / HTTP/1.1\r\nHost: example.org\r\n\r\nGET / HTTP/1.1\r\n")
      #expect(WebClient.settled(client.heard()) == Self.own(.forbidden, ""))
      let long = try WebClient(port: port)
      long.send("GET / HTTP/1.1\r\nX: \(String(repeating: "x", count: 100_000))")
      #expect(WebClient.settled(long.heard()) == Self.own(.headTooLarge, ""))
    }
  }

  @Test func `while sites take each other's place each answer is of one of them`() throws {
    try serving(["a/b/page.html": "old"]) { sandbox, port in
      let (isStopped, path) = (Flag(), sandbox.path)
      let count = Count()
      Threads.run {
        // As a store does it: the other folder is filled, takes the place, and the old one is emptied.
        let parent = try? Folder(FilePath(path))
        while !isStopped.value.load(ordering: .relaxed), let parent {
          count.value.add(1, ordering: .relaxed)
          _ = try? parent.makeFolders(above: "next/a/b/page.html")
          _ = try? parent.write([0x6E, 0x65, 0x77].span, to: "next/a/b/page.html")
          try? parent.exchange("next", with: "site", of: parent)
          try? FileManager.default.removeItem(atPath: "\(path)/next")
        }
        isStopped.value.store(false, ordering: .relaxed)
      }
      // Until the sites have taken each other's place some times, which a busy disk delays.
      for number in 0... {
        if number >= 60, count.value.load(ordering: .relaxed) > 10 { break }
        let answer = try WebClient.answer("/a/b/page.html", port: port)
        #expect(answer.hasSuffix("\n\nnew") || answer.hasSuffix("\n\nold"), "\(answer)")
      }
      isStopped.value.store(true, ordering: .relaxed)
      while isStopped.value.load(ordering: .relaxed) { usleep(1_000) }
    }
  }

  @Test func `pages get a script and news, and other files do not`() throws {
    let live = try LivePages(script: Array("go();".utf8))
    let page = "<html><body><p>a</p></body></html>"
    try serving(["index.html": page, "bare.html": "b", "a.txt": page], live: live) { _, port in
      let first = live.latest.site
      let script = "<script src=\"/.rowhouse/watch.js?site=\(first)\"></script>"
      let answer = { (text: String) in
        """
        HTTP/1.1 200 OK
        Content-Type: text/html; charset=utf-8
        Cache-Control: no-store
        Content-Length: \(text.utf8.count)
        \(Self.always)Connection: close

        \(text)
        """
      }
      #expect(
        try WebClient.answer("/", port: port)
          == answer("<html><body><p>a</p>\(script)</body></html>"))
      #expect(try WebClient.answer("/bare.html", port: port) == answer("b\(script)"))
      #expect(
        try WebClient.answer("/a.txt", port: port) == Self.whole("text/plain; charset=utf-8", page))
      #expect(try WebClient.answer("/none", port: port).contains(script))
      #expect(
        try WebClient.answer("/.rowhouse/watch.js?site=1", port: port).hasSuffix("\n\ngo();"))

      let client = try WebClient(port: port)
      client.send("GET /.rowhouse/news HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let next = { client.heard { $0.hasSuffix("}\n\n") } }
      #expect(
        WebClient.settled(next()) == """
          HTTP/1.1 200 OK
          Content-Type: text/event-stream
          Cache-Control: no-store
          \(Self.always)Connection: close

          data: {"site":\(first)}


          """)
      live.announceFault("a \"fault\"\nof two lines")
      #expect(
        next() == "data: {\"site\":\(first),\"fault\":\"a \\\"fault\\\"\\nof two lines\"}\n\n")
      live.announceFix()
      #expect(next() == "data: {\"site\":\(first)}\n\n")
      live.announceSite()
      #expect(next() == "data: {\"site\":\(live.latest.site)}\n\n" && live.latest.site > first)
    }
  }
}
