import Bytes

/// A place in bytes, from which a lexer reads on; past the end it reads zero, which no token contains.
struct ByteReader {
  let bytes: ArraySlice<UInt8>
  var index: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    index = bytes.startIndex
  }

  var isAtEnd: Bool { index >= bytes.endIndex }

  func peek(_ offset: Int = 0) -> UInt8 {
    index + offset < bytes.endIndex ? bytes[index + offset] : 0
  }

  /// Moves forward, to the end at most.
  mutating func advance(by count: Int = 1) { index = min(index + count, bytes.endIndex) }

  mutating func advance(while isWanted: (UInt8) -> Bool) {
    while !isAtEnd, isWanted(bytes[index]) { index += 1 }
  }

  /// Moves past some bytes if they are next.
  mutating func skip(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    advance(by: text.utf8.count)
    return true
  }

  func isAt(_ text: String) -> Bool { bytes[index...].starts(with: text.utf8) }
}

/// The bytes that words are made of.
enum WordByte {
  static func isStart(_ byte: UInt8) -> Bool {
    ASCII.isLetter(byte) || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
  }

  static func isPart(_ byte: UInt8) -> Bool { isStart(byte) || ASCII.isDigit(byte) }
}
