/// A byte, or the first byte of a short sequence, that may not be written as it is.
///
/// One table serves text and attribute values alike: escaping a quote inside text costs five bytes
/// and removes the question of which of two escapers to call. The apostrophe is not among them: it
/// could only end a value in single quotes, which nobody writes here.
///
/// The decision is made on bytes, never on characters: `"<\u{301}"` is one Swift `Character` that
/// is not `"<"`, and an escaper that compares characters lets it through.
///
/// What XML 1.0 (section 2.2, `Char`) cannot carry at all is written as U+FFFD, visibly: the C0
/// controls other than tab and line feed, and the noncharacters U+FFFE and U+FFFF. Everything else,
/// DEL and the C1 controls among it, is kept: it is somebody's data, and browsers read it back.
enum Escape {
  /// What a byte asks of the writer; see ``kinds``.
  enum Kind {
    static let plain: UInt8 = 0
    static let markup: UInt8 = 1
    static let control: UInt8 = 2
    static let carriageReturn: UInt8 = 3
    static let lastPlane: UInt8 = 4
  }

  /// The kind of every byte.
  static let kinds: InlineArray<256, UInt8> = {
    var kinds = InlineArray<256, UInt8>(repeating: Kind.plain)
    for byte in 0x00..<0x20 { kinds[byte] = Kind.control }
    kinds[Int(UInt8(ascii: "\t"))] = Kind.plain
    kinds[Int(UInt8(ascii: "\n"))] = Kind.plain
    kinds[Int(UInt8(ascii: "\r"))] = Kind.carriageReturn
    for byte in "&<>\"".utf8 { kinds[Int(byte)] = Kind.markup }
    kinds[0xEF] = Kind.lastPlane
    return kinds
  }()

  /// What stands for a byte of the kind ``Kind/markup``.
  static func replacement(for byte: UInt8) -> StaticString {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    default: "&quot;"
    }
  }
}
