import Files
import Foundation
import Store
import TestSupport
import Testing

@Suite struct OutputLocationTests {
  @Test(arguments: ["site", "site/", "site//", "./site", "x/../site", "site/.", "link", "link/"])
  func `one folder has many paths`(output: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("x")
      try sandbox.makeLink(at: "link", to: "site")
      try publish(["index.html": "1"], to: sandbox("site"))
      try publish(["index.html": "2"], to: sandbox(output))
      #expect(try sandbox.tree() == ["link -> site", "site/index.html = 2", "x/"])
    }
  }

  @Test func `folders above the output are made, and forgotten with it`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("a")
      try staged(["index.html": "1"], for: sandbox("a/b/c/site")).discard()
      #expect(try sandbox.tree() == ["a/"])
      try publish(["index.html": "1"], to: sandbox("a/b/c/site/"))
      #expect(try sandbox.tree() == ["a/b/c/site/index.html = 1"])
    }
  }

  @Test(arguments: [
    ("", "it does not name a folder. Use the path of the folder itself."),
    ("ROOT/new/..", "it does not name a folder. Use the path of the folder itself."),
    ("ROOT/new/.", "it does not name a folder. Use the path of the folder itself."),
    ("/", "it is the root of the file system. Use a folder inside it."),
    ("/..", "it is the root of the file system. Use a folder inside it."),
    (".", Self.current), ("..", Self.current),
    ("ROOT/file", "it is not a folder. Move it away, or use another path."),
    ("ROOT/filelink", "it is not a folder. Move it away, or use another path."),
    ("ROOT/pipe", "it is not a folder. Move it away, or use another path."),
  ])
  func `what cannot be replaced as a whole is refused`(output: String, reason: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("mine", at: "file")
      try sandbox.makeLink(at: "filelink", to: "file")
      sandbox.makePipe(at: "pipe")
      let output = output.replacing("ROOT", with: sandbox.path)
      let error = #expect(throws: FileError.self) { try FolderStore(output) }
      #expect(error?.description == "cannot publish to \"\(output)\": \(reason)")
      #expect(sandbox.text(of: "file") == "mine")
    }
  }

  @Test(arguments: [
    ("file/site", #"cannot open "ROOT/file": not a directory"#),
    ("dangling", #"cannot follow the symbolic link "ROOT/dangling": no such file or directory"#),
  ])
  func `a way that leads nowhere is the system's to refuse`(output: String, message: String) throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put("mine", at: "file")
      try sandbox.makeLink(at: "dangling", to: "nowhere")
      let error = #expect(throws: FileError.self) { try FolderStore(sandbox(output)) }
      #expect(error?.description == message.replacing("ROOT", with: sandbox.path))
      #expect(try sandbox.tree() == ["dangling -> nowhere", "file = mine"])
    }
  }

  @Test func `a relative output is seen from the current folder`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("work/inside")
      let child = try Child("die", "new/site", in: sandbox("work"))
      #expect(child.end().status == -SIGKILL)
      #expect(try sandbox.tree("work/new") == [".site.rowhouse-staging/new/index.html = half"])
      let above = try Child("die", "../../work", in: sandbox("work/inside"))
      #expect(above.end() == ("cannot publish to \"../../work\": \(Self.current)\n", 3))
    }
  }

  @Test(.enabled(if: Privilege.hasHome))
  func `the home folder is not replaced`() throws {
    let home = try #require(ProcessInfo.processInfo.environment["HOME"])
    let error = #expect(throws: FileError.self) { try FolderStore(home) }
    #expect(
      error?.description
        == "cannot publish to \"\(home)\": it is or contains your home folder, and would be "
        + "replaced. Use a folder inside it.")
  }

  private static let current =
    "it is or contains the current folder, and would be replaced. Use a folder inside it, or "
    + "run the command from elsewhere."
}
