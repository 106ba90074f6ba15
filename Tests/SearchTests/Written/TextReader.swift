/// Reads numbers and texts of an index as the search page's script does, which counts in UTF-16.
struct TextReader {
  /// That something is written which nobody can read.
  struct Damage: Error {}

  private let text: [UInt16]
  private(set) var position = 0

  init(_ text: [UInt16]) { self.text = text }

  var isAtEnd: Bool { position >= text.count }

  /// Reads one of 93 digits: the printable characters of ASCII but `"` and `\`.
  mutating func digit() throws(Damage) -> Int {
    guard !isAtEnd, (0x20..<0x7F).contains(text[position]) else { throw Damage() }
    let code = Int(text[position])
    position += 1
    guard code != 0x22, code != 0x5C else { throw Damage() }
    return code - 0x20 - (code > 0x22 ? 1 : 0) - (code > 0x5C ? 1 : 0)
  }

  /// Reads a number whose last digit is below 64, and no other.
  mutating func number() throws(Damage) -> Int {
    var high = 0
    while true {
      let digit = try digit()
      if digit < 64 { return high * 64 + digit }
      high = high * 29 + digit - 63
    }
  }

  /// Reads four digits.
  mutating func fixed() throws(Damage) -> Int {
    var value = 0
    for _ in 0..<4 { value = value * 93 + (try digit()) }
    return value
  }

  /// Takes so many units.
  mutating func take(_ count: Int) throws(Damage) -> ArraySlice<UInt16> {
    guard position + count <= text.count else { throw Damage() }
    position += count
    return text[position - count..<position]
  }
}

extension Sequence<UInt16> {
  /// UTF-8.
  var bytes: [UInt8] { Array(String(decoding: Array(self), as: UTF16.self).utf8) }
}
