import Files
import Foundation
import Commands
import TestSupport
import Testing

@testable import Recordings
@testable import ToolCommands

/// What the commands do to files and folders around the site, and what signals do to them.
@Suite struct FileCommandTests {
  private func run(
    _ sandbox: Sandbox, _ words: String...
  ) throws -> (output: String, error: String, status: Int32) {
    try Child(product: "rowhouse", words, in: sandbox.path).result()
  }

  @Test func `a site below an input is not read, and read where it is named`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"[{"id": "1", "en": "Robin"}, {"id": "2"}]"#, at: "data/in.json")
      let words = ["recordings", "data", "--output", "data/site", "--exports"]
      _ = try Child(product: "rowhouse", words, in: sandbox.path).result()
      #expect(sandbox.text(of: "data/site/recordings/index.json")?.contains("Robin") == true)
      try sandbox.put(#"[{"id": "1", "en": "Wren"}]"#, at: "data/in.json")
      let again = try Child(product: "rowhouse", words, in: sandbox.path).result()
      #expect(
        again.error
          == "note: skipped data/site, a site that rowhouse published. Pass its path to read it.\n")
      #expect(again.status == 0)
      #expect(sandbox.text(of: "data/site/recordings/index.json")?.contains("Wren") == true)
      let twice = try run(sandbox, "recordings", "data", "./data", "--output", "twice")
      #expect(twice.error.contains("note: skipped data/site, a site that rowhouse published."))
      let both = try run(sandbox, "recordings", "data", "data/site", "--output", "both")
      #expect(!both.error.contains("note: "))
      try sandbox.remove("twice")
      try sandbox.remove("both")
      let quiet = try run(sandbox, "recordings", "data", "--output", "other", "--quiet")
      #expect(quiet.error == "" && quiet.status == 0)
      let named = try run(sandbox, "table", "data/site/recordings/index.csv", "--output", "table")
      #expect(named.error == "")
      // Its exports are the same twice, and read once.
      let folder = try run(sandbox, "recordings", "data/site", "--output", "named", "--strict")
      #expect(folder.output.hasPrefix("1 recording on "))
      #expect(folder.error == "")
      let whole = words + ["--download"]
      #expect(try Child(product: "rowhouse", whole, in: sandbox.path).result().status == 0)
      let downloads = try run(sandbox, "recordings", "data/site", "--output", "named", "--strict")
      #expect(downloads.output.hasPrefix("1 recording on "))
      let several = try run(sandbox, "recordings", ".", "--output", "named")
      #expect(
        several.error.hasPrefix(
          "note: skipped 4 sites that rowhouse published, such as ./data/site. Pass a path to "
            + "read one.\n"))
    }
  }

  @Test(
    arguments: [
      ("data", "data"), ("data", "./data/"), ("link", "data"), ("data", "link"),
      ("data/in.json", "data/in.json"),
    ])
  func `an output that is an input is refused`(input: String, output: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"[{"id": "1"}]"#, at: "data/in.json")
      try sandbox.makeLink(at: "link", to: "data")
      for verb in ["recordings", "table"] {
        let run = try run(sandbox, verb, input, "--output", output)
        #expect(
          run.error
            == "error: --output \(output) is the input \(input). Use another folder.\n")
        #expect(run.status == 2)
      }
      #expect(try sandbox.tree() == [#"data/in.json = [{"id": "1"}]"#, "link -> data"])
    }
  }

  @Test(
    arguments: [
      ("out/recordings/index.json", "out"), ("out/recordings", "out"), ("link", "out"),
      ("out/recordings/index.csv", "site"), ("link/index.json", "./out/"),
      ("out/recordings/foreign.csv", "out"),
    ])
  func `an output that holds an input is refused, and stays`(input: String, output: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put(#"[{"id": "1"}]"#, at: "in.json")
      let first = try run(sandbox, "recordings", "in.json", "--output", "out", "--exports")
      #expect(first.status == 0)
      try sandbox.put("id\n1\n", at: "out/recordings/foreign.csv")
      try sandbox.makeLink(at: "link", to: "out/recordings")
      try sandbox.makeLink(at: "site", to: "out")
      let before = try sandbox.tree()
      for verb in ["recordings", "table"] {
        let run = try run(sandbox, verb, input, "--output", output)
        #expect(
          run.error
            == "error: --output \(output) contains the input \(input). Use another folder.\n")
        #expect(run.status == 2)
      }
      #expect(try sandbox.tree() == before)
    }
  }

  @Test(
    arguments: [
      ("folder", "it is a folder"), ("pipe", "no program reads from it. Start the reader first."),
    ])
  func `a report that cannot be written is found before anything is published`(
    report: String, reason: String
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("n\n1\n", at: "in.csv")
      try sandbox.makeFolder("folder")
      sandbox.makePipe(at: "pipe")
      let run = try run(sandbox, "table", "in.csv", "--output", "out", "--report", report)
      #expect(run.error == "error: --report \(report): cannot write \"\(report)\": \(reason)\n")
      #expect(run.status == 3)
      #expect(sandbox.text(of: "out/index.html") == nil)
    }
  }

  #if os(Linux)
    @Test func `so is one on a device that is full`() throws {
      try Sandbox.use { sandbox in
        try sandbox.put("n\n1\n", at: "in.csv")
        let run = try run(
          sandbox, "table", "in.csv", "--output", "out", "--report", "/dev/full", "--quiet")
        #expect(
          run.error
            == "error: --report /dev/full: cannot write \"/dev/full\": no space left on device\n")
        #expect(run.status == 3)
        #expect(try sandbox.tree() == ["in.csv = n\n1\n"])
      }
    }
  #endif

  @Test func `a report keeps the mode of the older one, which stays where nothing is read`()
    throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put("n\n1\n", at: "in.csv")
      try sandbox.put("older", at: "report.json")
      sandbox.setPermissions(0o600, of: "report.json")
      let missing = try run(
        sandbox, "table", "none.csv", "--output", "out", "--report", "report.json")
      #expect(missing.status == 3)
      #expect(sandbox.text(of: "report.json") == "older")
      let run = try run(sandbox, "table", "in.csv", "--output", "out", "--report", "report.json")
      #expect(run.status == 0)
      #expect(sandbox.text(of: "report.json")?.hasPrefix(#"{"records": 1, "#) == true)
      let status = try FileStatus(of: FilePath(sandbox("report.json")))
      #expect(status.permissions == 0o600)
      #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path).count == 3)
    }
  }

  @Test func `a report goes into a pipe that standard output is`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("n\n1\n", at: "in.csv")
      let run = try run(
        sandbox, "table", "in.csv", "--output", "out", "--report", "/dev/stdout", "--quiet")
      #expect(run.output.hasPrefix(#"{"records": 1, "#))
      #expect(run.error == "" && run.status == 0)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal while pages are drawn leaves nothing behind`(signal: Int32) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("n\n" + String(repeating: "1\n", count: 50_000), at: "in.csv")
      let words = ["table", "in.csv", "--output", "out", "--page-size", "1", "--quiet"]
      let child = try Child(product: "rowhouse", words, in: sandbox.path)
      while sandbox.text(of: ".out.rowhouse-staging/new/rows/index.html") == nil { usleep(1_000) }
      child.signal(signal)
      let end = child.end()
      #expect(
        end.message == "interrupted: nothing was published; the existing site is unchanged\n")
      #expect(end.status == 130)
      #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path) == ["in.csv"])
    }
  }

  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `a signal while standard input is read leaves nothing behind`(signal: Int32) throws {
    try Sandbox.use { sandbox in
      sandbox.makePipe(at: "pipe")
      for verb in ["table", "recordings"] {
        let script = "exec \"$0\" \(verb) - --output out < pipe"
        let child = try Child(
          program: "/bin/sh", ["-c", script, Child.path(of: "rowhouse")], in: sandbox.path)
        let pipe = try #require(FileHandle(forWritingAtPath: sandbox("pipe")))
        // More than a pipe holds, so it is being read; and more could come.
        try pipe.write(contentsOf: Data("n\n".utf8 + [UInt8](repeating: 0x20, count: 1 << 20)))
        child.signal(signal)
        let end = child.end()
        #expect(
          end.message == "interrupted: nothing was published; the existing site is "
            + "unchanged\n")
        #expect(end.status == 130)
      }
      #expect(try FileManager.default.contentsOfDirectory(atPath: sandbox.path) == ["pipe"])
    }
  }

  @Test func `a command that a program runs leaves closed pipes as they were`() async {
    let before = signal(SIGPIPE, SIG_DFL)
    defer { _ = signal(SIGPIPE, before) }
    let status = await RowhouseCommand.withRecordings.run([
      "check", "there/is/no/such/folder", "--quiet",
    ])
    #expect(status == .machine)
    let after = signal(SIGPIPE, SIG_DFL)
    #expect(unsafe unsafeBitCast(after, to: Int.self) == 0)
  }
}
