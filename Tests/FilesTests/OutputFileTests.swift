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
