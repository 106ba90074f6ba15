/// Distinguishes numbers from other texts, as spreadsheets do.
package enum PlainNumber {
  /// Whether a text is a number and nothing else: `-7.5`, `+3`, `.5`, `1e-7`.
  package static func matches(_ text: ArraySlice<UInt8>) -> Bool {
    var position = skipSign(text, from: text.startIndex)
    let whole = skipDigits(text, from: position)
    var digits = whole - position
    position = whole
    if position < text.endIndex, text[position] == UInt8(ascii: ".") {
      let end = skipDigits(text, from: position + 1)
      digits += end - position - 1
      position = end
    }
    guard digits > 0 else { return false }
    if position < text.endIndex, text[position] | 0x20 == UInt8(ascii: "e") {
      let start = skipSign(text, from: position + 1)
      position = skipDigits(text, from: start)
      guard position > start else { return false }
    }
    return position == text.endIndex
  }

  private static func skipSign(_ text: ArraySlice<UInt8>, from position: Int) -> Int {
    guard position < text.endIndex else { return position }
    let isSign = text[position] == UInt8(ascii: "-") || text[position] == UInt8(ascii: "+")
    return isSign ? position + 1 : position
  }

  private static func skipDigits(_ text: ArraySlice<UInt8>, from position: Int) -> Int {
    var end = position
    while end < text.endIndex, text[end] &- UInt8(ascii: "0") < 10 { end += 1 }
    return end
  }
}
