import Files
import Foundation
import Store
import TestSupport
import Testing

@Suite struct ForeignFileTests {
  @Test func `what we did not make stays, as the same file`() throws {
    try Sandbox.use { sandbox in
      try publish(["index.html": "1", "a/b.html": "1"], to: sandbox("site"))
      try sandbox.put("example.org", at: "site/CNAME")
      try sandbox.put("ref", at: "site/.git/HEAD")
      try sandbox.put("mine", at: "site/a/notes.txt")
      try sandbox.makeFolder("site/.git/refs/tags")
      try sandbox.makeLink(at: "site/out", to: "/etc")
      try sandbox.makeLink(at: "site/dangling", to: "nowhere")
      sandbox.setPermissions(0o700, of: "site/.git")
      let stamp = try sandbox.stamp(of: "site/CNAME")
      let summary = try publish(["index.html": "2"], to: sandbox("site"))
      #expect(summary == StoreSummary(written: 1, removed: 1, carried: 5))
      #expect(
        try sandbox.tree() == [
          "site/.git/HEAD = ref", "site/.git/refs/tags/", "site/CNAME = example.org",
          "site/a/notes.txt = mine", "site/dangling -> nowhere", "site/index.html = 2",
          "site/out -> /etc",
        ])
      #expect(try sandbox.stamp(of: "site/CNAME") == stamp)
      #expect(try Folder(FilePath(sandbox("site/.git"))).status().permissions == 0o700)
    }
  }

  @Test func `a folder that was there before keeps everything in it`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("mine", at: "site/notes.txt")
      #expect(
        try publish(["index.html": "1"], to: sandbox("site"))
          == StoreSummary(written: 1, carried: 1))
      #expect(try sandbox.tree() == ["site/index.html = 1", "site/notes.txt = mine"])
    }
  }

  @Test(arguments: [
    ("index.html", "index.html"), ("a", "a"), ("index.html/x", "index.html/x"),
    ("a/b.html", "a/b.html"),
  ])
  func `nothing is published over a foreign file`(foreign: String, named: String) throws {
    try Sandbox.use { sandbox in
      try sandbox.put("mine", at: "site/\(foreign)")
      let store = try staged(["index.html": "1", "a/b.html": "1"], for: sandbox("site"))
      let error = #expect(throws: FileError.self) { try store.commit() }
      store.discard()
      #expect(
        error?.description
          == "cannot publish to \"\(sandbox("site"))\": it would overwrite \"\(named)\", "
          + "which rowhouse did not create. Move the file away or use another folder.")
      #expect(try sandbox.tree() == ["site/\(foreign) = mine"])
    }
  }

  @Test func `an empty foreign folder in the place of a page is refused`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("site/index.html")
      let store = try staged(["index.html": "1"], for: sandbox("site"))
      let error = #expect(throws: FileError.self) { try store.commit() }
      #expect(error?.description.contains("overwrite \"index.html\"") == true)
      store.discard()
      #expect(try sandbox.tree() == ["site/index.html/"])
    }
  }

  @Test func `a symbolic link in the place of a page is not written through`() throws {
    try Sandbox.use { sandbox in
      try publish(["a/index.html": "1"], to: sandbox("site"))
      try sandbox.move("site/a", to: "elsewhere")
      try sandbox.makeLink(at: "site/a", to: "../elsewhere")
      let store = try staged(["a/index.html": "1"], for: sandbox("site"))
      let error = #expect(throws: FileError.self) { try store.commit() }
      #expect(error?.description.contains("overwrite \"a\"") == true)
      store.discard()
      #expect(try sandbox.tree() == ["elsewhere/index.html = 1", "site/a -> ../elsewhere"])
    }
  }

  @Test func `a page edited by hand is replaced, or stays when the site lost it`() throws {
    try Sandbox.use { sandbox in
      try publish(["a.html": "1", "b.html": "1", "c.html": "1"], to: sandbox("site"))
      try sandbox.put("edited", at: "site/a.html")
      try sandbox.put("edited", at: "site/b.html")
      let summary = try publish(["a.html": "2"], to: sandbox("site"))
      #expect(summary == StoreSummary(written: 1, removed: 1, edited: ["b.html"]))
      #expect(try sandbox.tree("site") == ["a.html = 2", "b.html = edited"])
      // From now on it is foreign.
      #expect(
        try publish(["a.html": "2"], to: sandbox("site")) == StoreSummary(kept: 1, carried: 1))
    }
  }

  @Test func `a foreign name that equals ours as a string only is not ours`() throws {
    try Sandbox.use { sandbox in
      try publish(["K.html": "1", "L.html": "1"], to: sandbox("site"))
      try sandbox.put("mine", at: "site/\u{212A}.html")
      try publish(["L.html": "1"], to: sandbox("site"))
      #expect(try sandbox.tree("site") == ["\u{212A}.html = mine", "L.html = 1"])
    }
  }

  @Test func `a foreign name that is not UTF-8 is carried over byte for byte`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("site")
      sandbox.makeFile(in: "site", named: [0xFC])
      try publish(["index.html": "1"], to: sandbox("site"))
      let entries = try Folder(FilePath(sandbox("site"))).entries()
      #expect(entries.map { Array($0.name.bytes) }.last == [0xFC])
    }
  }
}
