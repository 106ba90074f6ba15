/// Tells numbers from other texts, as people and spreadsheets do.
public enum PlainNumber {
  /// Whether a text is a number and nothing else: `-7.5`, `+3`, `.5`, `1e-7`.
  public static func matches(_ text: some Collection<UInt8>) -> Bool {
    var rest = text[...]
    dropSign(from: &rest)
    var digits = dropDigits(from: &rest)
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      digits += dropDigits(from: &rest)
    }
    guard digits > 0 else { return false }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      dropSign(from: &rest)
      guard dropDigits(from: &rest) > 0 else { return false }
    }
    return rest.isEmpty
  }

  private static func dropSign<Text: Collection<UInt8>>(from text: inout Text)
  where Text.SubSequence == Text {
    if text.first == UInt8(ascii: "-") || text.first == UInt8(ascii: "+") {
      text = text.dropFirst()
    }
  }

  private static func dropDigits<Text: Collection<UInt8>>(from text: inout Text) -> Int
  where Text.SubSequence == Text {
    let digits = text.prefix { UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }.count
    text = text.dropFirst(digits)
    return digits
  }
}
