/// A tag of a page: where it is, and what it is called.
///
/// The pages are our own, in which a `>` in an attribute is written as a reference.
struct MarkupTag {
  /// The bytes between its angle brackets.
  let range: Range<Int>

  /// The tags that matter for the words of rows.
  enum Name {
    case row, rowEnd, cell, body, summary, summaryEnd, detailsEnd, title, titleEnd
    case select, selectEnd, section, span, other
  }

  let name: Name

  /// Finds the next tag; nil, if there is none.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - start: Where to look from.
  init?(in page: Span<UInt8>, from start: Int) {
    var position = start
    while position < page.count, page[position] != UInt8(ascii: "<") { position += 1 }
    guard position < page.count else { return nil }
    var end = position + 1
    while end < page.count, page[end] != UInt8(ascii: ">") { end += 1 }
    range = position + 1..<end
    var nameEnd = position + 1
    while nameEnd < end, page[nameEnd] > 0x20 { nameEnd += 1 }
    name = Self.name(in: page, position + 1..<nameEnd)
  }

  /// Where the value of an attribute is, references and all; nil if the tag does not have it.
  ///
  /// - Parameters:
  ///   - name: The name, with the space before it and the `="` after it.
  ///   - page: The page.
  /// - Returns: The bytes between the quotation marks.
  func value(of name: StaticString, in page: Span<UInt8>) -> Range<Int>? {
    guard let start = end(of: name, in: page) else { return nil }
    var end = start
    while end < range.upperBound, page[end] != UInt8(ascii: "\"") { end += 1 }
    return start..<end
  }

  /// Whether the tag has an attribute with a value.
  ///
  /// - Parameters:
  ///   - attribute: Both, with the space before them, as they are written.
  ///   - page: The page.
  /// - Returns: Whether it is written so.
  func has(_ attribute: StaticString, in page: Span<UInt8>) -> Bool {
    end(of: attribute, in: page) != nil
  }

  /// Where a text ends that the tag has.
  private func end(of text: StaticString, in page: Span<UInt8>) -> Int? {
    var start = range.lowerBound
    while start + text.utf8CodeUnitCount <= range.upperBound {
      if Self.has(page, text, at: start) { return start + text.utf8CodeUnitCount }
      start += 1
    }
    return nil
  }

  private static func name(in page: Span<UInt8>, _ range: Range<Int>) -> Name {
    func isNamed(_ name: StaticString) -> Bool {
      range.count == name.utf8CodeUnitCount && has(page, name, at: range.lowerBound)
    }
    switch page[range.lowerBound] {
    case UInt8(ascii: "t"):
      if isNamed("tr") { return .row }
      return isNamed("td") || isNamed("th") ? .cell : isNamed("tbody") ? .body : .other
    case UInt8(ascii: "/"):
      if isNamed("/tr") { return .rowEnd }
      if isNamed("/summary") { return .summaryEnd }
      if isNamed("/details") { return .detailsEnd }
      if isNamed("/h1") { return .titleEnd }
      return isNamed("/select") ? .selectEnd : .other
    case UInt8(ascii: "s"):
      if isNamed("summary") { return .summary }
      if isNamed("section") { return .section }
      if isNamed("span") { return .span }
      return isNamed("select") ? .select : .other
    case UInt8(ascii: "h"): return isNamed("h1") ? .title : .other
    default: return .other
    }
  }

  private static func has(_ page: Span<UInt8>, _ text: StaticString, at start: Int) -> Bool {
    text.withUTF8Buffer { bytes in
      for index in 0..<bytes.count where unsafe bytes[index] != page[start + index] { return false }
      return true
    }
  }
}
