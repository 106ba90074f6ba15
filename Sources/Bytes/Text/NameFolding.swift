/// Names as people look them up: without case, accents and punctuation.
package enum NameFolding {
  /// The letters, digits and single spaces of a name, in lower case, Latin letters without accents.
  ///
  /// `Åland` becomes `aland`, `"O'Brien"` `obrien`, `Пётр` `пётр`: Latin letters are folded
  /// independently of the language, and other scripts are unchanged.
  package static func key(of name: String) -> [UInt8] {
    var key: [UInt8] = []
    write(keyOf: name.utf8.span, into: &key)
    return key
  }

  /// Writes the key of a name, UTF-8, in place of some bytes.
  package static func write(keyOf name: Span<UInt8>, into key: inout [UInt8]) {
    key.removeAll(keepingCapacity: true)
    if name.indices.allSatisfy({ name[$0] < 0x80 }) {
      for index in name.indices { append(Unicode.Scalar(name[index]), to: &key) }
    } else {
      let text = String(decoding: name.indices.map { name[$0] }, as: UTF8.self)
      for scalar in text.unicodeScalars { append(scalar, to: &key) }
    }
    if key.last == space { key.removeLast() }
  }

  private static let space = UInt8(ascii: " ")

  private static func append(_ scalar: Unicode.Scalar, to key: inout [UInt8]) {
    switch scalar.value {
    case 0x30...0x39, 0x61...0x7A: key.append(UInt8(truncatingIfNeeded: scalar.value))
    case 0x41...0x5A: key.append(UInt8(truncatingIfNeeded: scalar.value) | 0x20)
    case 0x27, 0x2019, 0x300...0x36F: break
    case 0x00...0x7F: append(space, to: &key)
    case 0xC6, 0xE6: key += "ae".utf8
    case 0x152, 0x153: key += "oe".utf8
    case 0xDF, 0x1E9E: key += "ss".utf8
    case 0xDE, 0xFE: key += "th".utf8
    case 0xC0...0x17F: append(latin[Int(scalar.value) - 0xC0], to: &key)
    case 0x1E00...0x1EFF: append(latinAdditional[Int(scalar.value) - 0x1E00], to: &key)
    default:
      if scalar.properties.isAlphabetic || scalar.properties.numericType != nil {
        key += scalar.properties.lowercaseMapping.utf8
      } else {
        append(space, to: &key)
      }
    }
  }

  /// Adds a letter, or one space for any other character.
  private static func append(_ byte: UInt8, to key: inout [UInt8]) {
    if byte != space, byte != UInt8(ascii: "-") {
      key.append(byte)
    } else if let last = key.last, last != space {
      key.append(space)
    }
  }

  /// The base letters of U+00C0 to U+017F: the first of each character's canonical decomposition in
  /// the Unicode Character Database, and the first letter of ligatures and letters with strokes.
  private static let latin: StaticString = """
    aaaaaaaceeeeiiiidnooooo-ouuuuytsaaaaaaaceeeeiiiidnooooo-ouuuuyty\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiiiiijjkkklllllll\
    lllnnnnnnnnnoooooooorrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """

  /// The base letters of U+1E00 to U+1EFF, likewise.
  private static let latinAdditional: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwyas--s-aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy------
    """
}

extension String {
  /// The parts of a name between which a line may break: at spaces and the signs `_`, `-`, `.` and
  /// `/`, which the part before has, and before a capital after a small letter.
  package var nameParts: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var last: Character?
    for index in indices {
      let character = self[index]
      if let last, " _-./".contains(last) || last.isLowercase && character.isUppercase {
        parts.append(self[start..<index])
        start = index
      }
      last = character
    }
    return parts + [self[start...]]
  }
}
