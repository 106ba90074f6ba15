import Files

/// A response to a client.
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

  /// Returns a page that explains a status.
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
    case .pieces(let pieces):
      lines.append("Content-Length: \(pieces.reduce(0) { $0 + $1.count })")
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
enum Status: Int {
  case done = 200
  case partial = 206
  case moved = 301
  case notModified = 304
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timeout = 408
  case badRange = 416
  case headTooLarge = 431
  case failed = 500
  case unavailable = 503
  case unknownVersion = 505

  /// The number in words.
  var reason: String {
    switch self {
    case .done: "OK"
    case .partial: "Partial Content"
    case .moved: "Moved Permanently"
    case .notModified: "Not Modified"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .badRange: "Range Not Satisfiable"
    case .headTooLarge: "Request Header Fields Too Large"
    case .failed: "Internal Server Error"
    case .unavailable: "Service Unavailable"
    case .unknownVersion: "HTTP Version Not Supported"
    }
  }
}
