import Bytes

/// The range of a field's value, relative to the start of its record; eight bytes.
package struct FieldRange {
  private let position: UInt32
  private let countAndKind: UInt32

  package enum Kind: UInt32 {
    /// The record does not have the field.
    case absent

    case null

    /// Text between quotes, as it is.
    case text

    /// Text between quotes, with escapes.
    case escaped

    /// JSON that is not a string: a number, a truth value, a list or an object.
    case json

    /// Text of a table between quotes, with quotes doubled.
    case doubled

    /// Text of a table between quotes, with backslashes before quotes.
    case backslashed
  }

  static let absent = FieldRange(start: 0, end: 0, kind: .absent)
  static let null = FieldRange(start: 0, end: 0, kind: .null)

  /// A record has less than 2^24 bytes, so both numbers fit with room for the kind.
  init(start: Int, end: Int, kind: Kind) {
    position = UInt32(truncatingIfNeeded: start)
    countAndKind = UInt32(truncatingIfNeeded: end - start) << 3 | kind.rawValue
  }

  var kind: Kind { Kind(rawValue: countAndKind & 7) ?? .absent }
  var count: Int { Int(countAndKind >> 3) }

  /// The positions in bytes where the record begins at a position.
  func range(from start: Int) -> Range<Int> {
    let lower = start + Int(position)
    return lower..<lower + count
  }

  /// Whether the bytes still contain escapes.
  var hasEscapes: Bool {
    kind == .escaped || kind == .doubled || kind == .backslashed
  }

  /// The text of the value with escapes replaced, or its JSON, in bytes where the record begins at a
  /// position; empty for a cell without a value.
  func text(in bytes: [UInt8], from start: Int) -> ArraySlice<UInt8> {
    let range = range(from: start)
    switch kind {
    case .escaped: return JSON.unescaped(bytes[range])
    case .doubled: return Delimited.unescaped(bytes, in: range)
    case .backslashed: return Delimited.unescaped(bytes, in: range, hasBackslashes: true)
    case .absent, .null, .text, .json: return bytes[range]
    }
  }

  /// The value as JSON in a record's bytes; `nil` if the record has none, or `null`, or isn't JSON.
  func json(in bytes: [UInt8], from start: Int) -> ArraySlice<UInt8>? {
    let range = range(from: start)
    switch kind {
    case .absent, .null, .doubled, .backslashed: return nil
    case .json: return bytes[range]
    case .text, .escaped: return bytes[range.lowerBound - 1..<range.upperBound + 1]
    }
  }

  /// Replaces the escapes, where they are, in bytes where the record begins at a position.
  mutating func unescape(in bytes: inout MutableSpan<UInt8>, from start: Int) {
    let range = range(from: start)
    let end: Int
    switch kind {
    case .escaped: end = JSON.unescape(&bytes, in: range)
    case .doubled: end = Delimited.unescape(&bytes, in: range)
    case .backslashed: end = Delimited.unescape(&bytes, in: range, hasBackslashes: true)
    case .absent, .null, .text, .json: return
    }
    self = FieldRange(start: Int(position), end: end - start, kind: .text)
  }
}
