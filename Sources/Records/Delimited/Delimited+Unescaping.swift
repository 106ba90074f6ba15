/// Functions that replace escapes. The byte before the content of a field is its quotation mark.
extension Delimited {
  /// Replaces doubled quotes by single ones in place, optionally backslash escapes too, and returns
  /// the new end; bytes from there to the old end have no meaning.
  static func unescape(
    _ bytes: inout MutableSpan<UInt8>, in range: Range<Int>, hasBackslashes: Bool = false
  ) -> Int {
    let quote = bytes[range.lowerBound - 1]
    var position = range.lowerBound
    var end = position
    while position < range.upperBound {
      let byte = bytes[position]
      let next = position + 1 < range.upperBound ? bytes[position + 1] : 0
      let isEscape =
        hasBackslashes && byte == UInt8(ascii: "\\") && (next == quote || next == byte)
      bytes[end] = isEscape ? next : byte
      end += 1
      position += isEscape || byte == quote && next == quote ? 2 : 1
    }
    return end
  }

  /// Returns a copy of a field's content with its escapes replaced.
  static func unescaped(
    _ bytes: [UInt8], in range: Range<Int>, hasBackslashes: Bool = false
  ) -> ArraySlice<UInt8> {
    var copy = Array(bytes[range.lowerBound - 1..<range.upperBound])
    var span = copy.mutableSpan
    let end = unescape(&span, in: 1..<span.count, hasBackslashes: hasBackslashes)
    return copy[1..<end]
  }
}
