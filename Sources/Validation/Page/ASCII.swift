import Bytes

/// The bytes that the syntax of HTML and of addresses is made of.
extension ASCII {
  static let tab: UInt8 = 0x09
  static let lineFeed: UInt8 = 0x0A
  static let carriageReturn: UInt8 = 0x0D
  static let space: UInt8 = 0x20
  static let hash: UInt8 = 0x23
  static let ampersand: UInt8 = 0x26
  static let percent: UInt8 = 0x25
  static let comma: UInt8 = 0x2C
  static let hyphen: UInt8 = 0x2D
  static let dot: UInt8 = 0x2E
  static let slash: UInt8 = 0x2F
  static let colon: UInt8 = 0x3A
  static let less: UInt8 = 0x3C
  static let greater: UInt8 = 0x3E
  static let question: UInt8 = 0x3F
  static let bracket: UInt8 = 0x5B
  static let backslash: UInt8 = 0x5C

  /// Whether a range has the given small letters, in capitals or not.
  static func equal(
    _ range: Range<Int>, _ letters: some Collection<UInt8>, in bytes: Span<UInt8>
  ) -> Bool {
    guard range.count == letters.count else { return false }
    var index = range.lowerBound
    for letter in letters {
      guard lowercased(bytes[index]) == letter else { return false }
      index += 1
    }
    return true
  }

  /// The white space of HTML, and the line break that XML makes of the others.
  static func isBlank(_ byte: UInt8) -> Bool {
    byte <= 0x20 && (byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0C || byte == 0x0D)
  }
}
