import Files
import Foundation
import Store
import TestSupport
import Testing

/// What files and folders have besides their content, when others take their places.
@Suite struct AttributeTests {
  private static let first = ["index.html": "1", "a/same.html": "1", "a/b/other.html": "1"]
  private static let second = ["index.html": "2", "a/same.html": "1", "a/b/other.html": "2"]

  /// Everything of a site that is there before and after.
  private static let places = [
    "site", "site/a", "site/a/b", "site/index.html", "site/a/same.html", "site/a/b/other.html",
    "site/.git", "site/.git/HEAD", "site/.rowhouse-manifest",
  ]

  @Test func `permissions are kept, those of folders and of files that are written anew`() throws {
    try Sandbox.use { sandbox in
      try publish(Self.first, to: sandbox("site"))
      try sandbox.put("ref", at: "site/.git/HEAD")
      for place in Self.places {
        sandbox.setPermissions(place.contains(".html") ? 0o640 : 0o2750, of: place)
      }
      let before = try Self.places.map { try status(of: $0, in: sandbox).permissions }
      #expect(try publish(Self.second, to: sandbox("site")).unkept == nil)
      #expect(try Self.places.map { try status(of: $0, in: sandbox).permissions } == before)
    }
  }

  @Test(.enabled(if: Privilege.hasAttributes))
  func `attributes and access control lists are kept, and none is added`() throws {
    try Sandbox.use { sandbox in
      try publish(Self.first, to: sandbox("site"))
      try sandbox.put("ref", at: "site/.git/HEAD")
      for place in Self.places where place != "site/a/b" {
        sandbox.set("user.note", to: Array(place.utf8), of: place)
        sandbox.set(AccessList.access, to: AccessList.some, of: place)
      }
      sandbox.set(AccessList.default, to: AccessList.some, of: "site")
      let names = ["user.note", AccessList.access, AccessList.default]
      func attributes() -> [[[UInt8]?]] {
        Self.places.map { place in names.map { sandbox.attribute($0, of: place) } }
      }
      let before = attributes()
      #expect(before[0] == [Array("site".utf8), AccessList.some, AccessList.some])
      #expect(before[2] == [nil, nil, nil])
      #expect(try publish(Self.second, to: sandbox("site")).unkept == nil)
      #expect(attributes() == before)
    }
  }

  @Test(.enabled(if: Privilege.givesFilesAway))
  func `owner and group are kept, and a setgid folder hands its group on to what is new`() throws {
    try Sandbox.use { sandbox in
      try publish(Self.first, to: sandbox("site"))
      try sandbox.put("ref", at: "site/.git/HEAD")
      for place in Self.places { sandbox.setOwner(65_534, group: 65_533, of: place) }
      for folder in ["site", "site/a", "site/a/b"] { sandbox.setPermissions(0o2775, of: folder) }
      let files = Self.second.merging(["new/page.html": "2", "a/new.html": "2"]) { $1 }
      #expect(try publish(files, to: sandbox("site")).unkept == nil)
      for place in Self.places {
        let status = try status(of: place, in: sandbox)
        #expect(status.owner == 65_534 && status.group == 65_533, "\(place)")
      }
      for place in ["site/new", "site/new/page.html", "site/a/new.html"] {
        #expect(try status(of: place, in: sandbox).group == 65_533, "\(place)")
      }
      #expect(try status(of: "site/new", in: sandbox).permissions & 0o2000 != 0)
    }
  }

  @Test(.enabled(if: Privilege.hasAttributes))
  func `what is new gets the access control list that the output hands on`() throws {
    try Sandbox.use { sandbox in
      try publish(Self.first, to: sandbox("site"))
      sandbox.set(AccessList.default, to: AccessList.some, of: "site")
      try publish(Self.first.merging(["new/page.html": "2"]) { $1 }, to: sandbox("site"))
      #expect(sandbox.attribute(AccessList.default, of: "site/new") == AccessList.some)
      #expect(sandbox.attribute(AccessList.access, of: "site/new/page.html") != nil)
      #expect(sandbox.attribute(AccessList.access, of: "site/index.html") == nil)
    }
  }

  @Test(.enabled(if: Privilege.givesFilesAway))
  func `an owner that cannot be kept does not keep a site from being published`() throws {
    try Sandbox.use { sandbox in
      try publish(["index.html": "1", "a/b.html": "1"], to: sandbox("site"))
      try sandbox.put("mine", at: "site/a/mine.txt")
      for folder in ["", "site", "site/a"] { sandbox.setPermissions(0o777, of: folder) }
      let child = try Child("nobody", sandbox("site"))
      let result = child.result()
      #expect(
        result.output
          == "cannot keep the owner of \"\(sandbox("site"))\": operation not permitted\n")
      #expect(result.error == "" && result.status == 0)
      #expect(try sandbox.tree() == ["site/a/mine.txt = mine", "site/index.html = new"])
      #expect(try status(of: "site", in: sandbox).permissions == 0o777)
    }
  }

  @Test(.enabled(if: Privilege.givesFilesAway))
  func `a page that may not be read is as private when it is written anew`() throws {
    try Sandbox.use { sandbox in
      try publish(["index.html": "1"], to: sandbox("site"))
      for folder in ["", "site"] { sandbox.setPermissions(0o777, of: folder) }
      sandbox.setPermissions(0o600, of: "site/index.html")
      #expect(try Child("nobody", sandbox("site")).result().status == 0)
      #expect(sandbox.text(of: "site/index.html") == "new")
      #expect(try status(of: "site/index.html", in: sandbox).permissions == 0o600)
    }
  }

  @Test(.enabled(if: Privilege.givesFilesAway))
  func `a foreign file that can have no second name is copied, however large`() throws {
    // Where anybody may link anything, it is linked.
    guard linksAreProtected else { return }
    try Sandbox.use { sandbox in
      try publish(["index.html": "1"], to: sandbox("site"))
      try sandbox.put("begin", at: "site/large")
      sandbox.truncate("site/large", to: 1 << 28 + 1)
      for folder in ["", "site"] { sandbox.setPermissions(0o777, of: folder) }
      let result = try Child("nobody", sandbox("site")).result()
      #expect(result.error == "" && result.status == 0)
      let file = try InputFile(sandbox("site/large"))
      #expect(file.size == 1 << 28 + 1)
      #expect(try file.status().owner == 65_534)
      var bytes: [UInt8] = []
      try file.read(0..<6, into: &bytes)
      #expect(bytes == Array("begin\0".utf8))
    }
  }

  private var linksAreProtected: Bool {
    (try? String(contentsOfFile: "/proc/sys/fs/protected_hardlinks", encoding: .utf8)) == "1\n"
  }

  private func status(of place: String, in sandbox: Sandbox) throws -> FileStatus {
    try FileStatus(of: FilePath(sandbox(place)))
  }
}
