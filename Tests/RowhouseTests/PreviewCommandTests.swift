import Foundation
import TestSupport
import Testing

/// `rowhouse preview` serves a folder until it is interrupted.
@Suite struct PreviewCommandTests {
  @Test(arguments: [SIGINT, SIGTERM])
  func `a folder is served until that is interrupted`(signal: Int32) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("<p>front", at: "_site/index.html")
      let child = try Child(product: "rowhouse", ["preview", "--port", "0"], in: sandbox.path)
      let line = child.heard()
      let port = try #require(Self.port(in: line))
      #expect(line == "serving _site at http://127.0.0.1:\(port)/ (press Ctrl-C to stop)\n")
      #expect(try WebClient.answer("/", port: port).hasSuffix("\n\n<p>front"))
      // A page that does not come to its end keeps nobody.
      let client = try WebClient(port: port)
      client.send("GET / HT")
      child.signal(signal)
      #expect(child.end() == ("interrupted: the server has stopped\n", 130))
    }
  }

  @Test func `the browser is opened by the system's program for that`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("", at: "site/index.html")
      for name in ["xdg-open", "open"] {
        try sandbox.putScript(
          "#!/bin/sh\necho \"$1\" > \"$OPENED.new\"\nmv \"$OPENED.new\" \"$OPENED\"\n", at: name)
      }
      let script = """
        PATH="$0:$PATH" OPENED="$0/opened"; export PATH OPENED
        exec "$1" preview site --port 0 --open
        """
      let words = ["-c", script, sandbox.path, Child.path(of: "rowhouse")]
      let child = try Child(program: "/bin/sh", words, in: sandbox.path)
      let port = try #require(Self.port(in: child.heard()))
      while sandbox.text(of: "opened") == nil { usleep(1_000) }
      #expect(sandbox.text(of: "opened") == "http://127.0.0.1:\(port)/\n")
      child.signal(SIGINT)
      #expect(child.end().status == 130)
    }
  }

  @Test func `what cannot be served is said`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("", at: "file")
      try sandbox.makeFolder("site")
      let child = try Child(
        product: "rowhouse", ["preview", "site", "--port", "0"], in: sandbox.path)
      let port = try #require(Self.port(in: child.heard()))
      for (words, status, message) in [
        ([], 3, "no folder _site. Build the site first, or pass another folder."),
        (["file"], 3, "no folder file. Build the site first, or pass another folder."),
        (["site", "site"], 2, "too many arguments. preview takes one folder."),
        (
          ["site", "--port", "70000"], 2,
          "invalid value \"70000\" for --port. Use a number from "
            + "0 to 65535."
        ),
        (
          ["site", "--port", "\(port)"], 3,
          "cannot listen on port \(port): address already in use. Choose another port with --port."
        ),
      ] as [([String], Int32, String)] {
        let run = try Child(product: "rowhouse", ["preview"] + words, in: sandbox.path).result()
        #expect(run == ("", "error: \(message)\n", status))
      }
      child.signal(SIGINT)
      _ = child.end()
    }
  }

  static func port(in line: String) -> Int? {
    line.firstMatch(of: /http:\/\/127.0.0.1:(\d+)\//).flatMap { Int($0.1) }
  }
}

/// `--watch` serves what is built, and builds it again when something changes.
@Suite struct WatchCommandTests {
  /// Lends a site that is watched to a test, and what an open page is told of it.
  private func watching(
    _ words: [String], in sandbox: Sandbox,
    _ body: (_ port: Int, _ news: () throws -> News) throws -> Void
  ) throws {
    let words = words + ["--output", "site", "--watch", "--port", "0"]
    try watching(Child(product: "rowhouse", words, in: sandbox.path), body)
  }

  private func watching(
    _ child: Child, _ body: (_ port: Int, _ news: () throws -> News) throws -> Void
  ) throws {
    let port = try #require(PreviewCommandTests.port(in: child.heard()))
    let client = try WebClient(port: port)
    client.send("GET /.rowhouse/news HTTP/1.1\r\nHost: localhost\r\n\r\n")
    let told = { client.heard { $0.contains("data: ") && $0.hasSuffix("}\n\n") } }
    _ = told()
    try body(port) {
      let data = try #require(told().split(separator: "data: ").last)
      return try JSONDecoder().decode(News.self, from: Data(data.utf8))
    }
    child.signal(SIGINT)
    #expect(child.end().status == 130)
  }

  private struct News: Decodable, Equatable {
    let site: Int
    let fault: String?
  }

  @Test func `a table is built again for each change, and what fails is told`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a\none\n", at: "in.csv")
      try watching(["table", "in.csv"], in: sandbox) { port, news in
        #expect(try WebClient.answer("/rows/", port: port).contains(">one<"))
        // In place.
        try Data("a\ntwo\n".utf8).write(to: URL(filePath: sandbox("in.csv")))
        var first = try news()
        while try !WebClient.answer("/rows/", port: port).contains(">two<") { first = try news() }
        #expect(first.fault == nil)
        // By another file that takes its place.
        try sandbox.put("a\nthree\n", at: "new")
        let move = try Child(program: "/bin/mv", ["-f", "new", "in.csv"], in: sandbox.path)
        #expect(move.result().status == 0)
        let second = try news()
        #expect(try WebClient.answer("/rows/", port: port).contains(">three<"))
        #expect(second.site > first.site)

        try sandbox.remove("in.csv")
        let missing = "error: cannot open \"in.csv\": no such file or directory"
        #expect(try news() == News(site: second.site, fault: missing))
        #expect(try WebClient.answer("/rows/", port: port).contains(">three<"))
        try sandbox.put("a\nfour\n", at: "in.csv")
        let third = try news()
        #expect(third.fault == nil && third.site > second.site)
        #expect(try WebClient.answer("/rows/", port: port).contains(">four<"))
      }
      // Nothing of it is left, in the site or beside it.
      #expect(sandbox.text(of: "site/rows/index.html")?.contains("/.rowhouse/") == false)
      let names = try FileManager.default.contentsOfDirectory(atPath: sandbox.path)
      #expect(names.sorted() == ["in.csv", "site"])
      let built = ["table", "in.csv", "--output", "again", "--quiet"]
      #expect(try Child(product: "rowhouse", built, in: sandbox.path).result() == ("", "", 0))
      #expect(try sandbox.tree("site") == sandbox.tree("again"))
    }
  }

  @Test func `files in new folders, words and stylesheets are seen, other files are not`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("a\none\n", at: "data/1.csv")
      try sandbox.put("p { color: red }", at: "looks/a.css")
      let words = ["table", "data", "--theme", "looks", "--report", "report.json"]
      try watching(words, in: sandbox) { port, news in
        try sandbox.put("unrelated", at: "other.csv")
        try sandbox.makeFolder("data/2026")
        try sandbox.put("a\ntwo\n", at: "data/2026/2.csv")
        // A file that is seen before all of it is written is built twice.
        while try !WebClient.answer("/rows/", port: port).contains(">two<") { _ = try news() }
        try sandbox.put("p { color: blue }", at: "looks/b.css")
        let sheet = "/assets/catalogue.css"
        while try !WebClient.answer(sheet, port: port).contains("color: blue") { _ = try news() }
      }
    }
  }

  @Test func `a first build that fails is told, too, and one that is not understood ends it`()
    throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put("a\n\"\n", at: "in.csv")
      try watching(["table", "in.csv"], in: sandbox) { port, news in
        #expect(
          try WebClient.answer("/", port: port).hasPrefix("HTTP/1.1 503 Service Unavailable\n"))
        try sandbox.put("a\none\n", at: "in.csv")
        #expect(try news().fault == nil)
        #expect(try WebClient.answer("/", port: port).hasPrefix("HTTP/1.1 200 OK\n"))
      }
      for (words, message) in [
        (
          ["in.csv", "--output", "s", "--watch", "--sort", "b"],
          "no column named \"b\". The columns are: a"
        ),
        (
          ["-", "--output", "s", "--watch"],
          "--watch can't watch standard input. Save the data to a file first."
        ),
        (
          ["in.csv", "--output", "s", "--open"], "--open works only with --watch. Pass --watch too."
        ),
        (["in.csv", "--watch"], "missing --output DIR (the folder to publish to)"),
      ] {
        let run = try Child(product: "rowhouse", ["table"] + words, in: sandbox.path).result()
        #expect(run == ("", "error: \(message)\n", 2))
      }
    }
  }

  @Test func `a site in Swift is compiled for each change of its package, and then built`() throws {
    try Sandbox.use { sandbox in
      let program = sandbox("package/built/system/debug/KitchenSink")
      try sandbox.put("", at: "package/Package.swift")
      try sandbox.put("let a = 1\n", at: "package/Sources/a.swift")
      try sandbox.makeFolder("package/built/system/debug")
      let copy = [Child.path(of: "KitchenSink"), program]
      #expect(try Child(program: "/bin/cp", copy).result().status == 0)
      // What compiles here notes how it was asked, and objects to a word.
      try sandbox.putScript(
        "#!/bin/sh\necho \"$*\" > \"$ROOT/asked\"\n! grep -n broken \"$ROOT/package/Sources/a.swift\"\n",
        at: "swift")
      let script = """
        cd "$0/package"; PATH="$0:$PATH" ROOT="$0"; export PATH ROOT
        exec built/system/debug/KitchenSink watch --output site --port 0
        """
      let child = try Child(program: "/bin/sh", ["-c", script, sandbox.path])
      try watching(child) { port, news in
        #expect(
          sandbox.text(of: "asked")
            == """
            build --quiet --package-path \(sandbox("package")) --scratch-path \
            \(sandbox("package/built")) --configuration debug --product KitchenSink

            """)
        #expect(try WebClient.answer("/page.html", port: port).hasPrefix("HTTP/1.1 200 OK\n"))
        try sandbox.put("let a = broken\n", at: "package/Sources/a.swift")
        var fault = try news().fault
        while fault == nil { fault = try news().fault }
        #expect(fault == "1:let a = broken")
        #expect(try WebClient.answer("/page.html", port: port).hasPrefix("HTTP/1.1 200 OK\n"))
        try sandbox.put("let a = 2\n", at: "package/Sources/a.swift")
        #expect(try news().fault == nil)
      }
      let alone = try Child(product: "rowhouse", ["watch"]).result()
      #expect(
        alone.error.hasPrefix("error: unknown command \"watch\"") && alone.status == 2)
    }
  }
}
