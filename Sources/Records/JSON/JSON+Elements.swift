extension JSON {
  /// Returns the elements of a list that are not empty: the content of strings, the JSON text of
  /// others.
  ///
  /// Text other than a list is one element.
  package static func elements(of text: [UInt8]) -> [[UInt8]] {
    guard text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") else { return [text] }
    let bytes = text + Array(repeating: 0, count: padding)
    return elements(of: 0..<text.count, in: bytes)?.map(Array.init) ?? [text]
  }

  /// Returns the number of elements of a list, also of those that are null; `nil` if the text is not
  /// one list.
  package static func count(of text: [UInt8]) -> Int? {
    count(of: text) { _, _ in }
  }

  /// Passes on the elements of a list, as they are written; `nil` if the text is not one list.
  ///
  /// - Parameters:
  ///   - text: The list, with any blanks around it.
  ///   - body: Receives the bytes and the range of an element in them.
  /// - Returns: The number of elements.
  static func count(of text: [UInt8], _ body: ([UInt8], Range<Int>) -> Void) -> Int? {
    let bytes = text + repeatElement(0, count: padding)
    var position = skipSpace(bytes.span, from: 0)
    guard bytes[position] == UInt8(ascii: "[") else { return nil }
    var count = 0
    position = skipSpace(bytes.span, from: position + 1)
    while bytes[position] != UInt8(ascii: "]") || count > 0 {
      guard let end = try? skipValue(bytes.span, from: position, depth: 1) else { return nil }
      body(bytes, position..<end)
      count += 1
      position = skipSpace(bytes.span, from: end)
      if bytes[position] == UInt8(ascii: "]") { break }
      guard bytes[position] == UInt8(ascii: ",") else { return nil }
      position = skipSpace(bytes.span, from: position + 1)
    }
    return skipSpace(bytes.span, from: position + 1) == text.count ? count : nil
  }

  /// Whether a text is a list without elements.
  @inline(__always)
  static func isEmptyList(_ text: Span<UInt8>) -> Bool {
    guard text.count > 1, text[0] == UInt8(ascii: "[") else { return false }
    var end = text.count
    while Blank.isASCII(text[end - 1]) { end -= 1 }
    guard text[end - 1] == UInt8(ascii: "]") else { return false }
    return text.indices[1..<end - 1].allSatisfy { Blank.isASCII(text[$0]) }
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
