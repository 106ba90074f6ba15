/// The part of a file that a client requests.
///
/// Source: RFC 9110, section 14
enum ByteRange: Equatable {
  /// All of it: no part is requested, or several at once, or the syntax is unknown.
  case whole
  case part(Range<Int>)

  /// None of it is in the file.
  case outside

  /// Reads the value of a header field: `bytes=0-99`, `bytes=100-`, `bytes=-100`.
  init(_ text: String?, of size: Int) {
    self = .whole
    guard let text, text.lowercased().hasPrefix("bytes=") else { return }
    let ends = text.dropFirst(6).split(separator: "-", omittingEmptySubsequences: false)
    guard ends.count == 2, let first = Self.number(ends[0]), let last = Self.number(ends[1]) else {
      return
    }
    switch (first, last) {
    case (nil, nil): return
    case (nil, let count?):
      self = count > 0 && size > 0 ? .part(max(0, size - count)..<size) : .outside
    case (let first?, let last):
      if let last, last < first { return }
      self = first < size ? .part(first..<min(last ?? size, size - 1) + 1) : .outside
    }
  }

  /// Reads a number; `nil` inside for empty text, `nil` outside for invalid text.
  ///
  /// A number that is too large becomes the maximum.
  private static func number(_ text: Substring) -> Int?? {
    if text.isEmpty { return .some(nil) }
    guard text.utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
    return .some(Int(text) ?? Int.max - 1)
  }
}
