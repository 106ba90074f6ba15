import Bytes

/// The initial of a name, for an index from A to Z.
package enum Initial: Hashable, Sendable {
  /// Any digit.
  case digit

  /// A letter in lower case, Latin without its accent, Greek or Cyrillic.
  case letter(Unicode.Scalar)

  /// Another script, or nothing that can be looked up.
  case other

  /// The initial of a name, whatever punctuation it begins with.
  package init(of name: String) {
    self.init(key: NameFolding.key(of: name))
  }

  init(key: [UInt8]) {
    let first = String(decoding: key.prefix(4), as: UTF8.self).unicodeScalars.first
    guard let first else {
      self = .other
      return
    }
    switch first.value {
    case 0x30...0x39: self = .digit
    case 0x61...0x7A, 0x370...0x52F: self = .letter(first)
    default: self = .other
    }
  }

  /// The rank among initials: digits, then letters, then other characters.
  var rank: UInt32 {
    switch self {
    case .digit: 0
    case .letter(let scalar): scalar.value
    case .other: .max
    }
  }

  /// The words for people: `A`, `0–9`.
  package var title: String {
    switch self {
    case .digit: "0–9"
    case .letter(let scalar): scalar.properties.uppercaseMapping
    case .other: "Other"
    }
  }

  /// A name for links, of ASCII letters and digits.
  package var anchor: String {
    switch self {
    case .digit: "letter-0-9"
    case .letter(let scalar) where scalar.isASCII: "letter-\(scalar)"
    case .letter(let scalar): "letter-u\(String(scalar.value, radix: 16))"
    case .other: "letter-other"
    }
  }
}
