import Files
import Store
import TestSupport
import Testing

@Suite struct UnsafePathTests {
  @Test(arguments: [
    ("", "the path is empty"),
    ("/etc/passwd", #"the path starts with "/". Remove it."#),
    ("../x", Self.hidden), ("a/../x", Self.hidden), ("a/..", Self.hidden),
    (".git/config", Self.hidden),
    (".", Self.hidden), (".rowhouse-manifest", Self.hidden), ("a/.htaccess", Self.hidden),
    ("a//b", #"the path contains an empty name. Write one "/" between two names."#),
    ("a/", #"the path contains an empty name. Write one "/" between two names."#),
    ("a b", Self.character), ("a\tb", Self.character), ("a\nb", Self.character),
    ("a\0b", Self.character), ("drossel-\u{FC}.html", Self.character), ("a\u{7F}", Self.character),
    ("a/\u{338}b", Self.character),
  ])
  func `a path that could lead astray is refused`(file: String, reason: String) throws {
    try Sandbox.use { sandbox in
      let store = try FolderStore(sandbox("site"))
      let error = #expect(throws: FileError.self) { try store.write([], to: file) }
      #expect(error?.description == "cannot write \"\(file)\": \(reason)")
      store.discard()
      #expect(try sandbox.tree() == [])
    }
  }

  @Test(arguments: ["a", "a.b", "a..b", "a/b/c.html", "a~", "a./b", #"a\b"#, "%2e%2e/x"])
  func `any other path is fine`(file: String) throws {
    try Sandbox.use { sandbox in
      let store = try FolderStore(sandbox("site"))
      try store.write(Array("1".utf8), to: file)
      try store.commit()
      #expect(try sandbox.tree("site") == ["\(file) = 1"])
    }
  }

  private static let hidden =
    "the path contains a name that starts with a dot. Rename it."
  private static let character =
    "the path contains a character that is not visible ASCII. Rename it."
}
