extension StaticString {
  /// A byte of a literal; the index is below `utf8CodeUnitCount`.
  @inline(__always)
  package subscript(index: Int) -> UInt8 {
    precondition(0 <= index && index < utf8CodeUnitCount, "A literal has no such byte")
    // The literal is ASCII or UTF-8 in the program's own text, and the index was checked.
    return unsafe utf8Start[index]
  }
}

extension Span<UInt8> {
  package func begins(with literal: StaticString) -> Bool {
    guard count >= literal.utf8CodeUnitCount else { return false }
    for index in 0..<literal.utf8CodeUnitCount where self[index] != literal[index] { return false }
    return true
  }

  /// Whether the bytes begin with a literal in small letters, in whatever case they are.
  package func beginsIgnoringCase(with literal: StaticString) -> Bool {
    count >= literal.utf8CodeUnitCount
      && extracting(..<literal.utf8CodeUnitCount).endsIgnoringCase(with: literal)
  }

  /// Whether the bytes end with a literal in small letters, in whatever case they are.
  package func endsIgnoringCase(with literal: StaticString) -> Bool {
    let start = count - literal.utf8CodeUnitCount
    guard start >= 0 else { return false }
    for index in 0..<literal.utf8CodeUnitCount {
      guard ASCII.lowercased(self[start + index]) == literal[index] else { return false }
    }
    return true
  }
}
