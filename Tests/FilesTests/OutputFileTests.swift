import Files
import Foundation
import TestSupport
import Testing

@Suite struct OutputFileTests {
  @Test func `a file is replaced whole and leaves nothing beside it`() throws {
    try Sandbox.use { sandbox in
      let file = try OutputFile(sandbox("report.json"))
      try file.write(Array("first".utf8))
      try file.write(Array("2".utf8))
      #expect(try sandbox.tree() == ["report.json = 2"])
    }
  }

  @Test func `a symbolic link stays and what it leads to is replaced`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("1", at: "deep/target")
      try sandbox.makeLink(at: "link", to: "deep/target")
      try OutputFile(sandbox("link")).write(Array("2".utf8))
      #expect(try sandbox.tree() == ["deep/target = 2", "link -> deep/target"])
    }
  }

  @Test func `a device is written to and stays a device`() throws {
    try OutputFile("/dev/null").write([1])
    var status = stat()
    unsafe stat("/dev/null", &status)
    #expect(status.st_mode & S_IFMT == S_IFCHR)
  }

  @Test func `the file that is there stays until another is written, and lends it its mode`()
    throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put("old", at: "report.json")
      sandbox.setPermissions(0o600, of: "report.json")
      do {
        let file = try OutputFile(sandbox("report.json"))
        try file.reserve()
        #expect(sandbox.text(of: "report.json") == "old")
      }
      #expect(try sandbox.tree() == ["report.json = old"])
      let file = try OutputFile(sandbox("report.json"))
      try file.reserve()
      try file.write(Array("new".utf8))
      #expect(try sandbox.tree() == ["report.json = new"])
      #expect(try FileStatus(of: FilePath(sandbox("report.json"))).permissions == 0o600)
    }
  }

  @Test func `a pipe that nobody reads is an error, and one that somebody reads gets everything`()
    throws
  {
    try Sandbox.use { sandbox in
      sandbox.makePipe(at: "pipe")
      let error = #expect(throws: FileError.self) { try OutputFile(sandbox("pipe")) }
      #expect(
        error?.description == "cannot write \"\(sandbox("pipe"))\": no program reads from it. "
          + "Start the reader first.")
      // Both ends are held: a pipe without a writer would be at its end before there is one.
      let script = "exec 3<>\"$0\"; echo ready; head -c 300000 <&3 | wc -c"
      let reader = try Child(program: "/bin/sh", ["-c", script, sandbox("pipe")])
      #expect(reader.heard() == "ready\n")
      do {
        let file = try OutputFile(sandbox("pipe"))
        try file.reserve()
        try file.write([UInt8](repeating: 1, count: 300_000))
      }
      #expect(reader.result().output.contains("300000"))
    }
  }

  @Test(.enabled(if: Privilege.mounts))
  func `a full disk is found out before there is anything to write`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("disk")
      try Privilege.mount(sandbox("disk"), kilobytes: 64)
      defer { try? Privilege.unmount(sandbox("disk")) }
      let file = try OutputFile(sandbox("disk/report.json"))
      let error = #expect(throws: FileError.self) { try file.reserve() }
      #expect(error?.code == ENOSPC)
      #expect(try sandbox.tree("disk") == [])
    }
  }

  #if os(Linux)
    @Test func `a device that is full says so at once`() throws {
      let error = #expect(throws: FileError.self) { try OutputFile("/dev/full").reserve() }
      #expect(error?.description == #"cannot write "/dev/full": no space left on device"#)
    }

    @Test func `a socket has no reader to start`() throws {
      try Sandbox.use { sandbox in
        #expect(unsafe mknod(sandbox("socket"), S_IFSOCK | 0o600, 0) == 0)
        let error = #expect(throws: FileError.self) { try OutputFile(sandbox("socket")) }
        #expect(
          error?.description == "cannot write \"\(sandbox("socket"))\": no such device or address")
      }
    }
  #endif

  @Test func `a folder that may not be written to is an error at once`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("a")
      sandbox.setPermissions(0o500, of: "a")
      defer { sandbox.setPermissions(0o700, of: "a") }
      try sandbox.giveAway()
      let path = sandbox("a/report.json")
      #expect(
        try Child("report", path).end() == ("cannot write \"\(path)\": permission denied\n", 3))
    }
  }

  @Test(.enabled(if: getuid() == 0))
  func `another user's file in a sticky folder is an error at once`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("old", at: "a/report.json")
      sandbox.setPermissions(0o1777, of: "a")
      sandbox.setPermissions(0o666, of: "a/report.json")
      let path = sandbox("a/report.json")
      let message =
        "cannot write \"\(path)\": it belongs to another user, and only they may replace it in "
        + "a sticky folder\n"
      #expect(try Child("report", path).end() == (message, 3))
      #expect(try sandbox.tree() == ["a/report.json = old"])
    }
  }

  @Test(arguments: [0o400, 0o600, 0o644] as [UInt16])
  func `a file that is replaced keeps its permissions, also those that nobody may write by`(
    permissions: UInt16
  ) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("old", at: "a/report.json")
      sandbox.setPermissions(permissions, of: "a/report.json")
      try sandbox.giveAway()
      #expect(try Child("report", sandbox("a/report.json")).end() == ("", 0))
      #expect(sandbox.text(of: "a/report.json") == "new")
      let status = try FileStatus(of: FilePath(sandbox("a/report.json")))
      #expect(status.permissions == UInt32(permissions))
    }
  }

  @Test(arguments: [
    ("folder", #"cannot write "PATH": it is a folder"#),
    ("none/report.json", #"cannot open "ROOT/none": no such file or directory"#),
    ("dangling", #"cannot follow the symbolic link "PATH": no such file or directory"#),
  ])
  func `a place where no file can be is an error`(name: String, message: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("folder")
      try sandbox.makeLink(at: "dangling", to: "nowhere")
      let error = #expect(throws: FileError.self) { try OutputFile(sandbox(name)).write([]) }
      #expect(
        error?.description
          == message.replacing("PATH", with: sandbox(name)).replacing("ROOT", with: sandbox.path))
    }
  }
}
