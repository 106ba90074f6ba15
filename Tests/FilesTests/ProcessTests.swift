import Files
import Foundation
import TestSupport
import Testing

/// What only a process of its own can show.
@Suite struct ProcessTests {
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `the first signal is noted and the second kills`(signal: Int32) throws {
    let child = try Child("interrupt")
    #expect(child.heard() == "listening\n")
    child.signal(signal)
    #expect(child.heard() == "noticed\n")
    child.signal(signal)
    #expect(child.end().status == -signal)
  }

  @Test func `a signal that is ignored, as by nohup, stays ignored`() throws {
    let script = "trap '' HUP; exec \"$0\" interrupt"
    let child = try Child(program: "/bin/sh", ["-c", script, Child.path(of: "CrashingBuild")])
    #expect(child.heard() == "listening\n")
    for signal in [SIGHUP, SIGHUP, SIGINT] { child.signal(signal) }
    #expect(child.heard() == "noticed\n")
    child.signal(SIGINT)
    #expect(child.end().status == -SIGINT)
  }

  @Test func `a reader that leaves does not end the process`() throws {
    let child = try Child("print")
    _ = child.heard()
    try child.stopListening()
    #expect(child.end() == ("nobody listens\n", 0))
  }

  @Test func `nothing is lost to a slow reader`() throws {
    let child = try Child("print")
    var count = 0
    while case let text = child.heard(), !text.isEmpty { count += text.utf8.count }
    #expect(count == 10_000_000)
    #expect(child.end() == ("all heard\n", 0))
  }
}

@Suite struct MachineTests {
  @Test func `there is a processor, and memory was used`() {
    #expect(1...ProcessInfo.processInfo.processorCount ~= Machine.processorCount)
    #expect(1_000_000..<100_000_000_000 ~= Machine.peakMemory)
  }

  @Test func `a stopwatch goes forward`() {
    let watch = Stopwatch()
    usleep(2_000)
    let first = watch.elapsed
    #expect(first >= .milliseconds(2))
    #expect(watch.elapsed >= first)
  }
}
