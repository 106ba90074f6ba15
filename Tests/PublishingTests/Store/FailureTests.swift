import Files
import Foundation
import Publishing
import TestSupport
import Testing

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

  @Test(.enabled(if: Privilege.mounts))
  func `a full disk is an error and leaves the old site and no litter`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("disk")
      try Privilege.mount(sandbox("disk"), kilobytes: 64)
      defer { try? Privilege.unmount(sandbox("disk")) }
      try publish(["index.html": "1"], to: sandbox("disk/site"))
      let store = try FolderStore(sandbox("disk/site"))
      let error = #expect(throws: StoreError.self) {
        try store.write([UInt8](repeating: 1, count: 100_000), to: "index.html")
      }
      let file = sandbox("disk/.site.rowhouse-staging/new/index.html")
      #expect(error?.description == "cannot write \"\(file)\": no space left on device")
      store.discard()
      #expect(try sandbox.tree("disk") == ["site/index.html = 1"])
    }
  }

  @Test(.enabled(if: Privilege.obeysPermissions))
  func `a folder above that may not be written to is an error`() throws {
    try Sandbox.use { sandbox in
      try sandbox.makeFolder("a/site")
      sandbox.setPermissions(0o500, of: "a")
      defer { sandbox.setPermissions(0o700, of: "a") }
      let error = #expect(throws: StoreError.self) { try FolderStore(sandbox("a/site")) }
      #expect(
        error?.description
          == "cannot publish to \"\(sandbox("a/site"))\": cannot make the folder "
          + "\"\(sandbox("a/.site.rowhouse-staging"))\": permission denied, and the new site is "
          + "made beside the old one; allow writing there, or publish to a folder inside it")
    }
  }

  @Test(.enabled(if: Privilege.obeysPermissions))
  func `an output that may not be written to is an error, and the next build is not its victim`()
    throws
  {
    try Sandbox.use { sandbox in
      try publish(["index.html": "1", "a/b.html": "1"], to: sandbox("site"))
      sandbox.setPermissions(0o555, of: "site")
      let error = #expect(throws: StoreError.self) {
        try publish(["index.html": "2"], to: sandbox("site"))
      }
      #expect(
        error?.description == "cannot publish to \"\(sandbox("site"))\": you may not write to it, "
          + "so it cannot be replaced; give yourself that right (chmod u+w)")
      sandbox.setPermissions(0o755, of: "site")
      sandbox.setPermissions(0o500, of: "site/a")
      try publish(["index.html": "3", "a/b.html": "3"], to: sandbox("site"))
      try publish(["index.html": "4"], to: sandbox("site"))
      #expect(try sandbox.tree() == ["site/index.html = 4"])
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
    let error = #expect(throws: StoreError.self) { try store.commit() }
    store.discard()
    #expect(
      error?.description
        == "cannot publish to \"\(sandbox("site"))\": something else replaced it while the site "
        + "was being made; build again")
  }
}
