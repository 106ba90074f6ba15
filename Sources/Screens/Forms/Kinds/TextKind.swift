/// Words, on one line or on several.
struct TextKind: FieldType {
  let limits: TextLimits
  let isMultiline: Bool

  var expectation: String { isMultiline ? "\(limits)" : "\(limits), on one line" }

  func control(showing value: String) -> Control {
    isMultiline ? .multilineText(Self.shown(value), limits) : .text(value, limits)
  }

  func saved(_ value: String) -> FormValue { .text(value) }

  func value(from saved: FormValue) -> String? {
    guard case .text(let given) = saved else { return nil }
    let text = isMultiline ? Self.shown(given) : given
    guard limits.contains(text), text.unicodeScalars.allSatisfy(Self.canBeShown),
      isMultiline || !text.utf8.contains(where: Self.endsLine)
    else { return nil }
    return text
  }

  /// The text without empty lines before it, which no page can show: the parsers of HTML and of XML
  /// do not agree on them.
  private static func shown(_ text: String) -> String {
    String(Substring(text.utf8.drop(while: endsLine)))
  }

  /// Whether a page can have a character: XML 1.0 (section 2.2, `Char`) has no other controls.
  private static func canBeShown(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A, 0x0D: true
    case 0x00..<0x20, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
