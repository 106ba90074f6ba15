import Files
import Foundation
import Store
import TestSupport
import Testing

/// Files of the last build that are taken over without being read.
@Suite struct TakeOverTests {
  /// Publishes a file, has something done to the site, and begins the next build.
  private func next(
    _ sandbox: Sandbox, after change: () throws -> Void = {}
  ) throws -> FolderStore {
    try publish(["a/b.html": "1", "c.html": "1"], to: sandbox("site"))
    let left = try #require(SiteState(of: sandbox("site")))
    // The clock of files is a few milliseconds behind.
    usleep(20_000)
    try change()
    return try FolderStore(sandbox("site"), leftAs: left.digest)
  }

  private func isTakenOver(_ text: String, by store: FolderStore, as file: String) throws -> Bool {
    try store.takeOver(Array(text.utf8), as: file)
  }

  @Test func `a file of the same bytes is the same file`() throws {
    try Sandbox.use { sandbox in
      let store = try next(sandbox)
      let stamp = try sandbox.stamp(of: "site/a/b.html")
      #expect(try isTakenOver("1", by: store, as: "a/b.html"))
      #expect(try !isTakenOver("2", by: store, as: "c.html"))
      #expect(try !isTakenOver("1", by: store, as: "d.html"))
      try store.put("2", at: "c.html", inPieces: false)
      #expect(try store.commit() == StoreSummary(written: 1, kept: 1))
      #expect(try sandbox.tree() == ["site/a/b.html = 1", "site/c.html = 2"])
      #expect(try sandbox.stamp(of: "site/a/b.html") == stamp)
      let manifest = sandbox.text(of: "site/.rowhouse-manifest")
      try publish(["a/b.html": "1", "c.html": "2"], to: sandbox("other"))
      #expect(sandbox.text(of: "other/.rowhouse-manifest") == manifest)
    }
  }

  @Test func `it is not read, whoever writes it`() throws {
    try Sandbox.use { sandbox in
      try publish(["a.html": "1", "b.css": "1"], to: sandbox("site"))
      for file in ["a.html", "b.css"] { try sandbox.put("9", at: "site/\(file)") }
      let left = try #require(SiteState(of: sandbox("site")))
      let store = try FolderStore(sandbox("site"), leftAs: left.digest)
      #expect(try isTakenOver("1", by: store, as: "a.html"))
      try store.put("1", at: "b.css", inPieces: false)
      #expect(try store.commit() == StoreSummary(kept: 2))
      #expect(try sandbox.tree("site") == ["a.html = 9", "b.css = 9"])
    }
  }

  @Test func `a file twice is refused`() throws {
    try Sandbox.use { sandbox in
      let store = try next(sandbox)
      #expect(try isTakenOver("1", by: store, as: "c.html"))
      #expect(try !isTakenOver("1", by: store, as: "c.html"))
      #expect(throws: FileError.occupied("c.html")) {
        try store.put("1", at: "c.html", inPieces: false)
      }
    }
  }

  @Test(arguments: ["c.html", ".rowhouse-manifest"])
  func `a site of which a file was touched is read`(file: String) throws {
    try Sandbox.use { sandbox in
      let store = try next(sandbox) {
        try sandbox.put(try #require(sandbox.text(of: "site/\(file)")), at: "site/\(file)")
      }
      #expect(try !isTakenOver("1", by: store, as: "a/b.html"))
      try store.put("1", at: "a/b.html", inPieces: false)
      #expect(try store.commit() == StoreSummary(kept: 1, removed: 1))
    }
  }

  @Test func `a site of which a file is missing is read, and so is one of another build`() throws {
    try Sandbox.use { sandbox in
      var store = try next(sandbox) { try sandbox.remove("site/c.html") }
      #expect(try !isTakenOver("1", by: store, as: "a/b.html"))
      store.discard()
      store = try next(sandbox) {
        _ = try publish(["a/b.html": "1", "c.html": "1"], to: sandbox("site"))
      }
      #expect(try !isTakenOver("1", by: store, as: "a/b.html"))
    }
  }

  @Test func `a file that is touched while the site is made is written`() throws {
    try Sandbox.use { sandbox in
      let store = try next(sandbox)
      try sandbox.put("9", at: "site/a/b.html")
      #expect(try !isTakenOver("1", by: store, as: "a/b.html"))
      #expect(try isTakenOver("1", by: store, as: "c.html"))
      try store.put("1", at: "a/b.html", inPieces: false)
      #expect(try store.commit() == StoreSummary(written: 1, kept: 1))
      #expect(try sandbox.tree() == ["site/a/b.html = 1", "site/c.html = 1"])
    }
  }

  @Test func `where nothing is said of the last build, nothing is taken over`() throws {
    try Sandbox.use { sandbox in
      try publish(["a.html": "1"], to: sandbox("site"))
      #expect(try !isTakenOver("1", by: FolderStore(sandbox("site")), as: "a.html"))
      #expect(try !isTakenOver("1", by: FolderStore(sandbox("none"), leftAs: Digest(0)), as: "a"))
    }
  }

  @Test func `what was written since some time is counted`() throws {
    try Sandbox.use { sandbox in
      func written(since start: Duration) throws -> Int {
        try #require(SiteState(of: sandbox("site"), since: start)).written
      }
      try publish(["a.html": "1", "b.html": "1"], to: sandbox("site"))
      usleep(20_000)
      let start = Machine.time - .milliseconds(10)
      #expect(try written(since: .zero) == 2)
      #expect(try written(since: start) == 0)
      try publish(["a.html": "1", "b.html": "2"], to: sandbox("site"))
      #expect(try written(since: start) == 1)
      try sandbox.put("9", at: "site/a.html")
      #expect(try written(since: start) == 2)
    }
  }
}
