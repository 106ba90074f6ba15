import Foundation

/// What the tests may do on this machine.
public enum Privilege {
  /// Whether we may give files to other users, and become one.
  public static let givesFilesAway = loudly(getuid() == 0, "only root may give files away")

  /// Whether files have extended attributes and access control lists here.
  public static let hasAttributes = loudly(canSetAttributes(), "files have no attributes here")

  /// Whether we may mount a small file system to fill.
  public static let mounts = loudly(canMount(), "a tmpfs cannot be mounted here")

  /// Whether we have a home folder that is there and is not the root.
  public static let hasHome = loudly(
    ProcessInfo.processInfo.environment["HOME"].map {
      $0 != "/" && FileManager.default.fileExists(atPath: $0)
    } ?? false, "there is no home folder")

  private static func loudly(_ can: Bool, _ reason: String) -> Bool {
    if !can { FileHandle.standardError.write(Data("SKIPPED: \(reason)\n".utf8)) }
    return can
  }

  private static func canSetAttributes() -> Bool {
    var can = false
    // An error means that it cannot.
    try? Sandbox.use { sandbox in
      can =
        sandbox.set("user.test", to: [1], of: "")
        && sandbox.set(AccessList.default, to: AccessList.some, of: "")
    }
    return can
  }

  private static func canMount() -> Bool {
    guard getuid() == 0 else { return false }
    var can = false
    // An error means that it cannot.
    try? Sandbox.use { sandbox in
      try sandbox.makeFolder("disk")
      can = try mount(sandbox("disk"), kilobytes: 64)
      if can { try unmount(sandbox("disk")) }
    }
    return can
  }

  /// Mounts a file system in memory.
  @discardableResult
  public static func mount(_ folder: String, kilobytes: Int) throws -> Bool {
    try Child(
      program: "/bin/mount", ["-t", "tmpfs", "-o", "size=\(kilobytes)k", "tmpfs", folder]
    ).end().status == 0
  }

  public static func unmount(_ folder: String) throws {
    _ = try Child(program: "/bin/umount", [folder]).end()
  }
}
