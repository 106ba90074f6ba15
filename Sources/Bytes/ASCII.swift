/// Questions about single bytes, which no part of a character beyond ASCII answers with yes.
public enum ASCII {
  @inlinable public static func isLetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  @inlinable public static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  @inlinable public static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isLetter(byte) || isDigit(byte)
  }

  /// A capital letter as a small one, and any other byte as it is.
  @inlinable public static func lowercased(_ byte: UInt8) -> UInt8 {
    byte &- 0x41 < 26 ? byte | 0x20 : byte
  }
}
