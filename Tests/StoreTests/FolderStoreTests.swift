import Files
import Foundation
import Store
import TestSupport
import Testing

@Suite struct FolderStoreTests {
  @Test(arguments: [false, true])
  func `a new site takes the place of the old one whole`(inPieces: Bool) throws {
    try Sandbox.use { sandbox in
      let first = try publish(
        ["a/index.html": "1", "b/index.html": "1"], to: sandbox("site"), inPieces: inPieces)
      #expect(first == StoreSummary(written: 2))
      let second = try publish(["a/index.html": "2"], to: sandbox("site"), inPieces: inPieces)
      #expect(second == StoreSummary(written: 1, removed: 1))
      #expect(try sandbox.tree() == ["site/a/index.html = 2"])
    }
  }

  @Test(arguments: [false, true])
  func `a discarded site leaves the old one and no litter`(inPieces: Bool) throws {
    try Sandbox.use { sandbox in
      try publish(["index.html": "1"], to: sandbox("site"), inPieces: inPieces)
      let stamp = try sandbox.stamp(of: "site/index.html")
      try staged(["index.html": "2", "b.html": "2"], for: sandbox("site"), inPieces: inPieces)
        .discard()
      #expect(try sandbox.tree() == ["site/index.html = 1"])
      #expect(try sandbox.stamp(of: "site/index.html") == stamp)
    }
  }

  @Test func `a store that nobody keeps discards itself`() throws {
    try Sandbox.use { sandbox in
      _ = try staged(["index.html": "2"], for: sandbox("a/b/site"))
      #expect(try sandbox.tree() == [])
    }
  }

  @Test(arguments: [false, true])
  func `what did not change keeps its inode and time stamp`(inPieces: Bool) throws {
    try Sandbox.use { sandbox in
      try publish(
        ["a/same.html": "1", "a/other.html": "1"], to: sandbox("site"), inPieces: inPieces)
      let same = try sandbox.stamp(of: "site/a/same.html")
      let other = try sandbox.stamp(of: "site/a/other.html")
      let summary = try publish(
        ["a/same.html": "1", "a/other.html": "2"], to: sandbox("site"), inPieces: inPieces)
      #expect(summary == StoreSummary(written: 1, kept: 1))
      #expect(try sandbox.stamp(of: "site/a/same.html") == same)
      #expect(try sandbox.stamp(of: "site/a/other.html") != other)
    }
  }

  @Test(arguments: [false, true])
  func `where nothing changed, the manifest is the same file too`(inPieces: Bool) throws {
    try Sandbox.use { sandbox in
      try publish(["a.html": "1", "b.html": "1"], to: sandbox("site"), inPieces: inPieces)
      let manifest = try sandbox.stamp(of: "site/.rowhouse-manifest")
      try publish(["a.html": "1", "b.html": "1"], to: sandbox("site"), inPieces: inPieces)
      #expect(try sandbox.stamp(of: "site/.rowhouse-manifest") == manifest)
      try publish(["a.html": "1"], to: sandbox("site"), inPieces: inPieces)
      #expect(try sandbox.stamp(of: "site/.rowhouse-manifest") != manifest)
    }
  }

  @Test(arguments: [false, true])
  func `what was damaged since is written again, even at the same size`(inPieces: Bool) throws {
    try Sandbox.use { sandbox in
      try publish(
        ["a.html": "1", "b.html": "1", "c.html": "1"], to: sandbox("site"), inPieces: inPieces)
      try sandbox.put("9", at: "site/a.html")
      try sandbox.remove("site/b.html")
      let summary = try publish(
        ["a.html": "1", "b.html": "1", "c.html": "1"], to: sandbox("site"), inPieces: inPieces)
      #expect(summary == StoreSummary(written: 2, kept: 1))
      #expect(try sandbox.tree("site") == ["a.html = 1", "b.html = 1", "c.html = 1"])
    }
  }

  @Test func `the manifest does not depend on who wrote what when`() async throws {
    let path = URL.temporaryDirectory.appending(path: UUID().uuidString).path
    defer { try? FileManager.default.removeItem(atPath: path) }
    var manifests: Set<Data?> = []
    for workers in [1, 4] {
      let store = try FolderStore("\(path)/\(workers)")
      try await withThrowingTaskGroup(of: Void.self) { group in
        for worker in 0..<workers {
          group.addTask {
            for number in stride(from: worker, to: 400, by: workers) {
              try store.write(Array("page \(number)".utf8), to: "\(number % 7)/x/\(number).html")
            }
          }
        }
        try await group.waitForAll()
      }
      #expect(try store.commit() == StoreSummary(written: 400))
      manifests.insert(
        FileManager.default.contents(atPath: "\(path)/\(workers)/.rowhouse-manifest"))
    }
    #expect(manifests.count == 1)
  }

  @Test(arguments: [
    ("a.html", "a.html", "a.html"), ("a", "a/b.html", "a/b.html"), ("a/b.html", "a", "a"),
  ])
  func `two files in one place are refused`(first: String, second: String, named: String) throws {
    try Sandbox.use { sandbox in
      for inPieces in [false, true] {
        let store = try FolderStore(sandbox("site"))
        try store.put("1", at: first, inPieces: inPieces)
        let error = #expect(throws: FileError.self) {
          try store.put("1", at: second, inPieces: inPieces)
        }
        #expect(
          error?.description
            == "cannot write \"\(named)\": the site already has a file or folder there. Give "
            + "one of the two another path.")
        store.discard()
      }
    }
  }

  @Test func `a file that is kept twice is refused too`() throws {
    try Sandbox.use { sandbox in
      try publish(["a.html": "1"], to: sandbox("site"))
      let store = try staged(["a.html": "1"], for: sandbox("site"))
      #expect(throws: FileError.occupied("a.html")) {
        try store.write(Array("1".utf8), to: "a.html")
      }
    }
  }

  @Test func `a file that is not written to its end is none`() throws {
    try Sandbox.use { sandbox in
      let store = try staged(["a.html": "1"], for: sandbox("site"))
      try store.draft(of: "b.csv").append([1])
      store.discard()
      #expect(try sandbox.tree() == [])
    }
  }

  @Test func `what is longer or shorter than the old file is written`() throws {
    try Sandbox.use { sandbox in
      var old: String?
      for text in ["abc", "abcd", "ab", "", "x", "x"] {
        let summary = try publish(["a.csv": text], to: sandbox("site"), inPieces: true)
        #expect(try sandbox.tree() == ["site/a.csv = \(text)"])
        #expect(summary.kept == (text == old ? 1 : 0))
        old = text
      }
    }
  }

  @Test func `a store is used once`() throws {
    try Sandbox.use { sandbox in
      let store = try staged(["a.html": "1"], for: sandbox("site"))
      try store.commit()
      let error = #expect(throws: FileError.self) { try store.write([], to: "b.html") }
      #expect(
        error?.description == "cannot write to the site: it was already committed or discarded")
      #expect(throws: try #require(error)) { try store.commit() }
      store.discard()
      #expect(try sandbox.tree() == ["site/a.html = 1"])
    }
  }

  @Test func `files and folders have the usual permissions`() throws {
    try Sandbox.use { sandbox in
      try publish(["a/b.html": "1"], to: sandbox("site"))
      let mask = umask(0)
      umask(mask)
      for (file, permissions) in [("site", 0o755), ("site/a", 0o755), ("site/a/b.html", 0o644)] {
        let status = try Folder(FilePath(sandbox.path)).status(of: FilePath(file))
        #expect(status.permissions == UInt32(permissions) & ~UInt32(mask), "\(file)")
      }
    }
  }

  @Test func `the output keeps its permissions`() throws {
    try Sandbox.use { sandbox in
      try publish(["a.html": "1"], to: sandbox("site"))
      sandbox.setPermissions(0o711, of: "site")
      try publish(["a.html": "2"], to: sandbox("site"))
      #expect(try Folder(FilePath(sandbox("site"))).status().permissions == 0o711)
    }
  }

  @Test func `a name that is too long is the system's to refuse`() throws {
    try Sandbox.use { sandbox in
      let store = try FolderStore(sandbox("site"))
      let name = String(repeating: "x", count: 300)
      let error = #expect(throws: FileError.self) { try store.write([], to: name) }
      #expect(
        error?.description
          == "cannot write \"\(sandbox(".site.rowhouse-staging/new/"))\(name)\": file name too long"
      )
    }
  }
}
