import Bytes

/// Writes the members of an object, with commas between them.
package struct JSONObjectWriter: ~Copyable {
  private var bytes: [UInt8]
  private var isFirst = true

  /// Begins an object behind some bytes, which are taken and not copied: ``finish()`` gives them back.
  package init(taking bytes: inout [UInt8]) {
    self.bytes = []
    swap(&self.bytes, &bytes)
    self.bytes.append(UInt8(ascii: "{"))
  }

  package consuming func finish() -> [UInt8] {
    bytes.append(UInt8(ascii: "}"))
    return bytes
  }

  /// Writes a member, whose value is a string's text or other JSON; nothing if it is absent.
  package mutating func write(_ name: String, _ value: ArraySlice<UInt8>, as kind: FieldRange.Kind)
  {
    guard kind != .absent else { return }
    write(name)
    switch kind {
    case .null, .absent: bytes += "null".utf8
    case .json: writeEscaped(value) { $0 += $1 }
    case .text, .escaped, .doubled, .backslashed: write(text: value)
    }
  }

  /// Begins a member that is an object itself; its members follow.
  package mutating func open(_ name: String) {
    write(name)
    bytes.append(UInt8(ascii: "{"))
    isFirst = true
  }

  /// Ends the object that was begun last.
  package mutating func close() {
    bytes.append(UInt8(ascii: "}"))
    isFirst = false
  }

  private mutating func write(_ name: String) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    isFirst = false
    write(text: Array(name.utf8)[...])
    bytes.append(UInt8(ascii: ":"))
  }

  /// RFC 8259, section 7: quotes, backslashes and controls are escaped.
  private mutating func write(text: ArraySlice<UInt8>) {
    bytes.append(UInt8(ascii: "\""))
    writeEscaped(text) { JSONText.writeEscaped($1, into: &$0) }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Writes characters that pages may not contain as escapes, so that they are visible and can be
  /// read back: in JSON they occur only in strings.
  private mutating func writeEscaped(
    _ text: ArraySlice<UInt8>, _ writeRun: (inout [UInt8], ArraySlice<UInt8>) -> Void
  ) {
    var rest = text
    while let refused = RefusedCharacter.first(in: rest.span, from: 0) {
      writeRun(&bytes, rest.prefix(refused.bytes.lowerBound))
      for unit in UTF16.encode(refused.scalar) ?? UTF16.encodedReplacementCharacter {
        bytes += "\\u\(Hexadecimal.text(unit, digits: 4))".utf8
      }
      rest = rest.dropFirst(refused.bytes.upperBound)
    }
    writeRun(&bytes, rest)
  }
}
