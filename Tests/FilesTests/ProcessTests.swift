import Foundation
import TestSupport
import Testing

@testable import Files

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

@Suite struct DescriptorTests {
  @Test func `a program is heard where this process has no input and no output`() throws {
    try Sandbox.use { sandbox in
      let script = "\"$0\" tell \"$1\" <&- >&- 2>&-"
      let run = try Child(
        program: "/bin/sh", ["-c", script, Child.path(of: "CrashingBuild"), sandbox("heard")]
      ).result()
      #expect(run.status == 0)
      #expect(sandbox.text(of: "heard") == "told, wrong\n")
    }
  }

  @Test func `a watch that the system has no room for says so`() throws {
    try Sandbox.use { sandbox in
      let run = try Child("watch", sandbox.path).result()
      #expect(run.output == "cannot watch for changes: too many open files\n" && run.status == 0)
    }
  }
}

@Suite struct MachineTests {
  @Test func `there is a processor, and memory was used`() {
    #expect(1...ProcessInfo.processInfo.processorCount ~= Machine.processorCount)
    #expect(1_000_000..<100_000_000_000 ~= Machine.peakMemory)
  }

  #if canImport(Glibc)
    @Test(
      arguments: [
        ("0::/\n", ["": "300"], 300),
        (
          "0::/user.slice/a.scope\n",
          ["": "max", "/user.slice": "500", "/user.slice/a.scope": "max"], 500
        ),
        ("0::/a/b/c\n", ["/a": "900", "/a/b": "200", "/a/b/c": "700"], 200),
        ("0::/a\n", ["/b": "100"], nil),
        ("0::/../a/b\n", ["": "800", "/a": "100"], 800),
        ("12:cpu:/x\n4:blkio,memory:/docker/1\n0::/none\n", ["/memory/docker/1": "600"], 600),
        ("4:memory:/a\n", ["/memory": "9223372036854771712", "/memory/a": "50"], 50),
        ("", [:], nil),
      ] as [(String, [String: String], Int?)])
    func `the memory of a process is that of its own group and of those above it`(
      groups: String, limits: [String: String], limit: Int?
    ) throws {
      try Sandbox.use { sandbox in
        try sandbox.put(groups, at: "proc/self/cgroup")
        for (group, text) in limits {
          let name = group.hasPrefix("/memory") ? "memory.limit_in_bytes" : "memory.max"
          try sandbox.put("\(text)\n", at: "sys/fs/cgroup\(group)/\(name)")
        }
        #expect(Machine.groupMemory(in: sandbox.path) == limit)
      }
    }
  #endif

  @Test func `a stopwatch goes forward`() {
    let watch = Stopwatch()
    usleep(2_000)
    let first = watch.elapsed
    #expect(first >= .milliseconds(2))
    #expect(watch.elapsed >= first)
  }
}
