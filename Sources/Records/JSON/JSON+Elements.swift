extension JSON {
  /// Returns the elements of a list that are not empty: the content of strings, the JSON text of
  /// others.
  ///
  /// Text other than a list is one element.
  static func elements(of text: [UInt8]) -> [[UInt8]] {
    guard text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") else { return [text] }
    let bytes = text + Array(repeating: 0, count: padding)
    return elements(of: 0..<text.count, in: bytes)?.map(Array.init) ?? [text]
  }

  /// The elements of a list as words: `a, b`.
  package static func words(of list: [UInt8]) -> [UInt8] {
    Array(elements(of: list).joined(separator: ", ".utf8))
  }

  /// Returns the elements of a list in bytes that are followed by ``padding``; `nil` if it is not a
  /// list.
  static func elements(of list: Range<Int>, in bytes: [UInt8]) -> [ArraySlice<UInt8>]? {
    var texts: [ArraySlice<UInt8>] = []
    var position = skipSpace(bytes.span, from: list.lowerBound + 1)
    while position < list.upperBound - 1 {
      guard let end = try? skipValue(bytes.span, from: position), end < list.upperBound else {
        return nil
      }
      let text =
        bytes[position] == UInt8(ascii: "\"")
        ? unescaped(bytes[position + 1..<end - 1]) : bytes[position..<end]
      if !text.isEmpty { texts.append(text) }
      position = skipSpace(bytes.span, from: end)
      if bytes[position] == UInt8(ascii: ",") {
        position = skipSpace(bytes.span, from: position + 1)
      }
    }
    return texts
  }

  /// The numbers that a list begins with, as they are written; none if the value is not a list.
  ///
  /// The value is in bytes that are followed by ``padding``, and was read before without a fault.
  static func numbers(of list: Range<Int>, in bytes: [UInt8], limit: Int) -> [ArraySlice<UInt8>] {
    var numbers: [ArraySlice<UInt8>] = []
    var position = list.lowerBound
    while numbers.count < limit,
      bytes[position] == UInt8(ascii: numbers.isEmpty ? "[" : ",")
    {
      let start = skipSpace(bytes.span, from: position + 1)
      guard let end = try? skipNumber(bytes.span, from: start) else { break }
      numbers.append(bytes[start..<end])
      position = skipSpace(bytes.span, from: end)
    }
    return numbers
  }
}
