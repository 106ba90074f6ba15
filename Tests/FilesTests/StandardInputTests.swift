import TestSupport
import Testing

/// What is piped into a process, which only a process of its own can show.
@Suite struct StandardInputTests {
  @Test(arguments: [
    ("printf ''", "0 bytes,  at the end, little memory\n"),
    ("printf wren", "4 bytes, wren at the end, little memory\n"),
    ("printf wr; sleep 0.1; printf en", "4 bytes, wren at the end, little memory\n"),
    (
      "head -c 200000000 /dev/zero; printf wren",
      "200000004 bytes, wren at the end, little memory\n"
    ),
  ])
  func `everything is kept, and not in memory`(input: String, output: String) throws {
    try Sandbox.use { sandbox in
      let run = try spool("{ \(input); }", in: sandbox)
      #expect(run.error == "")
      #expect(run.output == output)
      #expect(try sandbox.tree() == [])
    }
  }

  @Test func `a folder that is missing is said`() throws {
    try Sandbox.use { sandbox in
      let run = try spool("printf wren", after: "TMPDIR=none", in: sandbox)
      #expect(run.error == "cannot keep standard input in \"none\": no such file or directory\n")
      #expect(run.status == 3)
    }
  }

  @Test func `a disk that is full is said, and nothing stays there`() throws {
    try Sandbox.use { sandbox in
      let run = try spool(
        "head -c 1000000 /dev/zero", after: "trap '' XFSZ; ulimit -f 100", in: sandbox)
      #expect(run.error == "cannot keep standard input in \".\": file too large\n")
      #expect(run.status == 3)
      #expect(try sandbox.tree() == [])
    }
  }

  /// Pipes what a script prints into a process that keeps it in the sandbox.
  private func spool(
    _ script: String, after setting: String = ":", in sandbox: Sandbox
  ) throws -> (output: String, error: String, status: Int32) {
    let pipe = "export TMPDIR=.; \(setting); \(script) | \"$0\" spool"
    let words = ["-c", pipe, Child.path(of: "CrashingBuild")]
    return try Child(program: "/bin/sh", words, in: sandbox.path).result()
  }
}
