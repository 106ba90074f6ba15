import Bytes

/// A byte, or the first byte of a short sequence, that may not be written as it is.
///
/// One table serves text and attribute values alike: escaping a quote inside text costs five bytes
/// and removes the choice between two escapers. The apostrophe is not among them: it could only end
/// a value in single quotes, and the writer uses none.
///
/// The decision is made on bytes, never on characters: `"<\u{301}"` is one Swift `Character` that
/// is not `"<"`, and an escaper that compares characters lets it through.
///
/// A character that a page may not contain is written as U+FFFD, visibly: controls other than tab
/// and line feed (C0, DEL and C1), and the noncharacters of every plane. XML 1.0 (section 2.2)
/// cannot carry some of them at all, and HTML (section 13.2.3.5) calls the others errors. Unicode
/// calls all of them controls and noncharacters.
enum Escape {
  /// The classes of bytes in ``kinds``.
  enum Kind {
    static let plain: UInt8 = 0
    static let markup: UInt8 = 1
    static let control: UInt8 = 2
    static let carriageReturn: UInt8 = 3
    static let lead: UInt8 = 4
  }

  static let kinds: InlineArray<256, UInt8> = {
    var kinds = InlineArray<256, UInt8>(repeating: Kind.plain)
    for byte in 0x00..<0x20 { kinds[byte] = Kind.control }
    kinds[Int(UInt8(ascii: "\t"))] = Kind.plain
    kinds[Int(UInt8(ascii: "\n"))] = Kind.plain
    kinds[Int(UInt8(ascii: "\r"))] = Kind.carriageReturn
    for byte in "&<>\"".utf8 { kinds[Int(byte)] = Kind.markup }
    kinds[0x7F] = Kind.control
    for byte in [0xC2, 0xEF, 0xF0, 0xF1, 0xF2, 0xF3, 0xF4] { kinds[byte] = Kind.lead }
    return kinds
  }()

  /// The number of bytes of a C1 control or a noncharacter that begins with a ``Kind/lead``; zero of others.
  @inline(__always) static func refusedLength(at index: Int, in bytes: Span<UInt8>) -> Int {
    let character = UTF8Character(in: bytes, at: index)
    return character.scalar.isRefused ? character.end - index : 0
  }

  /// The replacement for a byte of the kind ``Kind/markup``.
  static func replacement(for byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    default: "&quot;"
    }
  }
}
