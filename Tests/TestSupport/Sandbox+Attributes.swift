import Foundation

extension Sandbox {
  /// Sets an extended attribute.
  ///
  /// - Returns: Whether that was possible.
  @discardableResult
  public func set(_ name: String, to value: [UInt8], of file: String) -> Bool {
    #if canImport(Darwin)
      unsafe setxattr(self(file), name, value, value.count, 0, 0) == 0
    #elseif canImport(Glibc)
      // Glibc's module does not have it.
      typealias Set =
        @convention(c) (
          UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeRawPointer, Int, Int32
        ) -> Int32
      guard let function = unsafe dlsym(nil, "setxattr") else { return false }
      let set = unsafe unsafeBitCast(function, to: Set.self)
      return unsafe set(self(file), name, value, value.count, 0) == 0
    #endif
  }

  /// An extended attribute, if the file has it.
  public func attribute(_ name: String, of file: String) -> [UInt8]? {
    var value = [UInt8](repeating: 0, count: 1_000)
    #if canImport(Darwin)
      let count = unsafe getxattr(self(file), name, &value, value.count, 0, 0)
    #elseif canImport(Glibc)
      typealias Get =
        @convention(c) (
          UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer, Int
        ) -> Int
      guard let function = unsafe dlsym(nil, "getxattr") else { return nil }
      let get = unsafe unsafeBitCast(function, to: Get.self)
      let count = unsafe get(self(file), name, &value, value.count)
    #endif
    return count < 0 ? nil : Array(value.prefix(count))
  }

  public func setOwner(_ owner: UInt32, group: UInt32, of file: String) {
    _ = unsafe chown(self(file), owner, group)
  }
}

/// Access control lists as Linux keeps them, in an attribute of a file.
public enum AccessList {
  /// The list that says who may do what.
  public static let access = "system.posix_acl_access"

  /// The list that a folder hands on to what is made in it.
  public static let `default` = "system.posix_acl_default"

  /// A list as bytes: `u::rwx,u:1234:r-x,g::r-x,m::r-x,o::---`.
  public static let some: [UInt8] =
    [2, 0, 0, 0] + entry(0x01, 7) + entry(0x02, 5, of: 1_234) + entry(0x04, 5) + entry(0x10, 5)
    + entry(0x20, 0)

  private static func entry(_ tag: UInt8, _ rights: UInt8, of user: UInt32 = .max) -> [UInt8] {
    [tag, 0, rights, 0] + (0..<4).map { UInt8(truncatingIfNeeded: user >> (8 * $0)) }
  }
}
