/// The search form of each character: without case, without accents.
///
/// The search page's script folds alike: a browser compares the two, character by character.
struct LetterFolding: Sendable {
  /// The search form of a character.
  enum Result: Equatable {
    /// It belongs to a word and is looked for as up to four bytes, the first the lowest.
    case letters(UInt32)

    /// It is removed from the word around it: an accent alone.
    case nothing

    case separator
  }

  /// The search forms of the characters in tables, packed; the standard library folds the others.
  private let low: [UInt32]
  private let extended: [UInt32]

  private static let separator = UInt32.max

  init() {
    var folded: [Unicode.Scalar: UInt32] = [:]
    for line in FoldedLetters.lines.unicodeScalars.split(separator: "\n") {
      guard let space = line.firstIndex(of: " ") else { continue }
      let target = Self.packed(String(line[..<space]))
      for letter in line[line.index(after: space)...] { folded[letter] = target }
    }
    let pack = { (value: UInt32) in Unicode.Scalar(value).map { Self.packed($0, folded) } ?? 0 }
    low = (0..<0x530).map(pack)
    extended = (0x1E00..<0x2000).map(pack)
  }

  /// Returns the search form of a character.
  func result(of scalar: Unicode.Scalar) -> Result {
    let packed: UInt32
    switch scalar.value {
    case ..<0x530: packed = low[Int(scalar.value)]
    case 0x1E00..<0x2000: packed = extended[Int(scalar.value) - 0x1E00]
    default: return Self.isWordPart(scalar) ? .letters(0) : .separator
    }
    return packed == 0 ? .nothing : packed == Self.separator ? .separator : .letters(packed)
  }

  /// Returns the search form of an ASCII character; 0 for a separator of words.
  @inline(__always)
  static func ascii(_ byte: UInt8) -> UInt8 {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): byte
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): byte | 0x20
    default: 0
    }
  }

  private static func packed(
    _ scalar: Unicode.Scalar, _ folded: [Unicode.Scalar: UInt32]
  ) -> UInt32 {
    if isMark(scalar) { return 0 }
    guard isWordPart(scalar) else { return separator }
    var result = ""
    for letter in scalar.properties.lowercaseMapping.unicodeScalars where !isMark(letter) {
      if let target = folded[letter] { return target }
      result.unicodeScalars.append(letter)
    }
    return packed(result)
  }

  /// Whether it is one of the combining diacritical marks.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36F).contains(scalar.value)
  }

  /// Whether it is a letter, a number, or a mark on one.
  static func isWordPart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
      .decimalNumber, .letterNumber, .otherNumber, .nonspacingMark, .spacingMark, .enclosingMark:
      true
    default: false
    }
  }

  private static func packed(_ text: String) -> UInt32 {
    text.utf8.reversed().reduce(0) { $0 << 8 | UInt32($1) }
  }
}
