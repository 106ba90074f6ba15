import Files
import Testing

@Suite struct FilePathTests {
  @Test func `a zero byte is refused, since the system would cut the path there`() {
    let error = #expect(throws: FileError.self) {
      try FilePath(["a", "b"].joined(separator: "\0"))
    }
    #expect(error?.description == "cannot use \"a\0b\": a path can't contain a zero byte")
  }

  @Test(arguments: [
    ("a/b/c", "a/b", "c"), ("/a", "/", "a"), ("a", "", "a"), ("a//b//", "a", "b"),
  ])
  func `a path has a parent and a last name`(path: String, parent: String, last: String) throws {
    let path = try FilePath(path)
    #expect(path.parent.description == parent)
    #expect(path.last?.description == last)
  }

  @Test func `the root has no last name`() {
    #expect(FilePath("/").last == nil)
    #expect(FilePath("").last == nil)
  }

  @Test(arguments: [
    ("/a", "/a/b", true), ("/a", "/a", true), ("/a", "/ab", false), ("/", "/x", true),
    ("/a/b", "/a", false),
  ])
  func `a folder holds what is below it`(folder: String, other: String, holds: Bool) throws {
    #expect(try FilePath(folder).isAncestor(orEqualTo: FilePath(other)) == holds)
  }

  @Test(arguments: [
    ("/a/b", "/a", "b"), ("/a", "/a/b", ".."), ("/a/b", "/a/c/d", "../../b"), ("/a", "/a", "."),
    ("/", "/a", ".."), ("/a", "/", "a"),
  ])
  func `one path leads to another`(path: String, folder: String, way: String) throws {
    #expect(try FilePath(path).path(from: FilePath(folder)).description == way)
  }

  @Test func `paths differ when their bytes do, though strings are equal`() {
    #expect("K.html" == "\u{212A}.html")
    #expect(FilePath("K.html") != FilePath("\u{212A}.html"))
  }

  @Test func `paths are ordered by bytes`() {
    let paths: [FilePath] = ["b", "a/b", "é", "B", "a-b", "a"]
    #expect(paths.sorted() == ["B", "a", "a-b", "a/b", "b", "é"])
  }
}
