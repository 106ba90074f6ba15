import Files
import Foundation
import TestSupport
import Testing

@Suite struct FolderTests {
  @Test func `two entries change places`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("1", at: "a/x")
      try sandbox.put("2", at: "b/y")
      let folder = try Folder(FilePath(sandbox.path))
      try folder.exchange("a", with: "b", of: folder)
      #expect(try sandbox.tree() == ["a/y = 2", "b/x = 1"])
    }
  }

  @Test func `a file is not written through a symbolic link`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeLink(at: "a", to: sandbox("b"))
      let folder = try Folder(FilePath(sandbox.path))
      let bytes: [UInt8] = [1]
      let error = #expect(throws: FileError.self) { try folder.write(bytes.span, to: "a") }
      #expect(error?.description == "cannot write \"\(sandbox("a"))\": file exists")
      #expect(sandbox.text(of: "b") == nil)
    }
  }

  @Test func `a walk does not follow symbolic links`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("1", at: "a/x")
      try sandbox.makeLink(at: "b", to: "a")
      let folder = try Folder(FilePath(sandbox.path))
      #expect(try folder.walk(to: "a/x").name == "x")
      #expect(throws: FileError.self) { try folder.walk(to: "b/x") }
    }
  }

  @Test func `entries are in the order of bytes, whatever their bytes`() throws {
    try Sandbox.use { sandbox in
      for name: [UInt8] in [[0x62], [0x61], [0xFF, 0xFE]] {
        sandbox.makeFile(named: name)
      }
      try sandbox.makeFolder("c")
      let entries = try Folder(FilePath(sandbox.path)).entries()
      #expect(entries.map { Array($0.name.bytes) } == [[0x61], [0x62], [0x63], [0xFF, 0xFE]])
      #expect(entries.map(\.kind) == [.file, .file, .folder, .file])
    }
  }

  @Test func `a tree is removed without following links out of it`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("1", at: "keep/x")
      try sandbox.put("1", at: "tree/a/b/c")
      try sandbox.makeLink(at: "tree/a/out", to: sandbox("keep"))
      try Folder(FilePath(sandbox.path)).removeTree("tree")
      #expect(try sandbox.tree() == ["keep/x = 1"])
    }
  }

  @Test func `a folder is locked once`() throws {
    try Sandbox.use { sandbox in
      let path = try FilePath(sandbox.path)
      let first = try Folder(path)
      try first.lock()
      let error = #expect(throws: FileError.self) { try Folder(path).lock() }
      #expect(error?.isBusy == true)
      withExtendedLifetime(first) {}
    }
  }
}
