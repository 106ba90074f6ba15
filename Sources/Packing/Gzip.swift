package import Bytes
package import Files

/// A gzip file (RFC 1952) of one member or several, unpacked a piece at a time.
package struct Gzip {
  private let name: String
  private let limit: Int
  private let inflater: Inflater
  private var isInMember = false
  private var hasMembers = false
  private var checksum = Checksum()
  private var memberSize = 0

  /// How many bytes were unpacked.
  package private(set) var count = 0

  /// How many bytes of the file were read.
  package var packedCount: Int { inflater.input.offset }

  /// - `limit`: The most bytes that may be unpacked.
  package init(_ file: InputFile, name: String, limit: Int) {
    self.name = name
    self.limit = limit
    inflater = Inflater(PackedBytes(file, 0..<file.size, name: name))
  }

  /// Whether a file begins like a gzip file.
  package static func isBeginning(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// Appends the next piece; false at the end.
  package mutating func next(into bytes: inout [UInt8]) throws(InputError) -> Bool {
    while true {
      if !isInMember {
        guard try beginMember() else { return false }
      }
      let start = bytes.count
      guard try inflater.next(into: &bytes) else {
        try endMember()
        continue
      }
      checksum.add(bytes[start...])
      memberSize += bytes.count - start
      count += bytes.count - start
      guard count <= limit else { throw InputError(name, .tooLarge(limit: limit)) }
      return true
    }
  }

  /// Reads the header of the next member; false at the end, which zeros may stand before.
  private mutating func beginMember() throws(InputError) -> Bool {
    var first: UInt8 = 0
    repeat {
      if hasMembers, inflater.input.isAtEnd { return false }
      first = try inflater.input.byte()
    } while hasMembers && first == 0
    guard first == 0x1F, try inflater.input.byte() == 0x8B else {
      throw InputError(name, .damaged("bytes follow that are not packed"))
    }
    guard try inflater.input.byte() == 8 else {
      throw InputError(name, .damaged("it is packed in an unknown way"))
    }
    let flags = try inflater.input.byte()
    guard flags & 0xE0 == 0 else { throw InputError(name, .damaged("its header is unknown")) }
    _ = try inflater.input.number(ofBytes: 6)
    if flags & 4 != 0 {
      let length = try inflater.input.number(ofBytes: 2)
      for _ in 0..<length { _ = try inflater.input.byte() }
    }
    for flag: UInt8 in [8, 16] where flags & flag != 0 {
      while try inflater.input.byte() != 0 {}
    }
    if flags & 2 != 0 { _ = try inflater.input.number(ofBytes: 2) }
    inflater.restart()
    isInMember = true
    hasMembers = true
    (checksum, memberSize) = (Checksum(), 0)
    return true
  }

  private mutating func endMember() throws(InputError) {
    guard try inflater.input.number(ofBytes: 4) == Int(checksum.value) else {
      throw InputError(name, .checksum)
    }
    guard try inflater.input.number(ofBytes: 4) == memberSize & 0xFFFF_FFFF else {
      throw InputError(name, .length)
    }
    isInMember = false
  }
}
