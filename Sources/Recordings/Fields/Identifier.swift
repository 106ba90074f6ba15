/// The number of a recording.
enum Identifier {
  /// Reads a number; `nil` for anything but digits, or more than ``digitLimit`` of them.
  ///
  /// Leading zeros and spaces around are ignored: both occur in exports. So is `XC` before the
  /// digits, as in citations.
  static func number(_ text: Span<UInt8>) -> UInt64? {
    var start = 0
    var end = text.count
    while start < end, text[start] == UInt8(ascii: " ") { start += 1 }
    while start < end, text[end - 1] == UInt8(ascii: " ") { end -= 1 }
    if end - start > 2, text[start] | 0x20 == UInt8(ascii: "x"),
      text[start + 1] | 0x20 == UInt8(ascii: "c")
    {
      start += 2
    }
    while start < end - 1, text[start] == UInt8(ascii: "0") { start += 1 }
    guard start < end, end - start <= digitLimit else { return nil }
    var number: UInt64 = 0
    for position in start..<end {
      let digit = text[position] &- UInt8(ascii: "0")
      guard digit < 10 else { return nil }
      number = number &* 10 &+ UInt64(digit)
    }
    return number
  }

  /// The number that a record's address or the name of its file has, such as
  /// `https://xeno-canto.org/125458` or `XC125458-Troglodytes.ogg`; `nil` if neither has one.
  static func number(url: Span<UInt8>, fileName: Span<UInt8>) -> UInt64? {
    if let number = number(url.extracting(lastComponent(of: url))) { return number }
    let file = fileName.extracting(lastComponent(of: fileName))
    guard file.count > 2, file[0] | 0x20 == UInt8(ascii: "x"), file[1] | 0x20 == UInt8(ascii: "c")
    else { return nil }
    var end = 2
    while end < file.count, file[end] &- UInt8(ascii: "0") < 10 { end += 1 }
    return number(file.extracting(0..<end))
  }

  /// Returns the last component of a path that is not empty.
  private static func lastComponent(of path: Span<UInt8>) -> Range<Int> {
    var end = path.count
    while end > 0, path[end - 1] == UInt8(ascii: "/") { end -= 1 }
    var start = end
    while start > 0, path[start - 1] != UInt8(ascii: "/") { start -= 1 }
    return start..<end
  }

  /// The most digits a number may have, apart from zeros in front; the index has 40 bits for it.
  ///
  /// The largest archives count in thousands of millions, which are ten digits.
  static let digitLimit = 12
}
