import Files
import Foundation
import Store
import TestSupport
import Testing

/// Sites that were replaced are kept beside the output, as many as were asked for.
@Suite struct ReleasesTests {
  @Test func `the last sites are kept, and what did not change is one file in all`() throws {
    try Sandbox.use { sandbox in
      for version in 1...4 { try put(version, in: sandbox, keeping: 2) }
      #expect(
        try sandbox.tree() == [
          ".site.rowhouse-releases/2/index.html = 2", ".site.rowhouse-releases/2/same.html = same",
          ".site.rowhouse-releases/3/index.html = 3", ".site.rowhouse-releases/3/same.html = same",
          "site/index.html = 4", "site/same.html = same",
        ])
      let same = try sandbox.stamp(of: "site/same.html")
      #expect(try sandbox.stamp(of: ".site.rowhouse-releases/2/same.html") == same)
      let folder = try Folder(FilePath(sandbox(".site.rowhouse-releases")))
      #expect(try folder.status().permissions == 0o700)
    }
  }

  @Test func `what nobody lost is not kept`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("example.org", at: "site/CNAME")
      try put(1, in: sandbox, keeping: 2)
      try put(1, in: sandbox, keeping: 2)
      #expect(try releases(in: sandbox) == [])
      try put(2, in: sandbox, keeping: 2)
      try put(1, in: sandbox, keeping: 2)
      #expect(try releases(in: sandbox) == [2], "the first is in place again")
      #expect(sandbox.text(of: ".site.rowhouse-releases/2/CNAME") == nil)
    }
  }

  @Test func `fewer may be kept, all or none, and a build that says nothing leaves them`() throws {
    try Sandbox.use { sandbox in
      for version in 1...4 { try put(version, in: sandbox, keeping: 3) }
      try put(5, in: sandbox)
      #expect(try releases(in: sandbox) == [1, 2, 3])
      try put(6, in: sandbox, keeping: 1)
      #expect(try releases(in: sandbox) == [4])
      try put(7, in: sandbox, keeping: 0)
      #expect(try sandbox.tree() == ["site/index.html = 7", "site/same.html = same"])
    }
  }

  @Test func `a site that was kept comes back, and back again`() throws {
    try Sandbox.use { sandbox in
      for version in 1...3 { try put(version, in: sandbox, keeping: 2) }
      try sandbox.put("example.org", at: "site/CNAME")
      for (number, text, others) in [(1, "1", [2, 3]), (3, "3", [2, 4]), (4, "1", [2, 5])] {
        let release = try Releases(of: sandbox("site")).release(number)
        let summary = try FolderStore(sandbox("site"), keeping: .max).restore(release)
        #expect(summary == StoreSummary(written: 1, kept: 1, carried: 1))
        #expect(sandbox.text(of: "site/index.html") == text)
        #expect(sandbox.text(of: "site/CNAME") == "example.org")
        #expect(try releases(in: sandbox) == others)
      }
      let folder = try Folder(FilePath(sandbox("site")))
      #expect(try #require(try Manifest(of: folder)).faults(in: folder).isEmpty)
    }
  }

  @Test func `a release that is not as it was does not come back`() throws {
    try Sandbox.use { sandbox in
      for version in 1...2 { try put(version, in: sandbox, keeping: 2) }
      try sandbox.put("changed", at: ".site.rowhouse-releases/1/index.html")
      let release = try Releases(of: sandbox("site")).release(1)
      let store = try FolderStore(sandbox("site"), keeping: .max)
      let error = #expect(throws: FileError.self) { try store.restore(release) }
      #expect(
        error?.description
          == "cannot restore \"\(sandbox(".site.rowhouse-releases/1"))\": \"index.html\" was "
          + "changed since it was published. Choose another release or build again.")
      store.discard()
      #expect(sandbox.text(of: "site/index.html") == "2")
      #expect(try releases(in: sandbox) == [1])
    }
  }

  @Test func `a build that was killed after the swap keeps the old site all the same`() throws {
    try Sandbox.use { sandbox in
      for version in 1...2 { try put(version, in: sandbox, keeping: 2) }
      try sandbox.makeFolder(".site.rowhouse-staging")
      try sandbox.move("site", to: ".site.rowhouse-staging/new")
      try sandbox.put("late", at: ".site.rowhouse-staging/new/late.txt")
      try publish(["index.html": "3"], to: sandbox("other"))
      try sandbox.move("other", to: "site")
      let inode = try Folder(FilePath(sandbox("site"))).status().identity.inode
      try sandbox.put("old-2-2", at: ".site.rowhouse-staging/swap-\(inode)")
      #expect(try releases(in: sandbox) == [1, 2])
      try put(4, in: sandbox)
      #expect(
        try sandbox.tree() == [
          ".site.rowhouse-releases/1/index.html = 1", ".site.rowhouse-releases/1/same.html = same",
          ".site.rowhouse-releases/2/index.html = 2", ".site.rowhouse-releases/2/same.html = same",
          "site/index.html = 4", "site/late.txt = late", "site/same.html = same",
        ])
    }
  }

  @Test func `what somebody else put among them stays`() throws {
    try Sandbox.use { sandbox in
      for version in 1...2 { try put(version, in: sandbox, keeping: 2) }
      try sandbox.put("mine", at: ".site.rowhouse-releases/007/notes.txt")
      let summary = try put(3, in: sandbox, keeping: 0)
      #expect(summary.leftovers == [])
      #expect(
        try sandbox.tree() == [
          ".site.rowhouse-releases/007/notes.txt = mine", "site/index.html = 3",
          "site/same.html = same",
        ])
    }
  }

  /// Damages a release, and says how an error calls that.
  private static let damages: [(String, @Sendable (Sandbox, String) throws -> Void)] = [
    ("it has no .rowhouse-manifest", { try $0.remove("\($1)/.rowhouse-manifest") }),
    (
      ".rowhouse-manifest:1: expected a line of a manifest of format 2",
      { try $0.put("rowhouse-manifest 1\n", at: "\($1)/.rowhouse-manifest") }
    ),
    (
      ".rowhouse-manifest: truncated or changed (its last line does not match)",
      { sandbox, release in
        let text = try #require(sandbox.text(of: "\(release)/.rowhouse-manifest"))
        let lines = text.split(separator: "\n").dropLast(2).joined(separator: "\n")
        try sandbox.put("\(lines)\n", at: "\(release)/.rowhouse-manifest")
      }
    ),
    (
      "not a directory",
      { sandbox, release in
        try sandbox.remove(release)
        try sandbox.put("a file", at: release)
      }
    ),
  ]

  @Test(arguments: damages.indices, [0, 1, 3])
  func `a damaged release is named, stays, and stops no other site`(damage: Int, count: Int) throws
  {
    try Sandbox.use { sandbox in
      for version in 1...4 { try put(version, in: sandbox, keeping: 3) }
      let (words, damage) = Self.damages[damage]
      let error = "cannot read the release \"\(sandbox(".site.rowhouse-releases/3"))\": \(words)"
      try damage(sandbox, ".site.rowhouse-releases/3")
      for version in 5...6 {
        let summary = try put(version, in: sandbox, keeping: count)
        #expect(summary.leftovers.map(\.description) == [error])
        #expect(sandbox.text(of: "site/index.html") == "\(version)")
      }
      #expect(try releases(in: sandbox) == ([[3], [3, 5], [2, 3, 4, 5]][count == 3 ? 2 : count]))
      #expect(throws: FileError.self) { try Releases(of: sandbox("site")).release(3) }
      guard count > 0 else { return }
      let release = try Releases(of: sandbox("site")).release(5)
      _ = try FolderStore(sandbox("site"), keeping: .max).restore(release)
      #expect(sandbox.text(of: "site/index.html") == "5")
    }
  }

  @Test func `a file in the place of all releases stops no site, and the last ones wait`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("mine", at: ".site.rowhouse-releases")
      let error = "cannot open \"\(sandbox(".site.rowhouse-releases"))\": not a directory"
      try put(1, in: sandbox, keeping: 2)
      for version in 2...4 {
        let store = try FolderStore(sandbox("site"), keeping: 2)
        #expect(Set(store.unfinished.map(\.description)) == (version > 2 ? [error] : []))
        try store.put("\(version)", at: "index.html", inPieces: false)
        #expect(try store.commit().leftovers.map(\.description) == (version > 2 ? [] : [error]))
      }
      #expect(
        try sandbox.tree() == [
          ".site.rowhouse-releases = mine", ".site.rowhouse-staging/old-2-2/index.html = 2",
          ".site.rowhouse-staging/old-3-2/index.html = 3", "site/index.html = 4",
        ])
      try sandbox.remove(".site.rowhouse-releases")
      #expect(try releases(in: sandbox) == [2, 3])
      #expect(throws: FileError.self) { try Releases(of: sandbox("site")).release(3) }
      #expect(try FolderStore.finish(sandbox("site")) == [])
      #expect(
        try sandbox.tree() == [
          ".site.rowhouse-releases/2/index.html = 2", ".site.rowhouse-releases/3/index.html = 3",
          "site/index.html = 4",
        ])
      try put(5, in: sandbox, keeping: 0)
      try sandbox.put("mine", at: ".site.rowhouse-releases")
      #expect(try put(6, in: sandbox, keeping: 0).leftovers.map(\.description) == [error])
      #expect(
        try sandbox.tree() == [
          ".site.rowhouse-releases = mine", "site/index.html = 6", "site/same.html = same",
        ])
    }
  }

  @Test func `what another build does is left to it`() throws {
    try Sandbox.use { sandbox in
      let store = try staged(["index.html": "1"], for: sandbox("site"))
      #expect(try FolderStore.finish(sandbox("site")) == [])
      try store.commit()
      #expect(try sandbox.tree() == ["site/index.html = 1"])
      #expect(try FolderStore.finish(sandbox("none/site")) == [])
      #expect(try sandbox.tree() == ["site/index.html = 1"])
    }
  }

  @Test func `a number after which there is none is somebody else's`() throws {
    try Sandbox.use { sandbox in
      for version in 1...2 { try put(version, in: sandbox, keeping: 2) }
      try sandbox.move(
        ".site.rowhouse-releases/1", to: ".site.rowhouse-releases/\(Int.max)")
      try put(3, in: sandbox, keeping: 2)
      #expect(try releases(in: sandbox) == [1])
    }
  }

  @discardableResult
  private func put(
    _ version: Int, in sandbox: Sandbox, keeping count: Int? = nil
  ) throws -> StoreSummary {
    let store = try FolderStore(sandbox("site"), keeping: count)
    try store.put("\(version)", at: "index.html", inPieces: false)
    try store.put("same", at: "same.html", inPieces: false)
    return try store.commit()
  }

  private func releases(in sandbox: Sandbox) throws -> [Int] {
    try Releases(of: sandbox("site")).all().map(\.number)
  }
}
