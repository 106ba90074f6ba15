import Files
import Foundation
import Synchronization
import TestSupport
import Testing

/// A program is told something, heard to its end, and ended where that is wanted.
@Suite struct ProgramTests {
  private func run(
    _ script: String, input: [UInt8] = [], limit: Int = 1 << 20, hiding: [String] = [],
    isInterrupted: () -> Bool = { false }
  ) throws -> Program.Outcome? {
    StandardStream.surviveClosedPipes()
    return try Program("sh").run(
      ["-c", script], input: input, limit: limit, hiding: hiding, isInterrupted: isInterrupted)
  }

  @Test func `what it prints and how it ends is told`() throws {
    let outcome = try #require(try run("cat; echo wrong >&2; exit 7", input: Array("told".utf8)))
    #expect(outcome.output == Array("told".utf8))
    #expect(outcome.messages == Array("wrong\n".utf8))
    #expect(outcome.status == 7)
    #expect(!outcome.isTooLong)
  }

  @Test func `more than a pipe holds goes in and comes out`() throws {
    let input = [UInt8](repeating: 7, count: 300_000)
    #expect(try run("cat", input: input)?.output == input)
  }

  @Test func `a program that does not listen is no fault`() throws {
    let input = [UInt8](repeating: 7, count: 300_000)
    let outcome = try #require(try run("exit 3", input: input))
    #expect(outcome.status == 3)
  }

  @Test func `a signal that ends it is told`() throws {
    #expect(try run("kill -TERM $$")?.status == -SIGTERM)
  }

  @Test func `with too much said it is ended`() throws {
    let outcome = try #require(try run("while :; do echo more; done", limit: 10_000))
    #expect(outcome.isTooLong)
    #expect(outcome.status == -SIGKILL)
  }

  @Test func `with an interrupt it is ended`() throws {
    let start = ContinuousClock.now
    var isFirst = true
    let outcome = try run("sleep 30") {
      defer { isFirst = false }
      return !isFirst
    }
    #expect(outcome == nil)
    #expect(start.duration(to: .now) < .seconds(10))
  }

  @Test func `with an interrupt it may clean up where it is asked to end`() throws {
    try Sandbox.use { sandbox in
      let script =
        "trap 'echo > \"$0/cleaned\"; exit' TERM; echo > \"$0/ready\"; while :; do sleep 0.01; done"
      let outcome = try Program("sh").run(
        ["-c", script, sandbox.path], input: [], limit: 1, askingToEnd: true,
        isInterrupted: { sandbox.text(of: "ready") != nil })
      #expect(outcome == nil)
      #expect(sandbox.text(of: "cleaned") == "\n")
    }
  }

  @Test(arguments: [true, false])
  func `with an interrupt what it has started is ended with it`(isAsked: Bool) throws {
    try Sandbox.use { sandbox in
      sandbox.makePipe(at: "held")
      // Holds the pipe until it ends, and says so if it was not ended.
      let script = """
        (sleep 60; echo > "$0/late") > "$0/held" 2>&1 &
        echo > "$0/ready"; wait
        """
      let reader = Flag()
      let path = sandbox("held")
      Threads.run {
        let text = FileManager.default.contents(atPath: path)
        reader.value.store(text == nil ? 2 : 1, ordering: .relaxed)
      }
      let outcome = try Program("sh").run(
        ["-c", script, sandbox.path], input: [], limit: 1, askingToEnd: isAsked,
        gracePeriod: .milliseconds(500), isInterrupted: { sandbox.text(of: "ready") != nil })
      #expect(outcome == nil)
      while reader.value.load(ordering: .relaxed) == 0 { usleep(1_000) }
      #expect(sandbox.text(of: "late") == nil)
    }
  }

  private final class Flag: Sendable { let value = Atomic(0) }

  @Test(arguments: ["trap '' TERM", "trap '' TERM; exec >&- 2>&-", "exec >&- 2>&-"])
  func `with an interrupt it is ended, whatever it does`(beginning: String) throws {
    try Sandbox.use { sandbox in
      let script = "\(beginning); echo > \"$0/ready\"; while :; do sleep 0.01; done"
      for isAsked in [true, false] {
        try? sandbox.remove("ready")
        let outcome = try Program("sh").run(
          ["-c", script, sandbox.path], input: [], limit: 1, askingToEnd: isAsked,
          gracePeriod: .milliseconds(200), isInterrupted: { sandbox.text(of: "ready") != nil })
        #expect(outcome == nil)
      }
    }
  }

  @Test func `a program that says no more is waited for`() throws {
    let outcome = try #require(try run("echo said; exec >&- 2>&-; sleep 0.2; exit 7"))
    #expect(outcome.output == Array("said\n".utf8) && outcome.status == 7)
  }

  @Test func `a variable is hidden from it, and others are not`() throws {
    let script = "echo \"${HOME-none}\""
    let home = ProcessInfo.processInfo.environment["HOME"] ?? "none"
    #expect(try run(script)?.output == Array("\(home)\n".utf8))
    #expect(try run(script, hiding: ["PWD", "HOME"])?.output == Array("none\n".utf8))
  }

  @Test func `that there is none is said`() throws {
    let error = #expect(throws: FileError.self) {
      try Program("rowhouse-no-such-program").run([], input: [], limit: 1)
    }
    #expect(
      error?.description
        == "cannot start \"rowhouse-no-such-program\": no such file or directory")
    #expect(error?.isMissing == true)
  }
}

@Suite struct UniversalTimeTests {
  @Test(arguments: [
    ("Thu, 01 Jan 1970 00:00:00 GMT", 0),
    ("Sun, 06 Nov 1994 08:49:37 GMT", 784_111_777),
    ("Thu, 29 Feb 2024 23:59:60 GMT", 1_709_251_200),
  ])
  func `a moment is read as HTTP has it`(text: String, seconds: Int) {
    #expect(UniversalTime(http: text)?.time == .seconds(seconds))
  }

  @Test(arguments: [
    "", "120", "Sun, 06 Nov 1994 08:49:37 CET", "Sunday, 06-Nov-94 08:49:37 GMT",
    "Sun Nov  6 08:49:37 1994", "Sun, 06 Nov 1994 25:49:37 GMT", "Sun, 32 Nov 1994 08:49:37 GMT",
    "Sun, 06 nov 1994 08:49:37 GMT",
  ])
  func `anything else is none`(text: String) {
    #expect(UniversalTime(http: text) == nil)
  }
}
