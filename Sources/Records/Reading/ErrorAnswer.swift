/// What the API says when it refuses a query.
///
/// The documentation of version 2 shows `{"error": {"code": …, "message": …}}`; version 3 really
/// sends `{"error": "client_error", "message": …}`.
struct ErrorAnswer {
  private var code = "error"
  private var message = "no message"

  /// The names that such an answer has, and none besides.
  static let names = ["error", "message", "code", "status"].map { Array($0.utf8) }

  /// Why the source cannot be used.
  var reason: RecordFault.Reason {
    .errorAnswer(code: Excerpt.of(code), message: Excerpt.of(message, limit: 500))
  }

  /// Reads an answer whose object has been read into a layout.
  init(_ layout: RecordLayout, in bytes: [UInt8], from start: Int) {
    if let text = Self.text(layout[.message], in: bytes, from: start) { message = text }
    guard layout[.error].kind == .json else {
      if let text = Self.text(layout[.error], in: bytes, from: start) { code = text }
      return
    }
    let range = layout[.error].range(from: start)
    guard bytes[range.lowerBound] == UInt8(ascii: "{") else {
      code = String(decoding: bytes[range], as: UTF8.self)
      return
    }
    readMembers(of: bytes.span, from: range.lowerBound, in: bytes)
  }

  private mutating func readMembers(of span: Span<UInt8>, from start: Int, in bytes: [UInt8]) {
    var position = start
    while span[position] != UInt8(ascii: "}") {
      let next = JSON.skipSpace(span, from: position + 1)
      guard span[next] == UInt8(ascii: "\"") else { return }
      // The object was read before, so nothing is left that could be a fault.
      guard let name = try? JSON.skipString(span, from: next + 1),
        let value = try? JSON.skipColon(span, from: name.end + 1),
        let end = try? JSON.skipValue(span, from: value)
      else { return }
      let isText = span[value] == UInt8(ascii: "\"")
      let text = JSON.text(isText ? bytes[value + 1..<end - 1] : bytes[value..<end])
      switch JSON.text(bytes[next + 1..<name.end]) {
      case "code": code = text
      case "message": message = text
      default: break
      }
      position = JSON.skipSpace(span, from: end)
    }
  }

  private static func text(
    _ range: FieldRange, in bytes: [UInt8], from start: Int
  ) -> String? {
    switch range.kind {
    case .absent, .null, .doubled: nil
    case .text, .escaped: JSON.text(bytes[range.range(from: start)])
    case .json: String(decoding: bytes[range.range(from: start)], as: UTF8.self)
    }
  }
}
