import Files
import Foundation
import Store
import TestSupport
import Testing

/// What takes a file system of its own, which not everybody may mount.
@Suite(.enabled(if: Privilege.mounts)) struct SlowMountTests {
  @Test func `a full disk is an error and leaves the old site and no litter`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("disk")
      try Privilege.mount(sandbox("disk"), kilobytes: 64)
      defer { try? Privilege.unmount(sandbox("disk")) }
      try publish(["index.html": "1"], to: sandbox("disk/site"))
      let store = try FolderStore(sandbox("disk/site"))
      let error = #expect(throws: FileError.self) {
        try store.write([UInt8](repeating: 1, count: 100_000), to: "index.html")
      }
      let file = sandbox("disk/.site.rowhouse-staging/new/index.html")
      #expect(error?.description == "cannot write \"\(file)\": no space left on device")
      store.discard()
      #expect(try sandbox.tree("disk") == ["site/index.html = 1"])
    }
  }

  @Test func `a mount point is not replaced`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("disk")
      try Privilege.mount(sandbox("disk"), kilobytes: 64)
      defer { try? Privilege.unmount(sandbox("disk")) }
      let error = #expect(throws: FileError.self) { try FolderStore(sandbox("disk")) }
      #expect(
        error?.description
          == "cannot publish to \"\(sandbox("disk"))\": it is a mount point, which can't be "
          + "replaced. Use a folder inside it.")
      try publish(["index.html": "1"], to: sandbox("disk/site"))
      try publish(["index.html": "2"], to: sandbox("disk/site"))
      #expect(try sandbox.tree("disk") == ["site/index.html = 2"])
    }
  }
}

@Suite struct FailureTests {
  @Test func `a file that may not grow is an error and leaves no litter`() throws {
    try Sandbox.use { sandbox in
      let child = try Child("limit", "site", in: sandbox.path)
      #expect(
        child.end()
          == ("cannot write \".site.rowhouse-staging/new/index.html\": file too large\n", 3))
      #expect(try sandbox.tree() == [])
    }
  }

  @Test func `a folder above that may not be written to is an error`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("a/site")
      sandbox.setPermissions(0o500, of: "a")
      defer { sandbox.setPermissions(0o700, of: "a") }
      try sandbox.giveAway()
      #expect(
        try Child("obey", sandbox("a/site")).end()
          == (
            "cannot publish to \"\(sandbox("a/site"))\": cannot make the folder "
              + "\"\(sandbox("a/.site.rowhouse-staging"))\": permission denied. The new site is "
              + "written beside the old one: allow writing there, or use a folder inside it.\n",
            3
          ))
    }
  }

  @Test
  func `an output that may not be written to is an error, and the next build is not its victim`()
    throws
  {
    try Sandbox.use { sandbox in
      try publish(["index.html": "1", "a/b.html": "1"], to: sandbox("site"))
      sandbox.setPermissions(0o555, of: "site")
      try sandbox.giveAway()
      #expect(
        try Child("obey", sandbox("site")).end()
          == (
            "cannot publish to \"\(sandbox("site"))\": you don't have permission to replace it. "
              + "Run chmod u+w on it.\n", 3
          ))
      sandbox.setPermissions(0o755, of: "site")
      sandbox.setPermissions(0o500, of: "site/a")
      for _ in 0..<2 {
        #expect(try Child("obey", sandbox("site")).end() == ("", 0))
        #expect(
          try sandbox.tree() == [
            "site/deep/er/page.html = new", "site/index.html = new", "site/other.html = new",
          ])
        sandbox.setPermissions(0o500, of: "site/deep/er")
      }
    }
  }

  @Test func `an output that somebody else replaced meanwhile is left alone`() throws {
    try Sandbox.use { sandbox in
      try publish(["index.html": "1"], to: sandbox("site"))
      let store = try staged(["index.html": "2"], for: sandbox("site"))
      try sandbox.move("site", to: "old")
      try sandbox.put("mine", at: "site/index.html")
      try expectChanged(store, sandbox)
      #expect(try sandbox.tree() == ["old/index.html = 1", "site/index.html = mine"])
    }
  }

  @Test func `an output that somebody else made meanwhile is left alone`() throws {
    try Sandbox.use { sandbox in
      let store = try staged(["index.html": "2"], for: sandbox("site"))
      try sandbox.put("mine", at: "site/index.html")
      try expectChanged(store, sandbox)
      #expect(try sandbox.tree() == ["site/index.html = mine"])
    }
  }

  private func expectChanged(_ store: FolderStore, _ sandbox: Sandbox) throws {
    let error = #expect(throws: FileError.self) { try store.commit() }
    store.discard()
    #expect(
      error?.description
        == "cannot publish to \"\(sandbox("site"))\": another program replaced it during the "
        + "build. Build again.")
  }
}
