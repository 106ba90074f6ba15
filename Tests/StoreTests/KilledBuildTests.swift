import Files
import Foundation
import Store
import TestSupport
import Testing

@Suite struct SlowKilledBuildTests {
  @Test func `builds killed by the hundred leave one whole site each`() throws {
    try KilledBuildTests().expectWholeSites(afterKills: 300)
  }
}

@Suite struct KilledBuildTests {
  @Test func `a build killed while it writes leaves the old site, and the next one clears up`()
    throws
  {
    try Sandbox.use { sandbox in
      try publish(["index.html": "1"], to: sandbox("site"))
      #expect(try Child("die", sandbox("site")).end().status == -SIGKILL)
      #expect(
        try sandbox.tree()
          == [".site.rowhouse-staging/new/index.html = half", "site/index.html = 1"])
      try publish(["index.html": "2"], to: sandbox("site"))
      #expect(try sandbox.tree() == ["site/index.html = 2"])
    }
  }

  @Test func `a live build is left alone and the second one refused, until it is killed`() throws {
    try Sandbox.use { sandbox in
      let child = try Child("hold", sandbox("site"))
      #expect(child.heard() == "holding\n")
      let error = #expect(throws: FileError.self) { try FolderStore(sandbox("site")) }
      #expect(
        error?.description
          == "cannot publish to \"\(sandbox("site"))\": another build is publishing there. Wait "
          + "for it to finish.")
      #expect(try sandbox.tree() == [".site.rowhouse-staging/new/index.html = held"])
      child.signal(SIGKILL)
      #expect(child.end().status == -SIGKILL)
      try publish(["index.html": "2"], to: sandbox("site"))
      #expect(try sandbox.tree() == ["site/index.html = 2"])
    }
  }

  @Test func `a build killed at any moment leaves one whole site`() throws {
    try expectWholeSites(afterKills: 10)
  }

  fileprivate func expectWholeSites(afterKills count: Int) throws {
    try Sandbox.use { sandbox in
      try publish(["index.html": "first"], to: sandbox("site"))
      try sandbox.put("example.org", at: "site/CNAME")
      for round in 0..<count {
        let child = try Child("loop", sandbox("site"))
        #expect(child.heard() == "looping\n")
        usleep(UInt32(3_000 + 1_700 * (round % 40)))
        child.signal(SIGKILL)
        #expect(child.end().status == -SIGKILL)
        let texts = ["index.html", "other.html", "deep/er/page.html"]
          .map { sandbox.text(of: "site/\($0)") }
        #expect(Set(texts).count == 1 || texts == ["first", nil, nil])
        #expect(sandbox.text(of: "site/CNAME") == "example.org")
        let folder = try Folder(FilePath(sandbox("site")))
        #expect(try #require(try Manifest(of: folder)).faults(in: folder).isEmpty)
      }
      _ = try FolderStore.finish(sandbox("site"))
      #expect(try Releases(of: sandbox("site")).all().count <= 2)
      for (_, release) in try Releases(of: sandbox("site")).all() {
        #expect(try release.get().manifest.faults(in: release.get().folder()).isEmpty)
      }
      let store = try FolderStore(sandbox("site"), keeping: 0)
      try store.write(Array("last".utf8), to: "index.html")
      try store.commit()
      #expect(try sandbox.tree() == ["site/CNAME = example.org", "site/index.html = last"])
    }
  }

  @Test func `what was put into the old site in the last moment is rescued`() throws {
    try Sandbox.use { sandbox in
      try leaveOldSite(in: sandbox)
      // In the old site alone, and newer than what was carried over.
      try sandbox.put("late", at: ".site.rowhouse-staging/new/a/late.txt")
      try sandbox.remove(".site.rowhouse-staging/new/CNAME")
      try sandbox.put("saved anew", at: ".site.rowhouse-staging/new/CNAME")
      try publish(["index.html": "3"], to: sandbox("site"))
      #expect(
        try sandbox.tree()
          == ["site/CNAME = saved anew", "site/a/late.txt = late", "site/index.html = 3"])
    }
  }

  @Test func `what was changed in the new site since is not undone`() throws {
    try Sandbox.use { sandbox in
      try leaveOldSite(in: sandbox)
      try sandbox.remove("site/CNAME")
      usleep(20_000)
      try sandbox.put("changed since", at: "site/CNAME")
      try publish(["index.html": "3"], to: sandbox("site"))
      #expect(try sandbox.tree() == ["site/CNAME = changed since", "site/index.html = 3"])
    }
  }

  @Test func `a last-moment file where the new site has a page is not removed`() throws {
    try Sandbox.use { sandbox in
      try leaveOldSite(in: sandbox)
      try sandbox.put(
        Manifest([]).text, at: ".site.rowhouse-staging/new/.rowhouse-manifest")
      let file = ".site.rowhouse-staging/old-1/index.html"
      let error =
        "cannot remove \"\(sandbox(file))\": it was created while the site was being replaced. "
        + "Move it away and build again."
      #expect(try FolderStore.finish(sandbox("site")).map(\.description) == [error])
      let store = try staged(["index.html": "3"], for: sandbox("site"))
      #expect(store.unfinished.map(\.description) == [error])
      #expect(try store.commit().leftovers == [])
      #expect(
        try sandbox.tree()
          == ["\(file) = 1", "site/CNAME = example.org", "site/index.html = 3"])
      try sandbox.remove(file)
      #expect(try FolderStore.finish(sandbox("site")) == [])
      #expect(try sandbox.tree() == ["site/CNAME = example.org", "site/index.html = 3"])
    }
  }

  @Test(arguments: [("notes.txt", "notes.txt"), ("new.txt", "new.txt")])
  func `what no build put into the staging folder is not removed`(file: String, named: String)
    throws
  {
    try Sandbox.use { sandbox in
      try sandbox.put("mine", at: ".site.rowhouse-staging/\(file)")
      let error = #expect(throws: FileError.self) { try FolderStore(sandbox("site")) }
      #expect(
        error?.description
          == "cannot publish to \"\(sandbox("site"))\": "
          + "\"\(sandbox(".site.rowhouse-staging/\(named)"))\" exists and was not created by a "
          + "build. Move it away.")
      #expect(try sandbox.tree() == [".site.rowhouse-staging/\(file) = mine"])
    }
  }

  @Test func `a staging folder that is a symbolic link is not followed`() throws {
    try Sandbox.use { sandbox in
      try sandbox.put("mine", at: "elsewhere/new/a")
      try sandbox.makeLink(at: ".site.rowhouse-staging", to: "elsewhere")
      #expect(throws: FileError.self) { try FolderStore(sandbox("site")) }
      #expect(
        try sandbox.tree() == [".site.rowhouse-staging -> elsewhere", "elsewhere/new/a = mine"])
    }
  }

  /// Leaves what a build leaves that is killed right after the swap: version 2 in place, version 1
  /// in the staging folder, and a foreign file in both.
  private func leaveOldSite(in sandbox: Sandbox) throws {
    try publish(["index.html": "1"], to: sandbox("site"))
    try sandbox.put("example.org", at: "site/CNAME")
    try sandbox.makeFolder(".site.rowhouse-staging")
    try sandbox.move("site", to: ".site.rowhouse-staging/new")
    try publish(["index.html": "2"], to: sandbox("other"))
    try sandbox.move("other", to: "site")
    try FileManager.default.linkItem(
      atPath: sandbox(".site.rowhouse-staging/new/CNAME"), toPath: sandbox("site/CNAME"))
    let inode = try Folder(FilePath(sandbox("site"))).status().identity.inode
    try sandbox.put("old-1", at: ".site.rowhouse-staging/swap-\(inode)")
  }
}
