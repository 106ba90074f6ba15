/// One record as a view on bytes: what a page is drawn from, without an object for each field.
///
/// The records of a page share one object, so that making a view allocates nothing. Text is the
/// record's own, byte for byte, with escapes replaced.
public struct RecordingView: Sendable {
  /// The page's own bytes, held here too: a span of them can then be lent without counting.
  private let bytes: [UInt8]
  private let page: RecordingPage
  private let record: Int

  /// - Parameters:
  ///   - record: Which record it is.
  ///   - page: Where it is.
  init(_ record: Int, of page: RecordingPage) {
    self.record = record
    self.page = page
    bytes = page.bytes
  }

  /// The text of a field; empty when the record does not have it.
  ///
  /// A number or a truth value where text belongs is its own JSON. Costs nothing but for the
  /// pictures' addresses, which are copied when they have escapes.
  public subscript(field: RecordingField) -> ArraySlice<UInt8> { bytes(of: field) }

  /// The text of a field; empty when the record does not have it.
  public func bytes(of field: RecordingField) -> ArraySlice<UInt8> {
    text(of: FieldSlot(field))
  }

  /// Lends the text of a field, which is empty when the record does not have it.
  ///
  /// Cheaper than the subscript where a million texts are passed on: nothing is counted.
  public func withText<Result>(
    of field: RecordingField, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    let range = range(of: FieldSlot(field))
    guard !range.hasEscapes else {
      let text = text(of: FieldSlot(field))
      return body(text.span)
    }
    return body(bytes.span.extracting(range.range(from: start)))
  }

  /// Whether the record does not have a field at all, not even as `null`.
  public func isAbsent(_ field: RecordingField) -> Bool {
    range(of: FieldSlot(field)).kind == .absent
  }

  /// Whether the record has a field and it is not `null`.
  public func has(_ field: RecordingField) -> Bool {
    let kind = range(of: FieldSlot(field)).kind
    return kind != .absent && kind != .null
  }

  /// The other species that are heard, in the record's order.
  ///
  /// The API sends a list with one empty text when there are none; this is then empty. Where there
  /// is one text instead of a list, as in a table, semicolons separate the species.
  public var also: [ArraySlice<UInt8>] {
    let slot = range(of: .also)
    guard slot.kind == .json else {
      return text(of: .also).split(separator: UInt8(ascii: ";")).map(Self.trimmed)
        .filter { !$0.isEmpty }
    }
    let range = slot.range(from: start)
    guard bytes[range.lowerBound] == UInt8(ascii: "[") else { return [bytes[range]] }
    return texts(in: range)
  }

  /// The annotations as JSON; nil when the record does not have them, or is a row of a table.
  public var annotationSet: ArraySlice<UInt8>? {
    let slot = range(of: .annotationSet)
    switch slot.kind {
    case .absent, .null, .doubled: return nil
    case .json: return bytes[slot.range(from: start)]
    case .text, .escaped:
      let range = slot.range(from: start)
      return bytes[range.lowerBound - 1..<range.upperBound + 1]
    }
  }

  private var start: Int { page.starts[record] }

  /// Where the value of a field is, and what it is.
  func range(of slot: FieldSlot) -> FieldRange { page.layouts[record][Int(slot.rawValue)] }

  /// The text of a field, or the JSON of one that is no text.
  func text(of slot: FieldSlot) -> ArraySlice<UInt8> {
    let slot = range(of: slot)
    let range = slot.range(from: start)
    switch slot.kind {
    case .escaped: return JSON.unescaped(bytes[range])
    case .doubled: return Delimited.unescaped(bytes[range])
    case .absent, .null, .text, .json: return bytes[range]
    }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") }
    guard let last = text.lastIndex(where: { !isSpace($0) }) else { return [] }
    return text[...last].drop(while: isSpace)
  }

  /// The elements of a list that are not empty: the content of strings, the JSON of all else.
  private func texts(in list: Range<Int>) -> [ArraySlice<UInt8>] {
    var texts: [ArraySlice<UInt8>] = []
    var position = JSON.skipSpace(bytes.span, from: list.lowerBound + 1)
    while position < list.upperBound - 1 {
      // The list was read before, so nothing is left that could be a fault.
      guard let end = try? JSON.skipValue(bytes.span, from: position) else { return texts }
      let text =
        bytes[position] == UInt8(ascii: "\"")
        ? JSON.unescaped(bytes[position + 1..<end - 1]) : bytes[position..<end]
      if !text.isEmpty { texts.append(text) }
      position = JSON.skipSpace(bytes.span, from: end)
      if bytes[position] == UInt8(ascii: ",") {
        position = JSON.skipSpace(bytes.span, from: position + 1)
      }
    }
    return texts
  }
}

extension RecordingView {
  /// Lends the text of a field as a page has it: with U+FFFD for what no page may contain.
  public func withShownText<Result>(
    of field: RecordingField, _ body: (Span<UInt8>) -> Result
  ) -> Result {
    withText(of: field) { text in
      guard let replaced = RefusedCharacter.replaced(in: text) else { return body(text) }
      return body(replaced.span)
    }
  }
}
