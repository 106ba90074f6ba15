import Bytes

/// Distinguishes numbers from other texts, as spreadsheets do.
package enum PlainNumber {
  /// Whether a text is a number and nothing else: `-7.5`, `+3`, `.5`, `1e-7`.
  package static func matches(_ text: ArraySlice<UInt8>) -> Bool { value(of: text) != nil }

  /// The value of such a text, infinite where it is too large; `nil` for any other text.
  package static func value(of text: ArraySlice<UInt8>) -> Double? {
    // Swift reads words, such as "inf", and hexadecimal digits too.
    guard text.allSatisfy({ ASCII.isDigit($0) || "+-.eE".utf8.contains($0) }) else { return nil }
    return Double(String(decoding: text, as: UTF8.self))
  }
}
