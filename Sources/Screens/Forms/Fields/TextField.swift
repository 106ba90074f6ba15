/// Words, on one line or on several.
struct TextField: FieldType {
  let limits: TextLimits
  let isMultiline: Bool

  var expectation: String { isMultiline ? "\(limits)" : "\(limits), on one line" }

  func control(showing value: String) -> Control {
    isMultiline ? .multilineText(Self.shown(value), limits) : .text(value, limits)
  }

  func saved(_ value: String) -> FormValue { .text(value) }

  func value(from saved: FormValue) -> String? {
    guard case .text(let text) = saved, limits.contains(text) else { return nil }
    if isMultiline { return Self.shown(text) }
    return text.utf8.contains(where: Self.endsLine) ? nil : text
  }

  /// The text without empty lines before it, which no page can show: the parsers of HTML and of XML
  /// do not agree on them.
  private static func shown(_ text: String) -> String {
    String(Substring(text.utf8.drop(while: endsLine)))
  }

  private static func endsLine(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
