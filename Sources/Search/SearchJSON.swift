/// Writes the JSON of the few files that are read whole.
struct SearchJSON {
  private(set) var bytes: [UInt8] = []

  /// Whether the next value is the first of its list.
  private var isFirst = true

  mutating func name(_ name: StaticString) {
    separate()
    bytes += "\"\(name)\":".utf8
    isFirst = true
  }

  mutating func number(_ value: Int) {
    separate()
    bytes += "\(value)".utf8
  }

  mutating func isTrue(_ value: Bool) {
    separate()
    bytes += (value ? "true" : "false").utf8
  }

  mutating func text(_ text: some Sequence<UInt8>) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in text {
      // Control characters were made spaces when the text was noted.
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
        bytes.append(UInt8(ascii: "\\"))
      }
      bytes.append(byte < 0x20 || byte == 0x7F ? UInt8(ascii: " ") : byte)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  mutating func list(_ content: (inout SearchJSON) -> Void) {
    enclose("[", "]", content)
  }

  mutating func object(_ content: (inout SearchJSON) -> Void) {
    enclose("{", "}", content)
  }

  private mutating func enclose(
    _ start: Unicode.Scalar, _ end: Unicode.Scalar, _ content: (inout SearchJSON) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: start))
    isFirst = true
    content(&self)
    bytes.append(UInt8(ascii: end))
    isFirst = false
  }

  private mutating func separate() {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
  }
}
