import Bytes

/// The value that a combination of texts stands for.
package struct ValueIdentity {
  /// The key that equal values share; empty if the value is unknown.
  let key: [UInt8]

  /// The name people read; empty when the combination has none.
  let name: [UInt8]

  /// The second name; empty when there is none.
  let subtitle: [UInt8]

  package var isUnknown: Bool { key.isEmpty }

  package init(key: [UInt8], name: [UInt8], subtitle: [UInt8]) {
    self.key = key
    self.name = name
    self.subtitle = subtitle
  }

  /// A name without regard to ASCII case and to how many spaces there are.
  package init(name: [UInt8]) {
    let words = Self.singleSpaced(name[...].trimmed)
    self.init(key: Self.lowercased(words), name: words, subtitle: [])
  }

  /// Creates the identity of a name with a letter or a digit; others, such as `?`, are unknown.
  package init(spelledName name: [UInt8]) {
    let isSpelled = name.contains { ASCII.isAlphanumeric($0) || $0 >= 0x80 }
    self.init(name: isSpelled ? name : [])
  }
}

// MARK: - Spelling

extension ValueIdentity {
  package static func lowercased(_ name: [UInt8]) -> [UInt8] { name.map(ASCII.lowercased) }

  /// The name with one space wherever there are several, or tabs and line ends.
  private static func singleSpaced(_ name: ArraySlice<UInt8>) -> [UInt8] {
    var result: [UInt8] = []
    for byte in name {
      let isSpace = " \t\n\r".utf8.contains(byte)
      if isSpace, result.last == UInt8(ascii: " ") { continue }
      result.append(isSpace ? UInt8(ascii: " ") : byte)
    }
    return result
  }
}
