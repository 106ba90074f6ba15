package import Bytes

/// The reason a text is not JSON, and where.
package struct JSONTextError: Error, Equatable, Sendable {
  package let place: Place

  /// The expected elements.
  package let expected: String

  /// The element that is there.
  package let found: String

  package init(_ fault: JSONFault, in text: [UInt8]) {
    let before = text.prefix(fault.offset)
    let lines = before.count { $0 == UInt8(ascii: "\n") }
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    place = Place(offset: fault.offset, line: lines + 1, column: fault.offset - lineStart + 1)
    expected = fault.expected.words
    found =
      text.indices.contains(fault.offset)
      ? JSONFault.words(for: text[fault.offset]) : "the end of the file"
  }
}

extension JSONTextError: CustomStringConvertible {
  package var description: String { "expected \(expected), found \(found)" }
}
