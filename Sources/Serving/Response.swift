import Files

struct Response {
  let status: Status

  /// The header fields in addition to those of every response.
  var fields: [(name: String, value: String)] = []
  var body = Body.bytes([])

  enum Body {
    case bytes([UInt8])

    /// Pieces, one after another; files are read while they are sent.
    case pieces([Piece])

    /// A stream of events, without an end.
    case events
  }

  enum Piece {
    case bytes([UInt8])
    case file(InputFile, Range<Int>)

    var count: Int {
      switch self {
      case .bytes(let bytes): bytes.count
      case .file(_, let range): range.count
      }
    }
  }

  static func page(_ status: Status, _ words: String = "") -> Response {
    let escaped = words.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let text = """
      <!DOCTYPE html>
      <html lang="en"><head><meta charset="utf-8"><title>\(status.reason)</title></head>
      <body><h1>\(status.reason)</h1><p>\(escaped)</p></body></html>

      """
    let allowed = status == .methodNotAllowed ? [(name: "Allow", value: "GET, HEAD")] : []
    return Response(
      status: status, fields: [("Content-Type", "text/html; charset=utf-8")] + allowed,
      body: .bytes(Array(text.utf8)))
  }

  /// The lines before the body, and the empty one behind them.
  func head(last isLast: Bool, at time: Duration) -> [UInt8] {
    var lines = ["HTTP/1.1 \(status.rawValue) \(status.reason)", "Date: \(Self.date(time))"]
    lines += fields.map { "\($0.name): \($0.value)" }
    switch body {
    case .bytes(let bytes):
      if status != .notModified { lines.append("Content-Length: \(bytes.count)") }
    case .pieces(let pieces): lines.append("Content-Length: \(pieces.reduce(0) { $0 + $1.count })")
    case .events: break
    }
    // No type is guessed, and no page of another site shows what is served here.
    lines += [
      "X-Content-Type-Options: nosniff", "Cross-Origin-Resource-Policy: same-origin",
      "Content-Security-Policy: frame-ancestors 'none'", "X-Frame-Options: DENY",
    ]
    if isLast { lines.append("Connection: close") }
    return Array((lines.joined(separator: "\r\n") + "\r\n\r\n").utf8)
  }

  /// A moment as fields have it (RFC 9110, section 5.6.7).
  static func date(_ time: Duration) -> String {
    UniversalTime(time).text("%a, %d %b %Y %H:%M:%S GMT")
  }
}

/// How a request is answered, in a number.
///
/// Source: RFC 9110, section 15
struct Status: Equatable {
  let rawValue: Int

  /// The number in words.
  let reason: String

  static let done = Status(rawValue: 200, reason: "OK")
  static let partial = Status(rawValue: 206, reason: "Partial Content")
  static let moved = Status(rawValue: 301, reason: "Moved Permanently")
  static let notModified = Status(rawValue: 304, reason: "Not Modified")
  static let badRequest = Status(rawValue: 400, reason: "Bad Request")
  static let forbidden = Status(rawValue: 403, reason: "Forbidden")
  static let notFound = Status(rawValue: 404, reason: "Not Found")
  static let methodNotAllowed = Status(rawValue: 405, reason: "Method Not Allowed")
  static let timeout = Status(rawValue: 408, reason: "Request Timeout")
  static let badRange = Status(rawValue: 416, reason: "Range Not Satisfiable")
  static let headTooLarge = Status(rawValue: 431, reason: "Request Header Fields Too Large")
  static let failed = Status(rawValue: 500, reason: "Internal Server Error")
  static let unavailable = Status(rawValue: 503, reason: "Service Unavailable")
  static let unknownVersion = Status(rawValue: 505, reason: "HTTP Version Not Supported")
}
