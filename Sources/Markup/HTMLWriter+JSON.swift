extension HTMLWriter {
  /// Writes JSON as the content of a `script`, which HTML takes as it is and XML does not.
  ///
  /// `<`, `>` and `&`, which JSON has in strings alone, become escapes of JSON (RFC 8259, section 7): no
  /// string ends the script, and both readers see the same text. Characters that a page may not contain
  /// are written as U+FFFD, as in ``text(_:)``.
  ///
  /// - Parameter json: JSON in UTF-8, whose controls are escapes.
  package mutating func json(_ json: [UInt8]) {
    let bytes = json.span
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      let isLead = Escape.kinds[Int(byte)] == Escape.Kind.lead
      let refused = isLead ? Escape.refusedLength(at: index, in: bytes) : byte == 0x7F ? 1 : 0
      switch byte {
      case UInt8(ascii: "<"): literal("\\u003C")
      case UInt8(ascii: ">"): literal("\\u003E")
      case UInt8(ascii: "&"): literal("\\u0026")
      case _ where refused > 0: literal("\u{FFFD}")
      default: buffer.append(byte)
      }
      index += max(refused, 1)
    }
  }
}
