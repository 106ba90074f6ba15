import Bytes

/// Splits text into searchable words.
///
/// A word is a run of letters, numbers and marks, in lowercase and without accents; if numbers have
/// a prefix such as `no`, `No619144` is `619144` anywhere. Words are cut to ``longest`` characters.
struct WordReader {
  /// The most characters by which words are distinguished.
  static let longest = 32

  private let folding = LetterFolding()

  /// The letters that may precede the digits of a number; see ``SearchSchema/numberPrefix``.
  private let numberPrefix: [UInt8]

  init(numberPrefix: String = "") { self.numberPrefix = Array(numberPrefix.utf8) }

  /// The word that was read.
  private(set) var word: [UInt8] = []
  private var length = 0

  /// Reads the next word of a text in UTF-8 into ``word``; returns whether there was one.
  mutating func next(in text: Span<UInt8>, at position: inout Int) -> Bool {
    word.removeAll(keepingCapacity: true)
    length = 0
    while position < text.count {
      let byte = text[position]
      if byte < 0x80 {
        position += 1
        let letter = LetterFolding.ascii(byte)
        if letter != 0 {
          append(letter)
        } else if length > 0 {
          break
        }
      } else {
        let character = UTF8Character(in: text, at: position)
        let scalar = character.scalar
        position = max(character.end, position + 1)
        switch folding.result(of: scalar) {
        case .letters(0): append(lowerCaseOf: scalar)
        case .letters(let packed): append(packed: packed)
        case .nothing: break
        case .separator: if length > 0 { return finish() }
        }
      }
    }
    return finish()
  }

  @inline(__always)
  private mutating func append(_ letter: UInt8) {
    if length < Self.longest { word.append(letter) }
    length += 1
  }

  private mutating func append(packed: UInt32) {
    var rest = packed
    while rest != 0 {
      // What begins a character counts, the rest of it does not.
      let byte = UInt8(truncatingIfNeeded: rest)
      if byte & 0xC0 != 0x80 { length += 1 }
      if length <= Self.longest { word.append(byte) }
      rest >>= 8
    }
  }

  private mutating func append(lowerCaseOf scalar: Unicode.Scalar) {
    for letter in scalar.properties.lowercaseMapping.unicodeScalars {
      // The lower case of a sign may be a letter: that of the Kelvin sign is k.
      if letter != scalar, case .letters(let packed) = folding.result(of: letter), packed != 0 {
        append(packed: packed)
      } else {
        length += 1
        if length <= Self.longest {
          word += Array(UTF8.encode(letter) ?? UTF8.encodedReplacementCharacter)
        }
      }
    }
  }

  private mutating func finish() -> Bool {
    // Of a longer word it is not known how it goes on.
    if length <= Self.longest, isPrefixedNumber { word.removeFirst(numberPrefix.count) }
    return !word.isEmpty
  }

  /// Whether the word is the prefix of numbers, and digits.
  private var isPrefixedNumber: Bool {
    let prefix = numberPrefix.count
    guard prefix > 0, word.count > prefix, ASCII.isDigit(word[prefix]) else { return false }
    return word.starts(with: numberPrefix) && word[prefix...].allSatisfy(ASCII.isDigit)
  }
}
