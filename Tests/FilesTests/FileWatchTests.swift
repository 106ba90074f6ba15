import Files
import TestSupport
import Testing

/// A watch tells of what happens to files, however they are changed.
@Suite struct FileWatchTests {
  @Test(arguments: [
    "printf new > a/x", "printf more >> a/x", "cp b a/new", "mv b a/x", "mkdir a/folder", "rm a/x",
    "touch a/x",
  ])
  func `a change is told of`(command: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("x", at: "a/x")
      try sandbox.put("b", at: "b")
      let watch = FileWatch(
        folders: [try FilePath(sandbox("a")), try FilePath(sandbox("none"))],
        files: [try FilePath(sandbox("a/x"))])
      #expect(try !watch.wait(for: .zero) && watch.gap == nil)
      let run = try Child(program: "/bin/sh", ["-c", command], in: sandbox.path).result()
      #expect(run.status == 0)
      #expect(try watch.wait(for: .seconds(60)))
      #expect(try !watch.wait(for: .zero))
    }
  }
}
