import Bytes

// What is in values that were read before without a fault, and so have none.
extension JSON {
  /// Passes on the elements of a list or the members of an object, until one is enough.
  ///
  /// The start is that of the bracket, in bytes that are followed by ``padding``. The body receives the ranges of
  /// a name's content, of a member, and of a value, and returns whether to go on. The result is the position
  /// after the list or object; `nil` if it was not read to its end, or is neither.
  @discardableResult
  package static func forEachPart(
    at start: Int, in bytes: [UInt8], _ body: (Range<Int>?, Range<Int>) -> Bool
  ) -> Int? {
    let span = bytes.span
    let group: Group
    switch span[start] {
    case UInt8(ascii: "{"): group = .object
    case UInt8(ascii: "["): group = .list
    default: return nil
    }
    var position = start
    do throws(SyntaxFault) {
      var isMore = try enter(group, span, &position)
      while isMore {
        let name = group == .object ? try readName(span, &position) : nil
        let value = position
        position = try skipValue(span, from: value, depth: 1)
        guard body(name, value..<position) else { return nil }
        isMore = try next(of: group, span, &position)
      }
      return position
    } catch {
      return nil
    }
  }

  /// Returns the number of elements of a list, nulls too, each of which the body receives with the
  /// bytes; `nil` unless the text is one list, with any blanks around it.
  package static func count(
    of text: [UInt8], _ body: ([UInt8], Range<Int>) -> Void = { _, _ in }
  ) -> Int? {
    let bytes = text + repeatElement(0, count: padding)
    let start = skipSpace(bytes.span, from: 0)
    guard bytes[start] == UInt8(ascii: "[") else { return nil }
    var count = 0
    let end = forEachPart(at: start, in: bytes) { _, element in
      body(bytes, element)
      count += 1
      return true
    }
    return end.map { skipSpace(bytes.span, from: $0) } == text.count ? count : nil
  }

  /// Whether a text is a list without elements.
  @inline(__always)
  static func isEmptyList(_ text: Span<UInt8>) -> Bool {
    guard text.count > 1, text[0] == UInt8(ascii: "[") else { return false }
    var end = text.count
    while ASCII.isSpace(text[end - 1]) { end -= 1 }
    guard text[end - 1] == UInt8(ascii: "]") else { return false }
    return text.indices[1..<end - 1].allSatisfy { ASCII.isSpace(text[$0]) }
  }

  /// Returns a list's elements that are not empty, strings as their content and others as JSON,
  /// also without commas, as in NumPy's arrays; other text is one element.
  package static func elements(of text: [UInt8]) -> [[UInt8]] {
    guard text.first == UInt8(ascii: "["), text.last == UInt8(ascii: "]") else { return [text] }
    let bytes = text + repeatElement(0, count: padding)
    var elements: [[UInt8]] = []
    var position = skipSpace(bytes.span, from: 1)
    while position < text.count - 1 {
      guard let end = try? skipValue(bytes.span, from: position), end < text.count else {
        return [text]
      }
      let element = content(of: position..<end, in: bytes)
      if !element.isEmpty { elements.append(Array(element)) }
      position = skipSpace(bytes.span, from: end)
      if bytes[position] == UInt8(ascii: ",") {
        position = skipSpace(bytes.span, from: position + 1)
      }
    }
    return elements
  }

  /// Returns the content of a string, escapes replaced, or the JSON text of another value.
  package static func content(of value: Range<Int>, in bytes: [UInt8]) -> ArraySlice<UInt8> {
    bytes[value.lowerBound] == UInt8(ascii: "\"")
      ? unescaped(bytes[value].dropFirst().dropLast()) : bytes[value]
  }

  /// Returns the range of each value of an object that is not null by its name, the last one for a
  /// repeated name; `nil` if there are too many.
  package static func members(
    of object: Range<Int>, in bytes: [UInt8], limit: Int
  ) -> [String: Range<Int>]? {
    var members: [String: Range<Int>] = [:]
    forEachPart(at: object.lowerBound, in: bytes) { name, value in
      guard let name else { return false }
      members[text(bytes[name])] = bytes[value.lowerBound] == UInt8(ascii: "n") ? nil : value
      return members.count <= limit
    }
    return members.count <= limit ? members : nil
  }

  /// The numbers that a list begins with, as they are written; none if the value is not a list.
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
