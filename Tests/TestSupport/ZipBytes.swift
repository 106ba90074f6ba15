import Foundation

/// The bytes of ZIP archives that tests need, damaged ones too.
public struct ZipBytes {
  /// A file in an archive, and what is wrong with it.
  public struct Entry: Sendable {
    public var name: String
    public var bytes: [UInt8]

    /// What is said to be its size when unpacked, where that is not its own.
    public var size: Int?
    public var checksum: UInt32?
    public var flags = 0
    public var method: Int?

    /// Whether `bytes` are packed with Deflate, of which size and checksum are given.
    public var isDeflated = false

    public init(_ name: String, _ text: String) { self.init(name, Array(text.utf8)) }

    public init(_ name: String, _ bytes: [UInt8]) { (self.name, self.bytes) = (name, bytes) }

    /// A file packed with Deflate, by gzip.
    public init(packing text: String, as name: String) throws {
      let packed = try gzip(Array(text.utf8))
      self.init(name, Array(packed[10..<packed.count - 8]))
      isDeflated = true
      size = text.utf8.count
      checksum = ZipBytes.checksum(Array(text.utf8))
    }
  }

  /// An archive of some entries.
  ///
  /// - Parameters:
  ///   - entries: The entries.
  ///   - isLarge: Whether it is ZIP64 throughout.
  ///   - hasDescriptors: Whether sizes and checksums are only after each entry.
  /// - Returns: The archive.
  public static func archive(
    _ entries: [Entry], zip64 isLarge: Bool = false, descriptors hasDescriptors: Bool = false
  ) -> [UInt8] {
    var file: [UInt8] = []
    var directory: [UInt8] = []
    for entry in entries {
      let start = file.count
      let size = entry.size ?? entry.bytes.count
      let checksum = Int(entry.checksum ?? Self.checksum(entry.bytes))
      let method = entry.method ?? (entry.isDeflated ? 8 : 0)
      let flags = entry.flags | 0x800 | (hasDescriptors ? 8 : 0)
      let name = Array(entry.name.utf8)
      let far = 0xFFFF_FFFF
      let known = hasDescriptors ? 0 : 1
      file += number(0x0403_4B50, 4) + number(20, 2) + number(flags, 2) + number(method, 2)
      file += number(0, 4) + number(checksum * known, 4)
      file += number(entry.bytes.count * known, 4) + number(size * known, 4)
      file += number(name.count, 2) + number(0, 2) + name + entry.bytes
      if hasDescriptors {
        file += number(0x0807_4B50, 4) + number(checksum, 4) + number(entry.bytes.count, 4)
        file += number(size, 4)
      }
      let extra =
        isLarge
        ? number(1, 2) + number(24, 2) + number(size, 8) + number(entry.bytes.count, 8)
          + number(start, 8) : []
      directory += number(0x0201_4B50, 4) + number(45, 2) + number(45, 2) + number(flags, 2)
      directory += number(method, 2) + number(0, 4) + number(checksum, 4)
      directory += number(isLarge ? far : entry.bytes.count, 4) + number(isLarge ? far : size, 4)
      directory += number(name.count, 2) + number(extra.count, 2) + number(0, 10)
      directory += number(isLarge ? far : start, 4) + name + extra
    }
    let start = file.count
    file += directory
    if isLarge {
      let record = file.count
      file += number(0x0606_4B50, 4) + number(44, 8) + number(45, 2) + number(45, 2)
      file += number(0, 8) + number(entries.count, 8) + number(entries.count, 8)
      file += number(directory.count, 8) + number(start, 8)
      file += number(0x0706_4B50, 4) + number(0, 4) + number(record, 8) + number(1, 4)
    }
    let count = isLarge ? 0xFFFF : entries.count
    file += number(0x0605_4B50, 4) + number(0, 4) + number(count, 2) + number(count, 2)
    file += number(isLarge ? 0xFFFF_FFFF : directory.count, 4)
    file += number(isLarge ? 0xFFFF_FFFF : start, 4) + number(0, 2)
    return file
  }

  private static func number(_ number: Int, _ count: Int) -> [UInt8] {
    (0..<count).map { $0 < 8 ? UInt8(truncatingIfNeeded: number >> (8 * $0)) : 0 }
  }

  /// CRC-32, a bit at a time.
  public static func checksum(_ bytes: [UInt8]) -> UInt32 {
    var state: UInt32 = 0xFFFF_FFFF
    for byte in bytes {
      state ^= UInt32(byte)
      for _ in 0..<8 { state = state & 1 == 1 ? 0xEDB8_8320 ^ state >> 1 : state >> 1 }
    }
    return ~state
  }
}

/// Some bytes as the program gzip packs them.
public func gzip(_ bytes: [UInt8], level: Int = 6) throws -> [UInt8] {
  let sandbox = try Sandbox()
  defer { sandbox.remove() }
  try sandbox.put(bytes, at: "bytes")
  let child = try Child(
    program: "/bin/sh", ["-c", "gzip -n -c -\(level) bytes > packed"], in: sandbox.path)
  _ = child.result()
  return [UInt8](try Data(contentsOf: URL(filePath: sandbox("packed"))))
}
