extension Delimited {
  /// Replaces the doubled quotes of a field's content by single ones, where it is.
  ///
  /// The answer is the end of the content now. What follows, up to the old end, has no meaning.
  static func unescape(_ bytes: inout MutableSpan<UInt8>, in range: Range<Int>) -> Int {
    var position = range.lowerBound
    var end = position
    while position < range.upperBound {
      let byte = bytes[position]
      bytes[end] = byte
      end += 1
      position += byte == UInt8(ascii: "\"") ? 2 : 1
    }
    return end
  }

  /// A copy of a field's content with its doubled quotes replaced.
  static func unescaped(_ content: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var copy = Array(content)
    let count = copy.count
    var span = copy.mutableSpan
    let end = unescape(&span, in: 0..<count)
    return copy[..<end]
  }
}
