import Files
import Store
import TestSupport
import Testing

@Suite struct ManifestCheckTests {
  @Test func `a folder as published has no faults`() throws {
    try Sandbox.use { sandbox in
      try publish(["index.html": "1", "a/b.html": "2"], to: sandbox("site"))
      #expect(try faults(in: sandbox) == [])
    }
  }

  @Test func `every difference is named, in order, and what is not ours is not`() throws {
    try Sandbox.use { sandbox in
      try publish(
        [
          "a.html": "1", "b.html": "1", "c.html": "1", "d.html": "1", "e/f.html": "1",
          "g/h.html": "1",
        ],
        to: sandbox("site"))
      try sandbox.remove("site/a.html")
      try sandbox.put("22", at: "site/b.html")
      try sandbox.put("2", at: "site/c.html")
      try sandbox.remove("site/d.html")
      try sandbox.makeLink(at: "site/d.html", to: "c.html")
      try sandbox.put("1", at: "site/CNAME")
      try sandbox.put("1", at: "site/.git/config")
      try sandbox.move("site/e", to: "moved")
      try sandbox.makeLink(at: "site/e", to: "../moved")
      try sandbox.remove("site/g")
      #expect(
        try faults(in: sandbox) == [
          "a.html: missing, but in the manifest. Build again.",
          "b.html: changed since it was published: 2 bytes, expected 1. Build again.",
          "c.html: changed since it was published. Build again.",
          "d.html: no longer a regular file. Build again.",
          "e/f.html: missing, but in the manifest. Build again.",
          "g/h.html: missing, but in the manifest. Build again.",
        ])
    }
  }

  @Test func `a folder without a manifest has none`() throws {
    try Sandbox.use { sandbox in
      let manifest = try Manifest(of: Folder(FilePath(sandbox.path)))
      #expect(manifest == nil)
    }
  }

  private func faults(in sandbox: Sandbox) throws -> [String] {
    let folder = try Folder(FilePath(sandbox("site")))
    return try #require(try Manifest(of: folder)).faults(in: folder).map {
      "\($0.file): \($0.fault)"
    }
  }
}
