extension HTMLWriter {
  /// Writes text, escaping every byte that could be read as markup.
  ///
  /// Characters that a page may not contain are written as U+FFFD, and every kind of line end as a
  /// line feed, so one stray byte in a million records cannot spoil the page it lands on.
  package mutating func text(_ text: String) {
    if let languages { return self.text(text, in: languages) }
    escape(text.utf8Span.span)
  }

  /// Writes text that is already UTF-8, escaped like ``text(_:)``.
  ///
  /// The reader of the bytes has checked them. A page with other bytes would not be well-formed, and
  /// not be published.
  package mutating func text(utf8: ArraySlice<UInt8>) { escape(utf8.span) }

  /// Writes text that is already UTF-8, escaped like ``text(_:)``.
  package mutating func text(utf8: Span<UInt8>) { escape(utf8) }

  package mutating func number(_ number: UInt64) {
    var digits = InlineArray<20, UInt8>(repeating: 0)
    var start = digits.count
    var rest = number
    repeat {
      start -= 1
      digits[start] = UInt8(ascii: "0") + UInt8(truncatingIfNeeded: rest % 10)
      rest /= 10
    } while rest > 0
    if isNoting { rowTexts.write(digits.span.extracting(start...)) }
    append(digits.span, from: start, to: digits.count)
  }

  /// Writes a literal as it is.
  ///
  /// A `StaticString` is known when the program is compiled, so it cannot carry data.
  package mutating func literal(_ markup: StaticString) {
    if isNoting { rowTexts.write(literal: markup) }
    append(markup)
  }

  private mutating func append(_ markup: StaticString) {
    let bytes = unsafe UnsafeBufferPointer(start: markup.utf8Start, count: markup.utf8CodeUnitCount)
    unsafe buffer.append(contentsOf: bytes)
  }

  mutating func escape(_ bytes: Span<UInt8>) {
    if isNoting { rowTexts.write(bytes) }
    let kinds = Escape.kinds.span
    var start = 0
    var index = 0
    while true {
      while index < bytes.count, kinds[Int(bytes[index])] == Escape.Kind.plain { index &+= 1 }
      guard index < bytes.count else { break }
      let kind = kinds[Int(bytes[index])]
      let length = kind == Escape.Kind.lead ? Escape.refusedLength(at: index, in: bytes) : 1
      if length == 0 {
        index += 1
        continue
      }
      append(bytes, from: start, to: index)
      switch kind {
      case Escape.Kind.markup: append(Escape.replacement(for: bytes[index]))
      case Escape.Kind.carriageReturn:
        // The line feed of a pair is written when its turn comes; a lone one becomes a line feed.
        if index + 1 == bytes.count || bytes[index + 1] != UInt8(ascii: "\n") { append("\n") }
      default: append("\u{FFFD}")
      }
      index += length
      start = index
    }
    append(bytes, from: start, to: bytes.count)
  }

  private mutating func append(_ bytes: Span<UInt8>, from start: Int, to end: Int) {
    guard start < end else { return }
    unsafe bytes.withUnsafeBufferPointer { bytes in
      unsafe buffer.append(contentsOf: UnsafeBufferPointer(rebasing: bytes[start..<end]))
    }
  }

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
