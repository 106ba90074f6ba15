/// Reads the words out of a page: what it says without its tags.
///
/// The pages are our own: well-formed, with quoted attributes, and with no entities but the five of
/// XML and characters by number.
struct MarkupText {
  /// The words, with one space where there was any.
  private(set) var text: [UInt8] = []
  private var isSpaceDue = false

  mutating func removeAll() {
    text.removeAll(keepingCapacity: true)
    isSpaceDue = false
  }

  /// Adds what stands between two tags.
  mutating func add(_ bytes: Span<UInt8>) {
    var position = 0
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "&") {
        position = addReference(bytes, from: position)
      } else {
        byte <= 0x20 ? separate() : append(byte)
        position += 1
      }
    }
  }

  /// Makes what follows another word: a tag may stand between two.
  mutating func separate() { isSpaceDue = true }

  private mutating func append(_ byte: UInt8) {
    if isSpaceDue, !text.isEmpty { text.append(UInt8(ascii: " ")) }
    isSpaceDue = false
    text.append(byte)
  }

  /// Adds the character that a reference stands for.
  ///
  /// - Returns: Where to go on.
  private mutating func addReference(_ bytes: Span<UInt8>, from start: Int) -> Int {
    var end = start + 1
    while end < bytes.count, bytes[end] != UInt8(ascii: ";") { end += 1 }
    let name = (start + 1..<end).map { bytes[$0] }
    switch name {
    case Array("amp".utf8): append(UInt8(ascii: "&"))
    case Array("lt".utf8): append(UInt8(ascii: "<"))
    case Array("gt".utf8): append(UInt8(ascii: ">"))
    case Array("quot".utf8): append(UInt8(ascii: "\""))
    case Array("apos".utf8): append(UInt8(ascii: "'"))
    default:
      let isHexadecimal = name.dropFirst().first == UInt8(ascii: "x")
      let digits = String(decoding: name.dropFirst(isHexadecimal ? 2 : 1), as: UTF8.self)
      let scalar = UInt32(digits, radix: isHexadecimal ? 16 : 10).flatMap(Unicode.Scalar.init)
      guard let scalar, scalar.value > 0x20 else {
        separate()
        break
      }
      for byte in UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter { append(byte) }
    }
    return end + 1
  }
}
